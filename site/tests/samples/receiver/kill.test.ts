import {expect, test} from 'vitest';
import {isInstalled} from '../../../scripts/debian';
import {ApiDouble, avatar} from './api-double';
import {type Language, languages, preloaded, Receiver, until} from './running';

const files = [`avatars/${avatar}.glb`, 'renders/job-render.png'];
/** How many steps are tried at the same time. Only every second one is tried, because each takes two starts. */
const atOnce = 4;

/**
 * Takes an avatar from photos and a render to their files, with a server that is killed before one of its steps: a write, a
 * rename, a removal, or a request. Then the server starts again.
 */
async function killBefore(step: number, language: Language) {
  const api = await new ApiDouble().start();
  const receiver = new Receiver(language, api, preloaded(language));
  const repeated: string[] = [];
  api.onCall = (operation, name) => {
    // Sent once. It is lost if the server doesn't run.
    if (operation === 'render') void receiver.post(api.renderEvent(api.count('render'))).catch(() => {});
    const target = files.find((file) => name.slice(-4) === file.slice(-4));
    if (target !== undefined && receiver.stored().files.includes(target)) repeated.push(name);
  };
  const isDone = () => receiver.stored().files.length === 2 && receiver.names('jobs').length === 0;
  receiver.add('avatar');
  receiver.add('render');
  try {
    await receiver.start({KILL_BEFORE_STEP: String(step)}).catch(() => {});
    const wasKilled = await Promise.race([receiver.ended().then(() => true), until(isDone).then(() => false)]);
    if (wasKilled) {
      const {renderId} = receiver.names('jobs').includes('job-render.json')
        ? receiver.read('jobs/job-render.json')
        : {};
      // If the event was lost, its deadline passes meanwhile.
      if (typeof renderId === 'string' && !receiver.names('events').includes(`${renderId}.json`)) {
        receiver.change('jobs/job-render.json', {deadline: receiver.ago(1)});
      }
      await receiver.start();
      await until(isDone);
    }
    const hasBytes = receiver.has(files[0]!, 'a.glb') && /^The bytes of \d\.png\.$/.test(receiver.text(files[1]!));
    const renders = api.count('render');
    return {step, wasKilled, ...receiver.stored(), parts: receiver.names('parts'), repeated, hasBytes, renders};
  } finally {
    await receiver.close();
    api.stop();
  }
}

test.concurrent.each(languages.filter(({program}) => isInstalled(program)))(
  'the receiver in $language loses and repeats nothing when it is killed before any second step',
  async (language) => {
    let step = 1;
    for (let isPastEnd = false; !isPastEnd; step += 2 * atOnce) {
      const runs = await Promise.all(
        Array.from({length: atOnce}, (_, index) => killBefore(step + 2 * index, language)),
      );
      for (const {wasKilled, renders, ...run} of runs) {
        const expected = {step: run.step, files, jobs: [], failed: [], parts: [], repeated: [], hasBytes: true};
        expect(run).toEqual(expected);
        expect(renders).toBeLessThanOrEqual(2);
        isPastEnd ||= !wasKilled;
      }
    }
    expect(step).toBeGreaterThan(20);
  },
);
