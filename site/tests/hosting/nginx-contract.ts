import {afterAll, beforeAll, expect, test} from 'vitest';
import {findNginx, hasBrotliModule} from '../../scripts/debian';
import {holdContract} from './contract';
import {fixtureSamples, makeFixtureBuild, removeFixture} from './fixture-build';
import {send} from '@avaturn-docs/command-line/test/raw-request';
import {type RunningNginx, startNginx} from './run-nginx';

/** Declares the tests of nginx, with or without the brotli module. */
export function holdNginxContract({brotli}: {readonly brotli: boolean}): void {
  const builds: string[] = [];
  const running: RunningNginx[] = [];

  /** A server with its own build, like a replica or a later deployment. */
  async function start(): Promise<RunningNginx> {
    const program = findNginx();
    if (program === undefined || (brotli && !hasBrotliModule())) {
      throw new Error('nginx or its brotli module is missing. CI=true npm test installs them.');
    }
    const directory = await makeFixtureBuild();
    builds.push(directory);
    const started = await startNginx({program, directory, brotli});
    running.push(started);
    return started;
  }

  let origin = '';
  beforeAll(async () => {
    ({origin} = await start());
  });
  afterAll(async () => {
    await Promise.all(running.map(({stop}) => stop()));
    builds.forEach(removeFixture);
  });

  holdContract({origin: () => origin, samples: fixtureSamples, brotli});

  test('another build of the same files has the same entity tags, in every coding', async () => {
    const other = await start();
    for (const coding of ['br', 'gzip', 'identity']) {
      const request = {path: '/docs/importing/', headers: {'Accept-Encoding': coding}};
      const [one, two] = [await send(origin, request), await send(other.origin, request)];
      expect(one.headers.etag).toMatch(/"/);
      expect(two.headers.etag, coding).toBe(one.headers.etag);
    }
  });
}
