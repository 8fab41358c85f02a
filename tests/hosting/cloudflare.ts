import type {Expectation} from './expectation';
import type {ExpectationTable} from './expectations';

/** Copies and files for hosts, which Cloudflare Pages takes for files like any other. They hold nothing secret. */
const served = /^\/(?:_server\.json|nginx(?:-main)?\.conf|Dockerfile|.*\.(?:br|gz))$/;
/** Spellings of a path that Cloudflare Pages resolves before it looks for a file, and its own way with some names. */
const resolved = /\/\.{1,2}\/|%2e|%2f|%5c|\/\/|^\/404(?:\.html)?$|^\/\.hidden$|^\/docs\/\.hidden\/$/i;
/** The development server answers 502 where it looks for a file below a file, or for one it has set aside. */
const failing = /^\/(?:robots\.txt\/|_redirects|_headers|a{4000}\/)$/;

/**
 * The part of the table that the runtime of Cloudflare Pages holds on its own. Compression, ranges and the refusal of odd
 * requests are the edge's work in front of it, which does not run on a developer's machine.
 */
export function cloudflareExpectations(table: ExpectationTable): readonly Expectation[] {
  const pages = table.pages.map(({has, ...row}) => ({...row, has: {...has, vary: null}}));
  const missing = table.missing
    .filter(({path}) => !served.test(path) && !resolved.test(path) && !failing.test(path))
    // It forbids to keep a 404 at all.
    .map(({has, ...row}) => ({...row, has: {...has, 'cache-control': /^no-store$/}}));
  // A 404 has the headers of the path that was asked for, and a POST to an old address is redirected like a GET.
  const headers = table.securityHeaders.filter(({path}) => path !== '/models/nothing.glb');
  return [...pages, ...table.moved, ...missing, ...headers];
}
