import sharp from 'sharp';
import {Mesh} from 'three';
import {afterEach, describe, expect, it, vi} from 'vitest';
import {emotionSuggestions} from '@avaturn-docs/platform/morph-targets';
import {refuseUnconvertible, toVrm} from './convert';
import {brokenFile} from '../test/faults';
import {bytesOfView} from '../read/accessor';
import {readContainer} from '../read/container';
import {readAliases} from '../read/joint-names';
import {readModel} from '../read/model';
import {edited} from '../test/edit';
import {tinyAvatar} from '../test/tiny-avatar';
import {errorsOf, loadVrm, vrmMeta} from '../test/vrm';

afterEach(() => vi.unstubAllGlobals());

describe('toVrm', () => {
  it('converts a T2 avatar to a model that three-vrm loads with all bones and expressions', async () => {
    const {bytes, bones, presets, custom, lookAt, notes} = await toVrm(tinyAvatar('T2'), vrmMeta);
    expect(await errorsOf(bytes)).toEqual([]);
    expect({bones: bones.length, presets: presets.length, custom: custom.length, lookAt, notes}).toEqual({
      bones: 54,
      presets: 16,
      custom: 67,
      lookAt: 'bone',
      notes: [],
    });
    const vrm = await loadVrm(bytes);
    expect(vrm.meta).toMatchObject({metaVersion: '1', ...vrmMeta});
    expect(bones.every((bone) => vrm.humanoid.getRawBoneNode(bone as 'hips') !== null)).toBe(true);
    expect(vrm.humanoid.getRawBoneNode('leftUpperArm')?.name).toBe('LeftArm');
    expect([...presets, ...custom].every((name) => vrm.expressionManager?.getExpression(name))).toBe(true);
    expect(vrm.lookAt?.offsetFromHeadBone.y).toBeCloseTo(0.08, 5);
  });

  it('binds a shape on every mesh that has it', async () => {
    const vrm = await loadVrm((await toVrm(tinyAvatar('T2'), vrmMeta)).bytes);
    vrm.expressionManager?.setValue('blinkLeft', 1);
    vrm.update(0);
    const moved: string[] = [];
    vrm.scene.traverse((node) => {
      if (node instanceof Mesh && node.morphTargetInfluences?.some((weight) => weight > 0)) {
        moved.push(node.name);
      }
    });
    expect(moved).toEqual(['Head_Mesh', 'EyeAO_Mesh']);
  });

  it('converts a T1 avatar to a model with a still face, and says so', async () => {
    const {bytes, presets, lookAt, notes} = await toVrm(tinyAvatar('T1'), vrmMeta);
    expect(await errorsOf(bytes)).toEqual([]);
    expect({presets, lookAt}).toEqual({presets: [], lookAt: null});
    expect(notes.join()).toContain('no expressions');
    expect((await loadVrm(bytes)).humanoid.getRawBoneNode('head')?.name).toBe('Head');
  });

  it('composes emotions of ARKit shapes, with the weights of the user', async () => {
    const emotions = {angry: {jawOpen: 0.25, browDownLeft: 0}, neutral: {mouthPucker: 0.1}};
    const {bytes} = await toVrm(tinyAvatar('T2'), vrmMeta, {emotions});
    expect(await errorsOf(bytes)).toEqual([]);
    const {expressionManager, scene} = await loadVrm(bytes);
    const weightsOf = (name: string): Record<string, number> => {
      expressionManager?.resetValues();
      expressionManager?.setValue(name, 1);
      expressionManager?.update();
      const mesh = scene.getObjectByName('Head_Mesh') as Mesh;
      const shapes = Object.entries(mesh.morphTargetDictionary!);
      return Object.fromEntries(
        shapes.flatMap(([shape, index]) => {
          const weight = mesh.morphTargetInfluences![index]!;
          return weight > 0 ? [[shape, Number(weight.toFixed(3))]] : [];
        }),
      );
    };
    expect(weightsOf('angry')).toEqual({jawOpen: 0.25});
    expect(weightsOf('neutral')).toEqual({mouthPucker: 0.1});
    expect(weightsOf('surprised')).toEqual(emotionSuggestions.surprised);
  });

  it('adds a thumbnail, and rejects one that is neither PNG nor JPEG, or not square', async () => {
    const withThumbnail = (thumbnail: Uint8Array) => toVrm(tinyAvatar('T2'), vrmMeta, {thumbnail});
    const pictureOf = async (width: number, height: number) =>
      new Uint8Array(
        await sharp({create: {width, height, channels: 3, background: 'red'}})
          .png()
          .toBuffer(),
      );
    const picture = await pictureOf(16, 16);
    const {bytes} = await withThumbnail(picture);
    expect(await errorsOf(bytes)).toEqual([]);
    const {gltf, bin} = readModel(bytes);
    const {bufferView} = gltf.images[gltf.vrm!.meta['thumbnailImage'] as number]!;
    expect(bytesOfView(gltf, bin, bufferView)).toEqual(picture);
    await expect(withThumbnail(new Uint8Array(9))).rejects.toThrow('PNG or JPEG');
    await expect(withThumbnail(await pictureOf(16, 9))).rejects.toThrow('16 × 9 pixels. VRM requires a square');
  });

  it('rejects a joint that the file does not have, with similar names', async () => {
    const convert = (pair: string) => toVrm(tinyAvatar('T2'), vrmMeta, {aliases: readAliases([pair])});
    await expect(convert('hips=pelvis')).rejects.toThrow(
      /^The file has no joint "pelvis" to use as Hips\. Similar names: Hips\.$/,
    );
    await expect(convert('leftUpperArm=LeftUpArm')).rejects.toThrow(/Similar names: (\w+, )*LeftArm\b/);
    expect((await convert('hips=Hips')).bones).toContain('hips');
  });

  it('leaves meshes and images unchanged', async () => {
    const source = tinyAvatar('T2');
    const {bytes} = await toVrm(source, vrmMeta);
    expect(readContainer(bytes).bin).toEqual(readContainer(source).bin);
  });

  it.each([
    ['joints-complete', {rename: 'LeftHand'}, 'leftHand (joint LeftHand)'],
    ['facing', {}, 'does not face +Z'],
    ['up-axis', {}, "isn't upright"],
    ['units', {}, 'VRM requires meters'],
    ['joint-hierarchy', {}, 'is Spine, but VRM requires Hips'],
    ['self-contained', {}, 'contains everything'],
    ['gltf-valid', {}, 'breaks glTF 2.0 in 1 place'],
  ] as const)('rejects a file that breaks %s', async (rule, {rename}: {rename?: string}, words) => {
    const {file} = brokenFile(rule);
    const source = rename
      ? edited(file, (gltf) =>
          gltf.nodes.forEach((node: {name: string}) => (node.name = node.name.replace(rename, 'X'))),
        )
      : file;
    await expect(toVrm(source, vrmMeta)).rejects.toThrow(words);
  });

  it('rejects a file without meshes, and notes an offset from the origin', async () => {
    const {file} = brokenFile('mesh');
    await expect(toVrm(file, vrmMeta)).rejects.toThrow('has no triangles');
    expect(() => refuseUnconvertible(file)).toThrow('has no triangles');
    expect(() => refuseUnconvertible(tinyAvatar('T2').subarray(0, 5000))).toThrow('The file is cut off');
    expect(() => refuseUnconvertible(tinyAvatar('T2'))).not.toThrow();
    const beside = brokenFile('centered').file;
    expect((await toVrm(beside, vrmMeta)).notes.join()).toContain('0.98 m away from the origin');
  });

  it("rejects image formats that VRM doesn't support, and a file that is a VRM already", async () => {
    const webp = edited(tinyAvatar('T1'), (gltf) => (gltf.extensionsUsed = ['EXT_texture_webp']));
    await expect(toVrm(webp, vrmMeta)).rejects.toThrow('stored as WebP');
    const {bytes} = await toVrm(tinyAvatar('T1'), vrmMeta);
    await expect(toVrm(bytes, vrmMeta)).rejects.toThrow('VRM model already');
  });
});

it('maps joints with other names, and lists the ones to map', async () => {
  const bytes = edited(tinyAvatar('T1'), ({nodes}) => {
    nodes.find(({name}: {name: string}) => name === 'Hips').name = 'pelvis';
  });
  await expect(toVrm(bytes, vrmMeta)).rejects.toMatchObject({
    joints: {names: ['Armature', 'avaturn_body', 'avaturn_look_0', 'pelvis'], missing: ['Hips']},
  });
  const {bones} = await toVrm(bytes, vrmMeta, {aliases: readAliases(['hips=pelvis'])});
  expect(bones).toContain('hips');
});
