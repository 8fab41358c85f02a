/** Data of the page's component, in the server's HTML and, without the reference itself, in the browser. */
export interface PageData {
  /** The reference; empty in the browser, which uses the page's HTML or fetches it. */
  readonly html: string;
  /** URL of the same HTML as a file, for readers who navigate from another page of the site. */
  readonly url: string;
  /** URL of the forms' data. */
  readonly formsUrl: string;
  /** For the framework's check of broken links, on the server only. */
  readonly anchors?: readonly string[];
  readonly links?: readonly string[];
  readonly description: string;
}
