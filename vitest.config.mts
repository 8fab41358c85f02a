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
      {find: /^@docusaurus\/(Link|Head|useBrokenLinks)$/, replacement: at('./tests/doubles/$1.tsx')},
      {find: /^@theme\/(Heading|CodeBlock|Tabs|TabItem)$/, replacement: at('./tests/doubles/theme/$1.tsx')},
    ],
  },
  test: {
    include: ['**/*.test.{ts,tsx,mjs}'],
    exclude: ['node_modules/**', '.cache/**', 'build*/**', 'tests/e2e/**', 'samples/**'],
    css: {modules: {classNameStrategy: 'non-scoped'}},
    restoreMocks: true,
    // As in playwright.config.ts: a machine that stalls fails once, a fault twice. The report names what was tried again.
    retry: 1,
  },
});
