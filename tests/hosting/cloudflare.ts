import {type Expectation, html} from './expectation';
import type {ExpectationTable} from './expectations';

/**
 * Paths whose response differs: Cloudflare Pages resolves dot segments and escaped slashes, and serves dot files, which no
 * build has, and the not-found page at its own path. It says `noindex`, and pages name their canonical address.
 */
const resolved = /\/\.{1,2}\/|%2e|%2f|%5c|^\/404(?:\.html)?$|^\/\.hidden$|^\/docs\/\.hidden\/$/i;
/**
 * Where the development server finds files on disk, and Cloudflare by their exact path: it ignores a second slash, and
 * fails with 502 below a file, for a name too long for the disk, and for the files that it has set aside.
 */
const onDisk = /\/\/|^\/(?:robots\.txt\/|_redirects|_headers|a{4000}\/)$/;

/**
 * The part of the table that the runtime of Cloudflare Pages holds on its own. Compression, ranges, conditions and the
 * refusal of malformed requests are the edge's work in front of it, which does not run on a developer's machine.
 */
export function cloudflareExpectations(table: ExpectationTable): readonly Expectation[] {
  const pages = table.pages.map(({has, ...row}) => ({...row, has: {...has, vary: null}}));
  const missing = [...table.missing, ...table.files.filter(({status}) => status === 404)]
    .filter(({path}) => !resolved.test(path) && !onDisk.test(path))
    // It forbids caches to keep a 404 at all.
    .map((row) => ({...row, has: {'content-type': html, 'cache-control': 'no-store'}}));
  const methods = table.refused
    // A POST to an old address is redirected like a GET.
    .filter(({status, path}) => status === 405 && path !== '/docs')
    .map(({has: _allow, ...row}) => row);
  const headers = table.securityHeaders
    // A 404 has the headers of the path that was asked for.
    .filter(({status, path}) => [200, 301, 404, 405].includes(Number(status)) && path !== '/models/nothing.glb');
  return [...pages, ...table.moved, ...missing, ...methods, ...headers];
}
