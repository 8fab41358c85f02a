import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll} from 'vitest';
import {run} from '../cli/run';

/** Paths in a new folder, which exists until the tests of the calling file have run. */
export function testFolder(): (name: string) => string {
  const folder = mkdtempSync(path.join(tmpdir(), 'avatar-glb-'));
  afterAll(() => rmSync(folder, {recursive: true}));
  return (name) => path.join(folder, name);
}

/** Runs the command with its words. */
export async function call(...words: string[]) {
  const printed = {out: '', error: ''};
  const steps: string[] = [];
  const code = await run(words, {
    command: 'avaturn-glb',
    version: '1.2.3',
    site: 'https://docs.example.com',
    out: (line) => (printed.out += line),
    error: (line) => (printed.error += line),
    onStep: (step) => steps.push(step),
  });
  return {code, ...printed, steps};
}
