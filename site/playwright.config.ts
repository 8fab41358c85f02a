import {availableParallelism} from 'node:os';
import {defineConfig} from '@playwright/test';

// Tests name files of the site by their path from its folder.
process.chdir(__dirname);

/** Set by `npm test`; the defaults are for `npx playwright test` against builds that exist. */
const sitePort = process.env['SITE_PORT'] ?? '23173';
const configuredPort = process.env['CONFIGURED_PORT'] ?? '23174';

const server = (directory: string, port: string) => ({
  command: `node --import tsx server/main.ts ${directory}`,
  env: {PORT: port},
  url: `http://127.0.0.1:${port}/`,
  reuseExistingServer: false,
  gracefulShutdown: {signal: 'SIGTERM' as const, timeout: 5000},
});

/**
 * Browser tests, against the built site served by its own server. `configured` is a second build in which all that is
 * off by default is on: see tests/fixtures/configured.config.ts.
 */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: '../test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  // One more than cores: each test waits for events a sixth of its time.
  workers: availableParallelism() + 1,
  // Tests wait for events. The limits are for a busy machine, where a frame without a graphics card takes seconds.
  timeout: 180_000,
  expect: {timeout: 45_000},
  retries: 0,
  reporter: process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] ? [['list'], ['json']] : [['list']],
  use: {
    baseURL: `http://127.0.0.1:${sitePort}`,
    launchOptions: {
      ...(process.env['CHROMIUM_PATH']
        ? {executablePath: process.env['CHROMIUM_PATH']}
        : {executablePath: '/usr/bin/chromium'}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  // The tests of `configured` run one after the other, so they begin first.
  projects: [
    {name: 'configured', testMatch: '**/configured.spec.ts', use: {baseURL: `http://127.0.0.1:${configuredPort}`}},
    {name: 'site', testIgnore: '**/configured.spec.ts'},
  ],
  webServer: [server('../build', sitePort), server('../build-configured', configuredPort)],
});
