import path from 'node:path';
import {type Count, none} from './count';
import {type Program, programs} from './programs';
import {runVitest} from './unit-tests';

/** Tests the built site in Firefox and in WebKit, where they are installed. */
export async function engineTests(missing: readonly Program[]): Promise<Count> {
  const files = [programs.firefox, programs.webkit]
    .filter((engine) => !missing.includes(engine))
    .map(({tests}) => path.join('..', tests));
  if (files.length === 0) return none;
  const args = ['--config', 'tests/browsers/vitest.config.mts', ...files];
  return runVitest('browsers', {title: 'Tests in Firefox and WebKit', args, live: true});
}
