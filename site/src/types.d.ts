/// <reference types="@docusaurus/module-type-aliases" />
/// <reference types="@docusaurus/theme-classic" />
declare module '@generated/page-list/default/pages.json' {
  export interface ListedPage {
    /** Path with leading and trailing slash. */
    path: string;
    readonly title: string;
    readonly description: string;
  }
  const pages: readonly ListedPage[];
  export default pages;
}

declare module '@generated/globalData' {
  const globalData: Record<string, Record<string, unknown> | undefined>;
  export default globalData;
}

declare module '@generated/page-list/default/minutes.json' {
  /** Minutes for a page's task, by page path with both slashes. */
  const minutes: Readonly<Record<string, number>>;
  export default minutes;
}

declare module '@generated/page-list/default/starters.json' {
  /** Title of each starter project, and the address of the guide that starts from it. */
  const starters: readonly {readonly title: string; readonly guide: string}[];
  export default starters;
}
