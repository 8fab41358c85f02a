import {execFileSync} from 'node:child_process';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from 'vitest';

const starter = path.join(import.meta.dirname, '../../samples/starters/next/run.mjs');

test('the app and the simulator of the Next.js starter take their ports from .env', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'next-starter-'));
  const settings = ['AVATURN_API_URL=http://127.0.0.1:4100', 'PORT=4000', 'WEBHOOK_SECRET=a-secret'];
  writeFileSync(path.join(folder, '.env'), settings.join('\n'));
  writeFileSync(path.join(folder, 'print.cjs'), 'console.log([process.env.PORT, ...process.argv.slice(2)].join(" "))');
  const {PORT: _ours, ...env} = process.env;
  const run = (program: string) =>
    execFileSync('node', [starter, program, 'node', 'print.cjs'], {cwd: folder, env, encoding: 'utf8'}).trim();
  expect(run('app')).toBe('4000');
  expect(run('simulator')).toBe('4100 --webhook http://127.0.0.1:4000/webhooks/avaturn/a-secret');
  rmSync(folder, {recursive: true});
});
