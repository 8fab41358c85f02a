import {once} from 'node:events';
import type {Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {afterAll, beforeAll, describe} from 'vitest';
import {createSiteServer} from '../../server/site-server';
import {holdContract} from './contract';
import {fixtureSamples, makeFixtureBuild, removeFixture} from './fixture-build';

describe('the embedded server', () => {
  let directory = '';
  let server: Server;
  beforeAll(async () => {
    directory = await makeFixtureBuild();
    server = createSiteServer({directory});
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
  });
  afterAll(() => {
    server.close();
    removeFixture(directory);
  });

  const origin = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  holdContract({origin, samples: fixtureSamples, brotli: true});
});
