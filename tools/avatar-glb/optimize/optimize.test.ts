import {readFileSync} from 'node:fs';
import path from 'node:path';
import {WebIO, type Document} from '@gltf-transform/core';
import {ALL_EXTENSIONS} from '@gltf-transform/extensions';
import draco from 'draco3dgltf';
import {beforeAll, describe, expect, it} from 'vitest';
import {decompress} from '../decode/decompress';
import {nodeImageCodec} from '../images/node';
import {inspect} from '../inspect';
import {readModel} from '../read/model';
import {edited, withUnusedBytes, type Gltf} from '../test/edit';
import {withDraco, withImagesOf, withMeshopt, withWebp} from '../test/compressed';
import {tinyAvatar} from '../test/tiny-avatar';
import {errorsOf} from '../test/vrm';
import {validate} from '../validate';
import {boundsWarnings} from './bounds-change';
import {optimize} from './optimize';
import {presets, type OptimizeSettings} from './settings';

const images = nodeImageCodec();
// Each module is compiled once.
const [decoderModule, encoderModule] = [draco.createDecoderModule(), draco.createEncoderModule()];
const decoders = {draco: () => decoderModule};
const sample = new Uint8Array(readFileSync(path.join(__dirname, '../../../site/static/models/t2-male.glb')));

const run = (bytes: Uint8Array, settings: Partial<OptimizeSettings> = {}) =>
  optimize(bytes, {...presets.web, ...settings}, {images, decoders, makeDracoEncoder: () => encoderModule});

/** The file as other programs read it after decoding. */
async function decoded(bytes: Uint8Array): Promise<Document> {
  const plain = await decompress(bytes, readModel(bytes).gltf.extensionsUsed, decoders);
  expect(await errorsOf(plain)).toEqual([]);
  return new WebIO().registerExtensions(ALL_EXTENSIONS).readBinary(plain);
}

const meshOf = (document: Document, name: string) =>
  document
    .getRoot()
    .listMeshes()
    .find((mesh) => mesh.getName() === name)!
    .listPrimitives()[0]!;

/** Vertices in the space of the first joint, because quantization moves the mesh and the skin compensates. */
function verticesOf(document: Document, mesh: string): number[][] {
  const position = meshOf(document, mesh).getAttribute('POSITION')!;
  const m: number[] = document.getRoot().listSkins()[0]!.getInverseBindMatrices()!.getElement(0, []);
  return Array.from({length: position.getCount()}, (_, vertex) => {
    const [x = 0, y = 0, z = 0]: number[] = position.getElement(vertex, []);
    return [0, 1, 2].map((row) => m[row]! * x + m[4 + row]! * y + m[8 + row]! * z + m[12 + row]!);
  });
}

/** Largest distance in meters from a vertex of the result to the nearest vertex of the source. */
function deviation(source: Document, result: Document, mesh: string): number {
  const from = verticesOf(source, mesh) as [number, number, number][];
  let largest = 0;
  for (const [x, y, z] of verticesOf(result, mesh) as typeof from) {
    let nearest = Infinity;
    for (const other of from) {
      nearest = Math.min(nearest, (other[0] - x) ** 2 + (other[1] - y) ** 2 + (other[2] - z) ** 2);
    }
    largest = Math.max(largest, nearest);
  }
  return Math.sqrt(largest);
}

const withRatifiedMeshopt = async (bytes: Uint8Array) =>
  edited(await withMeshopt(bytes), (gltf) =>
    Object.assign(gltf, JSON.parse(JSON.stringify(gltf).replaceAll('EXT_meshopt', 'KHR_meshopt'))),
  );

describe('a sample avatar', () => {
  let mobile: Awaited<ReturnType<typeof run>>;
  let source: Document;
  let result: Document;
  beforeAll(async () => {
    mobile = await run(sample, presets.vr);
    source = await decoded(sample);
    result = await decoded(mobile.bytes);
  });

  it('is less than half the size, valid, and keeps its names', async () => {
    const {before, after, bytes} = mobile;
    expect(before.fileBytes).toBe(sample.byteLength);
    expect(after.fileBytes).toBe(bytes.byteLength);
    expect(after.fileBytes).toBeLessThan(before.fileBytes / 2);
    expect(after.triangles).toBeLessThan(before.triangles * 0.85);
    expect(after.gpu.meshes).toBeLessThan(before.gpu.meshes);
    expect(await errorsOf(bytes)).toEqual([]);
    expect(after.joints.map(({name}) => name)).toEqual(before.joints.map(({name}) => name));
    expect(after.materials.map(({name}) => name)).toEqual(before.materials.map(({name}) => name));
    expect(after.morphTargets).toEqual(before.morphTargets);
    expect(after.clips.map(({name, seconds}) => [name, seconds])).toEqual(
      before.clips.map(({name, seconds}) => [name, seconds]),
    );
    expect(after.skins).toBe(1);
    before.bounds!.size.forEach((edge, axis) => expect(after.bounds!.size[axis]).toBeCloseTo(edge, 1));
    const {harmless} = await validate(bytes, readModel(bytes));
    expect(harmless.map(({code}) => code)).not.toContain('UNUSED_OBJECT');
  });

  it('keeps the triangles that the face moves, and simplifies the body', () => {
    const triangles = (document: Document, mesh: string) => meshOf(document, mesh).getIndices()!.getCount() / 3;
    expect(triangles(result, 'Head_Mesh')).toBeGreaterThan(triangles(source, 'Head_Mesh') * 0.98);
    expect(triangles(result, 'Body_Mesh')).toBeLessThan(triangles(source, 'Body_Mesh') * 0.6);
  });

  it('moves no vertex by more than a tenth of a millimeter', () => {
    expect(deviation(source, result, 'Head_Mesh')).toBeLessThan(1e-4);
  });

  it('looks the same: texture colors change by less than 2% on average', async () => {
    const pixels = async (document: Document) => {
      const texture = meshOf(document, 'Head_Mesh').getMaterial()!.getBaseColorTexture()!;
      return (await images.decode(texture.getImage()!, texture.getMimeType())).data;
    };
    const [was, is] = [await pixels(source), await pixels(result)];
    expect(is).toHaveLength(was.length);
    const difference = was.reduce((sum, value, index) => sum + Math.abs(value - is[index]!), 0) / was.length;
    expect(difference).toBeLessThan(0.02 * 255);
    expect(difference).toBeGreaterThan(0);
  });
});

it('resizes large textures, and converts them only if asked', async () => {
  const large = await withImagesOf(64, tinyAvatar('T2'));
  const {after, before} = await run(large, {textureSize: 16, textures: 'keep', compression: 'none'});
  expect(after.images.map(({width, height}) => [width, height])).toEqual([
    [16, 16],
    [16, 16],
  ]);
  expect(after.images.map(({format}) => format)).toEqual(before.images.map(({format}) => format));
  expect(after.gpu.textures).toBeLessThan(before.gpu.textures / 4);
  expect(after.extensions).toEqual([]);
});

it.each([
  ['Draco', withDraco, 'meshopt'],
  ['meshopt', withMeshopt, 'draco'],
  ['meshopt in its ratified form', withRatifiedMeshopt, 'none'],
  ['WebP', withWebp, 'none'],
] as const)('reads %s, and writes another compression without errors', async (_, compress, compression) => {
  const file = withUnusedBytes(await compress(tinyAvatar('T2')));
  const {bytes, after, isUnchanged} = await run(file, {compression});
  expect(isUnchanged).toBe(false);
  expect(await errorsOf(bytes)).toEqual([]);
  expect(after.triangles).toBe(inspect(file).triangles);
  await decoded(bytes);
});

it.each([{compression: 'none'}, {simplify: 0.5}, {compression: 'draco'}] as const)(
  'carries out %j even if the result is larger',
  async (settings) => {
    const {bytes: small} = await run(withUnusedBytes(tinyAvatar('T2')));
    const {bytes, isUnchanged, notes, after} = await run(small, settings);
    expect(isUnchanged).toBe(false);
    if ('compression' in settings) expect(after.extensions).not.toContain('EXT_meshopt_compression');
    if (bytes.length > small.length)
      expect(notes[0]).toMatch(/^The result is larger than the source: \d+ KB instead of \d+ KB\.$/);
  },
);

it.each([
  ['is half as tall', {scale: [1, 0.5, 1]}, ['The optimized scene is 0.9 m smaller: 0.9 m instead of 1.8 m.']],
  ['has moved', {translation: [2.5, 0, 0]}, ['The optimized scene is moved by 2.5 m.']],
  ['differs by less than a percent', {scale: [1, 0.995, 1]}, []],
])('warns about a scene that %s, also in a clip', (_, changed, warnings) => {
  const animated = (node: object) =>
    readModel(
      edited(tinyAvatar('T1'), (gltf, edit) => {
        Object.assign(gltf.nodes[0], node);
        const input = edit.addAccessor(new Float32Array([0]), 'SCALAR', {min: [0], max: [0]});
        const output = edit.addAccessor(new Float32Array([0, 1, 0]), 'VEC3');
        const target = {node: edit.nodeIndex('Hips'), path: 'translation'};
        gltf.animations = [{name: 'walk', channels: [{sampler: 0, target}], samplers: [{input, output}]}];
      }),
    );
  const found = boundsWarnings(animated({}), animated(changed));
  const inClip = warnings.map((text) => text.replace('The', 'In the first frame of "walk", the'));
  expect(found).toEqual([...warnings, ...inClip]);
});

it('optimizes clips without meshes, and a skin without inverse bind matrices', async () => {
  const clips = new Uint8Array(readFileSync(path.join(__dirname, '../../../site/static/models/clips.glb')));
  const {after, before, bytes, notes} = await run(clips);
  expect(after.clips.map(({name}) => name)).toEqual(before.clips.map(({name}) => name));
  expect(await errorsOf(bytes)).toEqual([]);
  expect(notes).toEqual([]);

  const unbound = withUnusedBytes(edited(tinyAvatar('T1'), (gltf) => delete gltf.skins[0].inverseBindMatrices));
  expect(await errorsOf((await run(unbound)).bytes)).toEqual([]);
});

it.each<[string, (gltf: Gltf) => void, string]>([
  ['an invalid rotation', (gltf) => (gltf.nodes[5].rotation = [0, 0, 1, 1]), 'breaks glTF 2.0 in 1 place'],
  ['an unknown extension', (gltf) => useUnknown(gltf), 'The result no longer uses AVA_unknown.'],
  ['a required extension that no part has', (gltf) => (gltf.extensionsRequired = gltf.extensionsUsed = ['AVA_x']), ''],
  ['an image of another type than stated', (gltf) => (gltf.images[0].mimeType = 'image/png'), 'Textures are WebP.'],
  ['a damaged image', tearImage, 'The image color can’t be read, so it stays as it is.'],
])('optimizes a file with %s', async (_, change, note) => {
  const {notes, isUnchanged} = await run(withUnusedBytes(edited(tinyAvatar('T1'), change)));
  expect(notes.join(' ')).toContain(note);
  expect(isUnchanged).toBe(false);
});

it.each<[string, (gltf: Gltf) => void, string]>([
  ['a VRM', (gltf) => (gltf.extensions = {VRMC_vrm: {}}), 'VRM'],
  ['an extension that would be lost', (gltf) => (useUnknown(gltf).extensionsRequired = ['AVA_unknown']), 'AVA_unknown'],
])('rejects %s', async (_, change, message) => {
  const refusal = {code: 'unsupported', message: expect.stringContaining(message)};
  await expect(run(edited(tinyAvatar('T2'), change))).rejects.toMatchObject(refusal);
});

function useUnknown(gltf: Gltf): Gltf {
  gltf.materials[0].extensions = {AVA_unknown: {}};
  return Object.assign(gltf, {extensionsUsed: ['AVA_unknown']});
}

function tearImage(gltf: Gltf): void {
  gltf.bufferViews[gltf.images[0].bufferView].byteLength = 40;
}
