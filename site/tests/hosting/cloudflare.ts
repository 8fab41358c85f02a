import {type Expectation, html} from './expectation';
import type {ExpectationTable} from './expectations';

/**
 * Paths with other responses: Cloudflare Pages resolves dot segments and encoded slashes, and serves dot files, which no
 * build has, and the 404 page at its own path, with `noindex` and a canonical URL.
 */
const resolved = /\/\.{1,2}\/|%2e|%2f|%5c|^\/404(?:\.html)?$|^\/\.hidden$|^\/docs\/\.hidden\/$/i;
/**
 * The development server looks up files on disk, but Cloudflare by exact path: the former ignores a second slash, and fails
 * with 502 below a file, for a name too long for the disk, and for its configuration files.
 */
const onDisk = /\/\/|^\/(?:robots\.txt\/|_redirects|_headers|a{4000}\/)$/;

/**
 * The part of the contract that the runtime of Cloudflare Pages fulfills itself. Compression, ranges, conditions and the
 * rejection of malformed requests happen on Cloudflare's edge, which isn't available locally.
 */
export function cloudflareExpectations(table: ExpectationTable): readonly Expectation[] {
  const pages = table.pages.map(({has, ...row}) => ({...row, has: {...has, vary: null}}));
  const missing = [...table.missing, ...table.files.filter(({status}) => status === 404)]
    .filter(({path}) => !resolved.test(path) && !onDisk.test(path))
    // It doesn't allow caches to store a 404.
    .map((row) => ({...row, has: {'content-type': html, 'cache-control': 'no-store'}}));
  const methods = table.refused
    // It redirects a POST to an old URL like a GET.
    .filter(({status, path}) => status === 405 && path !== '/docs')
    .map(({has: _allow, ...row}) => row);
  const headers = table.securityHeaders
    // A 404 has the headers of the requested path.
    .filter(({status, path}) => [200, 301, 404, 405].includes(Number(status)) && path !== '/models/nothing.glb');
  return [...pages, ...table.moved, ...missing, ...methods, ...headers];
}
