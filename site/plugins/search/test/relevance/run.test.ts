import {spawnSync} from 'node:child_process';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {indexFile} from '@avaturn-docs/search/engine/test/fixture-site';
import {heldOut} from './judgments';

let build = '';
beforeEach(() => {
  build = mkdtempSync(path.join(tmpdir(), 'search-relevance-'));
});
afterEach(() => rmSync(build, {recursive: true, force: true}));

function run(): {status: number | null; output: string} {
  const program = path.join(__dirname, 'run.ts');
  const {status, stdout, stderr} = spawnSync(process.execPath, ['--import', 'tsx', program], {
    env: {...process.env, SITE_BUILD: build},
    encoding: 'utf8',
  });
  return {status, output: stdout + stderr};
}

test('fails with a fix if no site was built', () => {
  const {status, output} = run();
  expect(status).toBe(1);
  expect(output).toContain('Build the site first (npm run build), or name a build in SITE_BUILD.');
});

test('fails below a minimum, names it, and prints the misses of tuned queries only', () => {
  writeFileSync(path.join(build, 'search-index.json'), JSON.stringify(indexFile));
  const {status, output} = run();
  expect(status).toBe(1);
  expect(output).toMatch(/Below the floor: tuned, all, NDCG@8 is 0\.\d+, at least 0\.\d+ is required\./);
  const missed = new Set([...output.matchAll(/^(?:missed|rank \d+): "(.+)" \(/gm)].map(([, query]) => query));
  expect(missed.size).toBeGreaterThan(0);
  // Whoever reads single results of these queries tunes on them.
  expect(heldOut.filter(({query}) => missed.has(query))).toEqual([]);
  expect(output).toMatch(/is judged by \/docs\/\S+, which is not in the index/);
});
