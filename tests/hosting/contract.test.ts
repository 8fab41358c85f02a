// @vitest-environment node
import {once} from 'node:events';
import type {Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {afterAll, beforeAll, describe, vi} from 'vitest';
import {findNginx} from '../../scripts/nginx';
import {createSiteServer} from '../../server/site-server';
import {cloudflareExpectations} from './cloudflare';
import {holdContract, holdRows} from './contract';
import {expectations} from './expectations';
import {fixtureFiles, makeFixtureBuild, modelSize, removeFixture} from './fixture-build';
import {hasBrotliModule, type RunningNginx, startNginx} from './run-nginx';
import {findWrangler, type RunningWrangler, startWrangler} from './run-wrangler';

// A busy machine takes its time to start a program and to compress a build.
vi.setConfig({testTimeout: 60_000, hookTimeout: 60_000});

const samples = {script: fixtureFiles.script, binary: fixtureFiles.model, binarySize: modelSize};
let directory = '';
beforeAll(async () => {
  directory = await makeFixtureBuild();
});
afterAll(() => removeFixture(directory));

describe('the embedded server', () => {
  let server: Server;

  beforeAll(async () => {
    server = createSiteServer({directory});
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
  });
  afterAll(() => void server.close());

  holdContract({
    origin: () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    samples,
    brotli: true,
  });
});

const nginx = findNginx();
if (nginx === undefined) {
  console.warn('nginx is not installed: the hosting contract is not held against it. Debian: apt-get install nginx');
}

describe.skipIf(nginx === undefined).each([
  {name: 'nginx as it comes', brotli: false},
  {name: 'nginx with the brotli module, as in the container', brotli: true},
])('$name', ({brotli}) => {
  const missing = brotli && nginx !== undefined && !hasBrotliModule();
  if (missing) {
    console.warn('nginx has no brotli module here. Debian: apt-get install libnginx-mod-http-brotli-static');
  }

  describe.skipIf(missing)('', () => {
    let running: RunningNginx;

    beforeAll(async () => {
      running = await startNginx({program: nginx ?? '', directory, brotli});
    });
    afterAll(() => running.stop());

    holdContract({origin: () => running.origin, samples, brotli});
  });
});

const wrangler = findWrangler();
if (wrangler === undefined) {
  console.warn(
    'Wrangler or a Node of 22 is missing: the hosting contract is not held against the runtime of Cloudflare Pages. ' +
      'See tests/hosting/run-wrangler.ts.',
  );
}

describe.skipIf(wrangler === undefined)('the runtime of Cloudflare Pages', () => {
  let running: RunningWrangler;

  beforeAll(async () => {
    if (wrangler) running = await startWrangler(wrangler, directory);
  });
  afterAll(() => running.stop());

  holdRows(() => running.origin, cloudflareExpectations(expectations(samples, {brotli: true})));
});
