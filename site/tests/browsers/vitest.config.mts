import {defineConfig} from 'vitest/config';

/** The site in Firefox and WebKit: a file for each engine, at the same time. */
export default defineConfig({
  root: import.meta.dirname,
  test: {
    include: ['*.browser.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    maxWorkers: 2,
    // A browser that fails everywhere must not take hours.
    bail: 5,
  },
});
