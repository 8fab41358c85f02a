import {expect, test as base, type ConsoleMessage, type Page} from '@playwright/test';
import {executed} from '../../../checks/samples/executed';
import {startSimulator, type Simulator} from '../../samples/simulator';
import {webGl} from '../webgl';
import {RunSamples} from './coverage';
import {serveOutside} from './outside';
import {serveSamples, type SampleServer} from './server';

interface Environment {
  simulator: Simulator;
  server: SampleServer;
  /** Which modules of the samples ran. */
  run: RunSamples;
}

/**
 * Prepares a file of tests that run samples in a browser: the simulator, a server of the samples, and pages with WebGL on which
 * the URLs in samples are served. Each page also expects that nothing is thrown in it.
 *
 * @param prepare puts files beside the samples before the first test
 */
export function sampleTests(prepare: (server: SampleServer) => void = () => {}) {
  const around = {} as Environment;
  const test = base.extend({
    ...webGl,
    page: async ({page}, use) => {
      const errors: string[] = [];
      page.on('pageerror', ({message}) => errors.push(message));
      page.on('console', (message) => message.type() === 'assert' && errors.push(message.text()));
      await serveOutside(page, around.simulator);
      await around.run.watch(page);
      await use(page);
      await around.run.end(page);
      expect(errors).toEqual([]);
    },
    viewport: {width: 640, height: 480},
  });
  // One after the other in one worker: the last test of a file looks at what all of them ran.
  test.describe.configure({mode: 'serial'});
  test.beforeAll(async () => {
    around.simulator = await startSimulator();
    around.server = await serveSamples(around.simulator);
    around.run = new RunSamples(around.server.origin);
    prepare(around.server);
  });
  test.afterAll(async () => {
    await around.server.stop();
    await around.simulator.stop();
  });
  return {test, around};
}

/** Expects that a list of executed samples ran, the whole list and nothing else, and every function of it that has a name. */
export function expectAllRan({run, server}: Environment, group: keyof typeof executed, pages: string[] = []): void {
  expect(run.notCalled).toEqual([]);
  expect([...run.files, ...server.served, ...pages].sort()).toEqual([...executed[group]].sort());
}

/** Waits until the creator shows an avatar, and presses Next. */
export async function pressNext(page: Page, frame = '#avaturn-sdk-iframe'): Promise<void> {
  const creator = page.frameLocator(frame);
  await expect(creator.locator('#stage-status')).not.toHaveText(/Loading|Exporting/);
  await creator.getByRole('button', {name: 'Next'}).click();
}

/** The next message of the console that holds a text. */
export const logged = (page: Page, text: string): Promise<ConsoleMessage> =>
  page.waitForEvent('console', {predicate: (message) => message.text().includes(text)});

/** The values that a page logged. */
export const valuesOf = (message: ConsoleMessage): Promise<unknown[]> =>
  Promise.all(message.args().map((value) => value.jsonValue()));

/** Opens a page in which the parts of samples can be imported, with these elements. */
export async function openParts(page: Page, {origin}: SampleServer, body: string): Promise<void> {
  await page.goto(`${origin}/parts.html`);
  await page.evaluate((html) => void (document.body.innerHTML = html), body);
}
