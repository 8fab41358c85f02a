import {execFile} from 'node:child_process';
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, expect, test, vi} from 'vitest';

// A site build takes minutes on a busy machine; the timeout is only for builds that hang.
vi.setConfig({testTimeout: 600_000});

const root = path.join(__dirname, '../..');
const outDir = mkdtempSync(path.join(tmpdir(), 'faulty-docs-'));
afterAll(() => rmSync(outDir, {recursive: true}));

/** Builds a folder of tests/fixtures/faulty-docs with the site's rules. */
function build(folder: string): Promise<{code: number; log: string}> {
  const program = path.join(root, '../node_modules/@docusaurus/core/bin/docusaurus.mjs');
  const config = [
    '--config',
    'tests/fixtures/faulty-docs.config.ts',
    '--out-dir',
    path.join(outDir, folder),
    '--no-minify',
  ];
  const env = {
    ...process.env,
    // Vitest's NODE_ENV would make the framework build for development.
    NODE_ENV: 'production',
    NO_COLOR: '1',
    // Without cache, because cached pages cause no warnings.
    DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
    FAULTY_DOCS: `tests/fixtures/faulty-docs/${folder}`,
    DOCUSAURUS_GENERATED_FILES_DIR_NAME: `.docusaurus-${folder}`,
  };
  return new Promise((resolve) => {
    execFile(process.execPath, [program, 'build', ...config], {cwd: root, env}, (error, stdout, stderr) => {
      resolve({code: error ? Number(error.code) : 0, log: stdout + stderr});
    });
  });
}

test('a broken link fails the build; a link to a missing file causes a warning', async () => {
  const {code, log} = await build('broken-links');
  expect(code).not.toBe(0);
  expect(log).toContain('Docusaurus found broken links!');
  expect(log).toContain('/docs/nowhere/');
  expect(log).toMatch(/^\[WARNING\][^]*Markdown link[^]*missing\.md/m);
});
