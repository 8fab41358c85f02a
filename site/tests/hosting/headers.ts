import {headersAt} from '../../config/headers';
import type {Expectation} from './expectation';
import {fixtureFiles, fixtureHeaders} from './fixture-build';

/** The security headers of every kind of response. `config/headers.test.ts` tests their values. */
const responses: readonly Pick<Expectation, 'path' | 'status' | 'method' | 'headers' | 'name'>[] = [
  {name: 'a page', path: '/', status: 200},
  {name: 'a page', path: '/docs/importing/', status: 200},
  {name: 'a page without its body', path: '/docs/importing/', method: 'HEAD', status: 200},
  {name: 'an old address', path: '/docs', status: 301},
  {name: 'a missing page', path: '/nothing/', status: 404},
  {name: 'a missing file among those that others may read', path: '/models/nothing.glb', status: 404},
  {name: 'a refused method', path: '/docs/importing/', method: 'POST', status: 405},
  {
    name: 'a file that is not the one asked for',
    path: fixtureFiles.model,
    headers: {'If-Match': '"other"'},
    status: 412,
  },
  {
    name: 'a range that the file does not have',
    path: fixtureFiles.model,
    headers: {Range: 'bytes=9999999-'},
    status: 416,
  },
  {name: 'malformed percent-encoding', path: '/%zz', status: 400},
  {name: 'a very long path', path: `/${'a'.repeat(10_000)}`, status: 414},
  {name: 'a malformed host', path: '/', headers: {Host: 'a/b'}, status: 400},
  {name: 'a script', path: fixtureFiles.script, status: 200},
  {name: 'the script of a worker that runs WebAssembly', path: fixtureFiles.wasmWorker, status: 200},
  {name: 'the frame of the simulated creator', path: fixtureFiles.frame, status: 200},
  {name: 'a model, which others may read', path: fixtureFiles.model, status: 200},
  {name: 'the API document, which others may read', path: fixtureFiles.api, status: 200},
  {name: 'a page as Markdown, which others may read', path: fixtureFiles.twin, status: 200},
  {name: 'a picture, which others may show', path: fixtureFiles.picture, status: 200},
  {name: 'a file for readers of this site only', path: fixtureFiles.text, status: 200},
];

const everywhere = {'access-control-allow-origin': null} as const;

export const securityHeaders: readonly Expectation[] = responses.map((response) => {
  const served = response.status === 404 ? '/404.html' : response.path;
  const headers = Object.entries(headersAt(fixtureHeaders, served));
  return {
    ...response,
    name: `has the headers of ${response.name}`,
    has: {...everywhere, ...Object.fromEntries(headers.map(([name, value]) => [name.toLowerCase(), value]))},
  };
});
