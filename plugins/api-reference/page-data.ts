/** What the page's component gets, in the server's HTML and, without the reference itself, in the browser. */
export interface PageData {
  /** The reference; empty in the browser, which finds it in the page or fetches it. */
  readonly html: string;
  /** Address of the same HTML as a file, for readers who come from another page of the site. */
  readonly url: string;
  /** Address of what the forms of the requests are made of. */
  readonly formsUrl: string;
  /** For the framework's check of broken links; empty in the browser. */
  readonly anchors: readonly string[];
  readonly links: readonly string[];
  readonly description: string;
}
