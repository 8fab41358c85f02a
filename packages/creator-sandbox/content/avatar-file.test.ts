// @vitest-environment node
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {validateBytes} from 'gltf-validator';
import {describe, expect, test} from 'vitest';
import {assets, bodies, slotOf} from '../catalog';
import {completeCustomization, startCustomization, type CustomizationInput} from '../customization';
import {avatarFile} from './avatar-file';
import {glbDataUrl} from './base64';

const models = path.join(import.meta.dirname, '../../../static/models');
const make = (input: CustomizationInput, options?: {clips: boolean}) =>
  avatarFile(completeCustomization(input), (file) => readFile(path.join(models, file)), options);

interface Gltf {
  readonly meshes: readonly {readonly name: string}[];
  readonly nodes: readonly {readonly name: string; readonly scale?: readonly number[]; readonly skin?: number}[];
  readonly materials: readonly {
    readonly name: string;
    readonly emissiveFactor?: readonly number[];
    readonly pbrMetallicRoughness?: {readonly baseColorFactor?: readonly number[]};
  }[];
  readonly skins: readonly object[];
  readonly animations?: readonly {readonly name: string}[];
}

function gltfOf(glb: Uint8Array): Gltf {
  const view = new DataView(glb.buffer, glb.byteOffset, glb.byteLength);
  return JSON.parse(new TextDecoder().decode(glb.subarray(20, 20 + view.getUint32(12, true)))) as Gltf;
}

const slots = (...aliases: string[]) =>
  Object.fromEntries(
    assets.filter(({alias}) => aliases.includes(alias)).map(({id, category}) => [slotOf[category], {id}]),
  );

describe('an avatar of every body', () => {
  test.each(bodies)('$id, dressed, has no fault by the Khronos validator', async ({id}) => {
    const {assets: worn} = startCustomization;
    const eyewear = slots('Round glasses')['eyewear']!;
    const glb = await make({body: id, assets: {...worn, eyewear}, bone_scale: {head: 50, arms: -50, chest: 100}});
    const {issues} = (await validateBytes(glb)) as {issues: {numErrors: number; numWarnings: number}};
    expect([issues.numErrors, issues.numWarnings]).toEqual([0, 0]);
    const {meshes, skins, nodes, animations} = gltfOf(glb);
    const names = meshes.map(({name}) => name);
    for (const part of ['look', 'shoes', 'hair', 'glasses']) expect(names.join()).toContain(`avaturn_${part}_`);
    expect(new Set(names).size).toBe(names.length);
    expect(skins).toHaveLength(1);
    expect(nodes.filter(({skin}) => skin === 0)).toHaveLength(meshes.length);
    expect(animations).toBe(undefined);
  });
});

test('what is taken off is not in the file, and what is put on takes its place', async () => {
  const bare = gltfOf(await make({body: 'body_2', assets: {}})).meshes.map(({name}) => name);
  expect(bare.filter((name) => /_(look|shoes|hair|glasses)_/.test(name))).toEqual([]);
  const tee = await make({body: 'body_2', assets: slots('T-shirt and trousers')});
  const hoodie = await make({body: 'body_2', assets: slots('Hoodie and chinos')});
  expect(gltfOf(tee).meshes.map(({name}) => name)).toEqual(gltfOf(hoodie).meshes.map(({name}) => name));
  expect(Buffer.compare(tee, hoodie)).not.toBe(0);
});

test('colors and corrections are in the file', async () => {
  const {hair_and_headwear: hair, eyewear} = slots('Bob', 'Square sunglasses') as Record<string, {id: string}>;
  const made = gltfOf(
    await make({
      body: 'body_2',
      assets: {hair_and_headwear: {...hair!, color: '#ff0000'}, eyewear: {...eyewear!, color: '#00ff0080'}},
      bone_scale: {head: 100},
      skin_tone_correction: 20,
    }),
  );
  const factor = (name: RegExp) =>
    made.materials.find((material) => name.test(material.name))?.pbrMetallicRoughness?.baseColorFactor;
  expect(factor(/hair/)).toEqual([1, 0, 0, 1]);
  expect(factor(/^lens/)?.map((value) => Math.round(value * 100))).toEqual([0, 100, 0, 50]);
  expect(made.materials.find(({name}) => name === 'avaturn_body_material')?.emissiveFactor).toEqual([0.1, 0.1, 0.1]);
  expect(made.nodes.find(({name}) => name === 'Head')?.scale).toEqual([1.25, 1.25, 1.25]);
});

test('the creator keeps the clips, exports do not', async () => {
  const {animations} = gltfOf(await make({body: 'body_2'}, {clips: true}));
  expect(animations?.map(({name}) => name)).toEqual(['Idle', 'Walk']);
});

test('a data URL holds the very bytes', () => {
  const bytes = Uint8Array.from({length: 100_000}, (_, index) => index % 256);
  const url = glbDataUrl(bytes);
  expect(url.startsWith('data:model/gltf-binary;base64,')).toBe(true);
  expect(Buffer.from(url.slice(url.indexOf(',') + 1), 'base64').equals(bytes)).toBe(true);
});
