import {readdirSync, readFileSync} from 'node:fs';
import {gzipSync} from 'node:zlib';
import {expect, test} from '@playwright/test';

const folder = '../build/assets/js';
const files = readdirSync(folder).filter((file) => file.endsWith('.js'));
const code = (file: string) => readFileSync(`${folder}/${file}`, 'utf8');
const gzipped = (file: string) => gzipSync(readFileSync(`${folder}/${file}`)).length;
const named = (name: string) => files.filter((file) => file.startsWith(`${name}.`));

const sizes = (...names: string[]) =>
  names.map((name) => {
    const chunk = named(name);
    expect(chunk, name).toHaveLength(1);
    return gzipped(chunk[0]!);
  });
const total = (all: readonly number[]) => all.reduce((sum, bytes) => sum + bytes, 0);

test('the viewer is at most 190 KB, and VRM support adds at most 50 KB', () => {
  const viewer = sizes('three', 'avatar-scene', 'avatar-viewer');
  const vrm = sizes('three-vrm', 'avatar-scene-vrm');
  console.log(
    `by gzip: three, avatar-scene, avatar-viewer ${viewer.join(', ')}; three-vrm, avatar-scene-vrm ${vrm.join(', ')}`,
  );
  expect(total(viewer)).toBeLessThanOrEqual(190 * 1024);
  expect(total(vrm)).toBeLessThanOrEqual(50 * 1024);
});

test('three.js is only in chunks that load on request for 3D', () => {
  const marks = ['gl_FragColor', 'isPerspectiveCamera'];
  const holders = files.filter((file) => marks.some((mark) => code(file).includes(mark)));
  expect(holders.length).toBeGreaterThan(0);
  // The worker that animates has a copy with less of it, which it loads by the hash in its name.
  const worker = named('wasm-worker-clips').map(code).join('');
  const ofPages = holders.filter((file) => !worker.includes(file.split('.')[1]!));
  expect(ofPages.filter((file) => !/^(?:three|three-vrm|avatar-scene)\./.test(file))).toEqual([]);
});

test('the scripts of every page contain no part of the GLB tools or of the REST API reference', () => {
  const marks = [
    'ACCESSOR_MAX_MISMATCH',
    'asset-joints-complete',
    'humanBones',
    'EXT_meshopt_compression',
    'simplifyWithAttributes',
    // Texts and class names of the reference, its scripts and its form.
    'The reference did not load',
    'data-fill',
    'api-fill',
    'data-choice',
    'api-nav',
    'data-copy',
    'AVATURN_API_TOKEN',
    '#fill=',
  ];
  const main = files.filter((file) => /^(main|runtime~main)\./.test(file));
  expect(main).toHaveLength(2);
  const first = main.map(code).join('');
  expect(marks.filter((mark) => first.includes(mark))).toEqual([]);
  // Each marker must exist in some file; otherwise, its absence proves nothing.
  expect(marks.filter((mark) => !files.some((file) => code(file).includes(mark)))).toEqual([]);
});

test('analytics are not part of an unconfigured build', () => {
  expect(files.length).toBeGreaterThan(50);
  const holders = files.filter((file) => /sendBeacon|posthog\.init|globalPrivacyControl/.test(code(file)));
  expect(holders).toEqual([]);
});
