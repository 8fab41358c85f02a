import {Agent} from 'node:http';
import {afterAll, beforeAll, describe} from 'vitest';
import {findWrangler} from '../../scripts/wrangler';
import {cloudflareExpectations} from './cloudflare';
import {holdRows} from './contract';
import {expectations} from './expectations';
import {fixtureSamples, makeFixtureBuild, removeFixture} from './fixture-build';
import {type RunningWrangler, startWrangler} from './run-wrangler';

describe.concurrent('the runtime of Cloudflare Pages', () => {
  let directory = '';
  let running: RunningWrangler | undefined;
  // A new connection for each request would take most of the time.
  const agent = new Agent({keepAlive: true});

  beforeAll(async () => {
    const program = findWrangler();
    if (program === undefined) {
      throw new Error('wrangler is not installed. CI=true npm test installs it.');
    }
    directory = await makeFixtureBuild();
    running = await startWrangler(program, directory);
  });
  afterAll(async () => {
    agent.destroy();
    await running?.stop();
    removeFixture(directory);
  });

  holdRows(() => running?.origin ?? '', cloudflareExpectations(expectations(fixtureSamples, {brotli: true})), agent);
});
