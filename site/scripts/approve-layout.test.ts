import {afterEach, expect, test, vi} from 'vitest';

afterEach(() => vi.unstubAllEnvs());

/** Folders of the builds that Playwright serves. */
async function servedBuilds(): Promise<unknown[]> {
  vi.resetModules();
  const {default: config} = await import('../playwright.config');
  return [config.webServer].flat().map((server) => server?.command.split(' ').at(-1));
}

test("only the site's build is needed to approve the layout", async () => {
  vi.stubEnv('APPROVE_LAYOUT', '1');
  expect(await servedBuilds()).toEqual(['../build']);
});

test('the browser tests need both builds', async () => {
  vi.stubEnv('APPROVE_LAYOUT', undefined);
  expect(await servedBuilds()).toEqual(['../build', '../build-configured']);
});
