import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {WebIO} from '@gltf-transform/core';
import {validateBytes} from 'gltf-validator';
import {describe, expect, test} from 'vitest';
import {readContainer} from '@avaturn-docs/avatar-glb/read/container';
import {assets, bodies, slotOf} from '../catalog';
import {completeCustomization, startCustomization, type CustomizationInput} from '../customization';
import {avatarFile} from './avatar-file';

const models = path.join(import.meta.dirname, '../../../site/static/models');
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

const gltfOf = (glb: Uint8Array) => readContainer(glb).json as Gltf;

const slots = (...aliases: string[]) =>
  Object.fromEntries(
    assets.filter(({alias}) => aliases.includes(alias)).map(({id, category}) => [slotOf[category], {id}]),
  );

describe('an avatar of every body', () => {
  test.each(bodies)('$id, dressed, is valid for the Khronos validator', async ({id}) => {
    const {assets: worn} = startCustomization(id);
    const eyewear = slots('Round glasses')['eyewear']!;
    const glb = await make({body: id, assets: {...worn, eyewear}, bone_scale: {head: 50, arms: -50, chest: 100}});
    // Exports have their meshes next to Hips, too.
    const ignoredIssues = ['NODE_SKINNED_MESH_NON_ROOT'];
    const {issues} = (await validateBytes(glb, {ignoredIssues})) as {issues: {numErrors: number; numWarnings: number}};
    expect([issues.numErrors, issues.numWarnings]).toEqual([0, 0]);
    const {meshes, skins, nodes, animations} = gltfOf(glb);
    const names = meshes.map(({name}) => name);
    for (const part of ['look', 'shoes', 'hair', 'glasses']) expect(names.join()).toContain(`avaturn_${part}_`);
    expect(new Set(names).size).toBe(names.length);
    expect(skins).toHaveLength(1);
    expect(nodes.filter(({skin}) => skin === 0)).toHaveLength(meshes.length);
    expect(animations).toBe(undefined);
    const textures = (await new WebIO().readBinary(glb)).getRoot().listTextures();
    const images = textures.map((texture) => Buffer.from(texture.getImage()!).toString('base64'));
    expect(new Set(images).size).toBe(images.length);
  });
});

test("removed assets aren't in the file, and new ones replace them", async () => {
  const bare = gltfOf(await make({body: 'body_2', assets: {}})).meshes.map(({name}) => name);
  expect(bare.filter((name) => /_(look|shoes|hair|glasses)_/.test(name))).toEqual([]);
  const rust = await make({body: 'body_2', assets: slots('Rust T-shirt and jeans')});
  const white = await make({body: 'body_2', assets: slots('White T-shirt and jeans')});
  expect(gltfOf(rust).meshes.map(({name}) => name)).toEqual(gltfOf(white).meshes.map(({name}) => name));
  expect(Buffer.compare(rust, white)).not.toBe(0);
});

test('the file contains colors and corrections', async () => {
  const {hair_and_headwear: hair, eyewear} = slots('Braid', 'Square sunglasses') as Record<string, {id: string}>;
  const made = gltfOf(
    await make({
      body: 'body_2',
      assets: {hair_and_headwear: {...hair!, color: '#ff0000'}, eyewear: {...eyewear!, color: '#00ff0080'}},
      bone_scale: {head: 100},
      skin_tone_correction: 20,
    }),
  );
  const factors = (of: Gltf, name: RegExp) =>
    of.materials
      .filter((material) => name.test(material.name))
      .map(({pbrMetallicRoughness}) => pbrMetallicRoughness?.baseColorFactor);
  // Hair has one part with hard edges and one with soft ends.
  expect(factors(made, /hair/)).toEqual([
    [1, 0, 0, 1],
    [1, 0, 0, 1],
  ]);
  const [lens] = factors(made, /^lens/);
  expect(lens?.map((value) => Math.round(value * 100))).toEqual([0, 100, 0, 50]);
  const undyed = gltfOf(await make({body: 'body_2', assets: {hair_and_headwear: hair!}}));
  for (const factor of factors(undyed, /hair/)) expect(factor?.[0]).toBeCloseTo(0.26225, 5);
  expect(made.materials.find(({name}) => name === 'avaturn_body_material')?.emissiveFactor).toEqual([0.1, 0.1, 0.1]);
  expect(made.nodes.find(({name}) => name === 'Head')?.scale).toEqual([1.25, 1.25, 1.25]);
});
