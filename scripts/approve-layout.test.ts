import {afterEach, expect, test, vi} from 'vitest';

afterEach(() => vi.unstubAllEnvs());

/** Folders of the builds that Playwright has served. */
async function servedBuilds(): Promise<unknown[]> {
  vi.resetModules();
  const {default: config} = await import('../playwright.config');
  return [config.webServer].flat().map((server) => server?.command.split(' ').at(-1));
}

test('the layout is approved with the build of the site alone', async () => {
  vi.stubEnv('APPROVE_LAYOUT', '1');
  expect(await servedBuilds()).toEqual(['build']);
});

test('the browser tests have both builds', async () => {
  vi.stubEnv('APPROVE_LAYOUT', undefined);
  expect(await servedBuilds()).toEqual(['build', 'build-configured']);
});
