/**
 * Parts of the site that a search can be limited to. Each has its own index file, and its prefix is the value of `?ctx=` on
 * the search page.
 */
export interface SearchContext {
  /** Path prefix without outer slashes: `docs/integration/web`. */
  readonly prefix: string;
  readonly label: string;
  /** Paths in the context, each with both slashes, including everything below them. */
  readonly paths: readonly string[];
}

const context = (prefix: string, label: string, ...further: string[]): SearchContext => ({
  prefix,
  label,
  paths: [`/${prefix}/`, ...further],
});

export const searchContexts: readonly SearchContext[] = [
  context('docs/integration/web', 'Web SDK'),
  context('docs/integration/api', 'REST API', '/api/'),
  context('docs/integration/mobile', 'Mobile'),
  context('docs/integration/unity', 'Unity'),
  context('docs/integration/unreal', 'Unreal'),
  context('docs/importing', 'Importing'),
  context('docs/ux_customization', 'Assets'),
];

/** Whether a path, relative to the site's base and with both slashes, is in a context. */
export function liesIn({paths}: SearchContext, path: string): boolean {
  return paths.some((start) => path.startsWith(start));
}

/** The context of a page, if any. `path` is relative to the site's base, with both slashes. */
export function contextOf(path: string): SearchContext | undefined {
  return searchContexts.find((candidate) => liesIn(candidate, path));
}
