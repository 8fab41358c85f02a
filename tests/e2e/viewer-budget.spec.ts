import {readdirSync, readFileSync} from 'node:fs';
import {gzipSync} from 'node:zlib';
import {expect, test} from '@playwright/test';

const folder = 'build/assets/js';
const files = readdirSync(folder).filter((file) => file.endsWith('.js'));
const code = (file: string) => readFileSync(`${folder}/${file}`, 'utf8');
const gzipped = (file: string) => gzipSync(readFileSync(`${folder}/${file}`)).length;
const named = (name: string) => files.filter((file) => file.startsWith(`${name}.`));

test('the viewer is at most 190 KB, and what a VRM needs comes on top at most 50 KB', () => {
  const [scene, viewer, vrm] = ['avatar-scene', 'avatar-viewer', 'avatar-scene-vrm'].map(named);
  expect([scene, viewer, vrm].map((chunk) => chunk?.length)).toEqual([1, 1, 1]);
  const [sceneBytes, viewerBytes, vrmBytes] = [scene, viewer, vrm].map((chunk) => gzipped(chunk![0]!)) as number[];
  console.log(`by gzip: avatar-scene ${sceneBytes}, avatar-viewer ${viewerBytes}, avatar-scene-vrm ${vrmBytes}`);
  expect(sceneBytes! + viewerBytes!).toBeLessThanOrEqual(190 * 1024);
  expect(vrmBytes!).toBeLessThanOrEqual(50 * 1024);
});

test('three.js is in the parts that load when a reader asks for 3D, and in no other', () => {
  const marks = ['gl_FragColor', 'KHR_materials_', 'isPerspectiveCamera'];
  const holders = files.filter((file) => marks.some((mark) => code(file).includes(mark)));
  expect(holders.length).toBeGreaterThan(0);
  expect(holders.filter((file) => !/^avatar-scene(?:-vrm)?\./.test(file))).toEqual([]);
});
