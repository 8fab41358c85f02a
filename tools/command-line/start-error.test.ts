import {expect, test} from 'vitest';
import {listenError, readError} from './start-error';

const failure = (code: string): Error => Object.assign(new Error(`${code}: it failed`), {code});

test.each([
  ['EADDRINUSE', 3000, /^Port 3000 is in use\. .*PORT=3001 npm run serve$/],
  ['EADDRINUSE', 65535, /^Port 65535 is in use\. .*PORT=3000 npm run serve$/],
  ['EACCES', 80, /^Port 80 needs more rights .*PORT=3000 npm run serve$/],
  ['ENOTFOUND', 3000, /^HOST "name" .*HOST=127\.0\.0\.1 npm run serve$/],
  ['EAI_AGAIN', 3000, /^HOST "name" .*HOST=127\.0\.0\.1 npm run serve$/],
  ['EADDRNOTAVAIL', 3000, /^HOST "name" .*HOST=127\.0\.0\.1 npm run serve$/],
  ['EODD', 3000, /^The server cannot listen on name, port 3000: EODD: it failed$/],
])('listening fails with %s on %d', (code, port, line) => {
  expect(listenError(failure(code), 'name', port).message).toMatch(line);
});

test.each([
  ['ENOENT', /^\/site\/file is missing\. Build again: npm run build$/],
  ['EACCES', /^\/site\/file cannot be read by this user\. Change its rights /],
  ['EIO', /^\/site\/file cannot be read: EIO: it failed$/],
])('reading fails with %s', (code, line) => {
  expect(readError(failure(code), '/site/file').message).toMatch(line);
});
