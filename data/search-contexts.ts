/**
 * The parts of the site a search can be narrowed to. Each has an index file of its own, and its prefix is what `?ctx=`
 * names on the search page.
 */
export interface SearchContext {
  /** Path prefix without outer slashes: `docs/integration/web`. */
  readonly prefix: string;
  readonly label: string;
  /** Paths of the site that belong to it, each with both slashes: everything below them is part of the context. */
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

/** Whether a path, given from the site's base with both slashes, lies in a context. */
export function liesIn({paths}: SearchContext, path: string): boolean {
  return paths.some((start) => path.startsWith(start));
}

/** The context a page lies in, if any. `path` is given from the site's base, with both slashes. */
export function contextOf(path: string): SearchContext | undefined {
  return searchContexts.find((candidate) => liesIn(candidate, path));
}
