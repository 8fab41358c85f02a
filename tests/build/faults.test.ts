import {execFile} from 'node:child_process';
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, expect, test, vi} from 'vitest';
import {warningsIn} from '../../checks/build-warnings';

// A site build beside other builds takes minutes; the limit only ends a build that hangs.
vi.setConfig({testTimeout: 600_000});

const root = path.join(__dirname, '../..');
const outDir = mkdtempSync(path.join(tmpdir(), 'faulty-docs-'));
afterAll(() => rmSync(outDir, {recursive: true}));

/** Builds a folder of tests/fixtures/faulty-docs under the site's rules. */
function build(folder: string): Promise<{code: number; log: string}> {
  const program = path.join(root, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
  const config = [
    '--config',
    'tests/fixtures/faulty-docs.config.ts',
    '--out-dir',
    path.join(outDir, folder),
    '--no-minify',
  ];
  const env = {
    ...process.env,
    // Vitest's own would make the framework build for development.
    NODE_ENV: 'production',
    NO_COLOR: '1',
    // A page that is taken from the cache is not warned about again.
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

test('a broken link fails the build; a link to a file that is missing is warned about', async () => {
  const {code, log} = await build('broken-links');
  expect(code).not.toBe(0);
  expect(log).toContain('Docusaurus found broken links!');
  expect(log).toContain('/docs/nowhere/');
  expect(warningsIn(log).join('\n')).toMatch(/Markdown link.*missing\.md/s);
});

test('a broken anchor and a duplicate route only warn', async () => {
  const {code, log} = await build('warnings');
  expect(code, log).toBe(0);
  const warnings = warningsIn(log).join('\n');
  expect(warnings).toContain('Docusaurus found broken anchors!');
  expect(warnings).toMatch(/[Dd]uplicate routes/);
});
