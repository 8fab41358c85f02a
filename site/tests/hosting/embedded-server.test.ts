import type {Server} from 'node:http';
import {afterAll, beforeAll, describe} from 'vitest';
import {createSiteServer} from '../../server/site-server';
import {holdContract} from './contract';
import {fixtureSamples, makeFixtureBuild, removeFixture} from './fixture-build';
import {listenLocally} from '@avaturn-docs/command-line/test/raw-request';

describe('the embedded server', () => {
  let directory = '';
  let server: Server;
  let origin = '';
  beforeAll(async () => {
    directory = await makeFixtureBuild();
    server = createSiteServer({directory});
    origin = await listenLocally(server);
  });
  afterAll(() => {
    server.close();
    removeFixture(directory);
  });

  holdContract({origin: () => origin, samples: fixtureSamples, brotli: true});
});
