import {fileURLToPath} from 'node:url';
import {defineConfig} from 'vitest/config';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Unit tests: everything beside the code it tests, and the hosting contract. Browser tests are Playwright's. */
export default defineConfig({
  oxc: {jsx: {runtime: 'automatic'}},
  resolve: {
    alias: [
      {find: /^@site\//, replacement: at('./')},
      // The framework resolves these when it bundles; in unit tests its own modules or small doubles stand in.
      {find: /^@docusaurus\/router$/, replacement: 'react-router'},
      {find: /^@docusaurus\/(Link|Head|useBrokenLinks)$/, replacement: at('./tests/doubles/$1.tsx')},
      {find: /^@theme\/(Heading|CodeBlock|Tabs|TabItem)$/, replacement: at('./tests/doubles/theme/$1.tsx')},
    ],
  },
  test: {
    include: ['**/*.test.{ts,tsx,mjs}'],
    exclude: ['node_modules/**', '.cache/**', 'build*/**', 'tests/e2e/**', 'samples/**'],
    css: {modules: {classNameStrategy: 'non-scoped'}},
    restoreMocks: true,
    setupFiles: ['tests/setup.ts'],
    // Files share a worker's modules, which saves a third of the time. What a test leaves behind is the next one's concern:
    // tests/setup.ts empties the document, and restoreMocks restores the mocks.
    isolate: false,
    maxWorkers: '100%',
    // A machine that also builds the site may stall for seconds.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
