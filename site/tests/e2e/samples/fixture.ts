import {expect, test as base, type ConsoleMessage, type Page} from '@playwright/test';
import {executed} from '../../samples/executed';
import {startSimulator, type Simulator} from '@avaturn-docs/simulator/command/test/running';
import {webGl, withBlankFrames, withFewFrames} from '../webgl';
import {serveOutside} from './outside';
import {serveSamples, type SampleServer} from './server';

interface Environment {
  simulator: Simulator;
  server: SampleServer;
}

/**
 * Prepares a test file that runs samples in a browser: the simulator, a server for the samples, and pages with WebGL on
 * which the URLs in samples are served. Each page must not throw.
 *
 * @param prepare adds files next to the samples before the first test
 */
export function sampleTests(prepare: (server: SampleServer) => void = () => {}) {
  const around = {} as Environment;
  const test = base.extend({
    ...webGl,
    page: async ({page}, use) => {
      const errors: string[] = [];
      page.on('pageerror', ({message}) => errors.push(message));
      page.on('console', (message) => message.type() === 'assert' && errors.push(message.text()));
      await withFewFrames(page);
      await withBlankFrames(page);
      await serveOutside(page, around.simulator);
      await use(page);
      expect(errors).toEqual([]);
    },
    viewport: {width: 640, height: 480},
  });
  // Serial, because the last test of a file checks what all of them ran.
  test.describe.configure({mode: 'serial'});
  test.beforeAll(async () => {
    around.simulator = await startSimulator();
    around.server = await serveSamples(around.simulator);
    prepare(around.server);
  });
  test.afterAll(async () => {
    await around.server.stop();
    await around.simulator.stop();
  });
  return {test, around};
}

/** Expects that exactly the listed samples were loaded. */
export function expectAllRan({server}: Environment, group: keyof typeof executed, pages: string[] = []): void {
  expect([...server.served, ...pages].sort()).toEqual([...executed[group]].sort());
}

/** Waits until the creator shows an avatar, and presses Next. */
export async function pressNext(page: Page, frame = '#avaturn-sdk-iframe'): Promise<void> {
  const creator = page.frameLocator(frame);
  await expect(creator.locator('#stage-status')).not.toHaveText(/Loading|Exporting/);
  await creator.getByRole('button', {name: 'Next'}).click();
}

/** The next console message that contains a text. */
export const logged = (page: Page, text: string): Promise<ConsoleMessage> =>
  page.waitForEvent('console', {predicate: (message) => message.text().includes(text)});

/** The values that a page logged. */
export const valuesOf = (message: ConsoleMessage): Promise<unknown[]> =>
  Promise.all(message.args().map((value) => value.jsonValue()));

/** Opens a page with these elements that can import sample modules. */
export async function openParts(page: Page, {origin}: SampleServer, body: string): Promise<void> {
  await page.goto(`${origin}/parts.html`);
  await page.evaluate((html) => void (document.body.innerHTML = html), body);
}
