import {spawnSync} from 'node:child_process';
import {cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, test} from 'vitest';
import {nodeProblem, staleReason} from './dependencies.mjs';

describe('the version of Node', () => {
  test.each(['20.19.0', '20.20.2', '22.0.0'])('%s is supported', (version) =>
    expect(nodeProblem(version)).toBeUndefined(),
  );
  test.each(['18.20.0', '20.18.9'])('%s is rejected with the version to install', (version) =>
    expect(nodeProblem(version)).toMatch(/too old\. Install Node 20\.19/),
  );
});

describe('the installed packages', () => {
  let root = '';
  const write = (file: string, packages: Record<string, object>) =>
    writeFileSync(path.join(root, file), JSON.stringify({packages}));

  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'dependencies-'));
    mkdirSync(path.join(root, 'node_modules'));
    write('package-lock.json', {
      '': {name: 'site'},
      'tools/simulator': {version: '1.0.1'},
      'node_modules/react': {version: '19.3.1'},
      'node_modules/@swc/core-other-platform': {version: '1.0.0', optional: true},
    });
  });
  afterEach(() => rmSync(root, {recursive: true}));

  test('are missing if npm has installed nothing', () => expect(staleReason(root)).toBe('they are missing'));

  test('match the lock file without packages for other platforms', () => {
    write('node_modules/.package-lock.json', {'node_modules/react': {version: '19.3.1'}});
    expect(staleReason(root)).toBeUndefined();
  });

  test('are stale if one has another version', () => {
    write('node_modules/.package-lock.json', {'node_modules/react': {version: '18.0.0'}});
    expect(staleReason(root)).toBe('react 19.3.1 is not installed');
  });
});

test('npm test --no-install installs nothing, and reports missing packages', () => {
  const project = mkdtempSync(path.join(tmpdir(), 'fresh-clone-'));
  mkdirSync(path.join(project, 'site/scripts'), {recursive: true});
  for (const file of ['package-lock.json', 'site/scripts/test.mjs', 'site/scripts/dependencies.mjs']) {
    cpSync(path.join('..', file), path.join(project, file));
  }
  const {status, stderr} = spawnSync(process.execPath, [path.join(project, 'site/scripts/test.mjs'), '--no-install'], {
    encoding: 'utf8',
  });
  expect(stderr).toBe(
    "The npm packages can't be used (they are missing), and --no-install prevents installing them. Run npm ci first.\n",
  );
  expect([status, existsSync(path.join(project, 'node_modules'))]).toEqual([1, false]);
  rmSync(project, {recursive: true});
});
