import {execFileSync} from 'node:child_process';
import {mkdtempSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, expect, test} from 'vitest';
import {executed} from './executed';
import {isInstalled} from '../../scripts/debian';

const root = path.join(import.meta.dirname, '../..');
const folder = mkdtempSync(path.join(tmpdir(), 'glb-'));
const ran = new Set<string>();
const testPython = test.runIf(isInstalled('python3'));

afterAll(() => rmSync(folder, {recursive: true}));

/** Runs a script of `samples/glb` on one of the site's models and returns its output. */
function run(file: string, model: string, ...args: string[]): string {
  ran.add(file);
  const program = file.endsWith('.py') ? 'python3' : 'node';
  const script = path.join(root, 'samples', file);
  return execFileSync(program, [script, path.resolve(root, 'static/models', model), ...args], {encoding: 'utf8'});
}

testPython('extracts the textures of an avatar, and lists its materials', () => {
  const list = run('glb/python/extract_textures.py', 't2-female.glb', folder);
  expect(list).toMatch(/^Body \(alphaMode OPAQUE\)\n {2}baseColor: (\d\d_Body_baseColor\.jpg)$/m);
  const named = [...list.matchAll(/: (\d\d_\S+)$/gm)].map(([, name]) => name);
  expect(readdirSync(folder).sort()).toEqual([...new Set(named)].sort());
});

test('three-vrm finds in a converted avatar what the page shows', () => {
  const [, options = ''] = readFileSync(path.join(root, 'samples/glb/shell/to-vrm.sh'), 'utf8').split('-o maya.vrm');
  const [tool, avatar] = ['../tools/avatar-glb/cli/main.ts', 'static/models/t2-female.glb'];
  const file = path.join(folder, 'maya.vrm');
  execFileSync(`node --import tsx ${tool} to-vrm ${avatar} -o ${file} ${options}`, {cwd: root, shell: 'bash'});
  const page = readFileSync(path.join(root, 'docs/importing/glb-to-vrm.mdx'), 'utf8');
  expect(page).toContain(`<Outcome>\`${run('glb/node/read-vrm.mjs', file).trim()}\`</Outcome>`);
});

testPython('these tests run every sample listed as executed', () => {
  expect([...ran].sort()).toEqual([...executed.glb].sort());
});
