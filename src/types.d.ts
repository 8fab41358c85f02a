declare module '@generated/page-list/default/pages.json' {
  export interface ListedPage {
    /** Path with both slashes. */
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
  /** Minutes that a page's task takes, by the page's path with both slashes. */
  const minutes: Readonly<Record<string, number>>;
  export default minutes;
}
