import {availableParallelism} from 'node:os';
import {fileURLToPath} from 'node:url';
import {defineConfig} from 'vitest/config';

// Tests name files of the site by their path from its folder.
process.chdir(fileURLToPath(new URL('./site', import.meta.url)));

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Unit tests: everything beside the code it tests, and the hosting contract. Browser tests are Playwright's. */
export default defineConfig({
  oxc: {jsx: {runtime: 'automatic'}},
  resolve: {
    alias: [
      {find: /^@site\//, replacement: at('./site/')},
      // The framework resolves these when it bundles; in unit tests its own modules or small test doubles replace them.
      {find: /^@generated\/.*/, replacement: at('./site/tests/doubles/generated.tsx')},
      {find: /^@docusaurus\/router$/, replacement: 'react-router'},
      {find: /^@docusaurus\/theme-common$/, replacement: at('./site/tests/doubles/theme-common.tsx')},
      {
        find: /^@docusaurus\/(Link|Head|useBrokenLinks|useDocusaurusContext|useIsBrowser)$/,
        replacement: at('./site/tests/doubles/$1.tsx'),
      },
      {find: /^@theme\/CodeBlock$/, replacement: at('./site/src/theme/CodeBlock')},
    ],
  },
  root: at('./'),
  test: {
    restoreMocks: true,
    // Only ends what hangs: a busy machine may take several times as long as an idle one.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: {poll: {timeout: 30_000}},
    exclude: [
      '**/node_modules/**',
      '.cache/**',
      'build*/**',
      'site/tests/e2e/**',
      'site/samples/**',
      // Set by `npm test`: Vitest ignores --exclude if there are projects.
      ...(process.env['EXCLUDED_TESTS']?.split(',') ?? []),
    ],
    // At least two: with a single worker, Vitest runs all files of a project in one context.
    maxWorkers: Math.max(2, availableParallelism()),
    projects: [
      // Without a document, files share a worker's modules, which saves a third of the time.
      {extends: true, test: {name: 'node', include: ['**/*.test.{ts,mjs}'], isolate: false}},
      // A document keeps what a test leaves in it, such as listeners, so each of these files has its own. Contexts of one
      // process take less than half the time of a process for each file.
      {
        extends: true,
        test: {
          name: 'document',
          include: ['**/*.test.tsx'],
          environment: 'happy-dom',
          pool: 'vmForks',
          css: {modules: {classNameStrategy: 'non-scoped'}},
          setupFiles: [at('./site/tests/setup.ts')],
        },
      },
    ],
  },
});
