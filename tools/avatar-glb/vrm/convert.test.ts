import sharp from 'sharp';
import {Box3, Mesh, Quaternion, Vector3} from 'three';
import {afterEach, describe, expect, it, vi} from 'vitest';
import {emotionSuggestions} from '@avaturn-docs/platform/morph-targets';
import {toVrm} from './convert';
import {brokenFile} from '../test/faults';
import {bytesOfView} from '../read/accessor';
import {readAliases} from '../read/joint-names';
import {readModel} from '../read/model';
import {readStance} from '../read/stance';
import {edited, type Edit} from '../test/edit';
import {tinyAvatar} from '../test/tiny-avatar';
import {errorsOf, loadVrm, vrmMeta} from '../test/vrm';

afterEach(() => vi.unstubAllGlobals());

const half = Math.SQRT1_2;

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
      /^There is no joint "pelvis" to use as Hips\. Similar names: Hips\.$/,
    );
    await expect(convert('leftUpperArm=LeftUpArm')).rejects.toThrow(/Similar names: (\w+, )*LeftArm\b/);
    expect((await convert('hips=Hips')).bones).toContain('hips');
  });

  it.each([
    ['joints-complete', {rename: 'LeftHand'}, 'leftHand (joint LeftHand)'],
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

  it("rejects image formats that VRM doesn't support, and a file that is a VRM already", async () => {
    const webp = edited(tinyAvatar('T1'), (gltf) => (gltf.extensionsUsed = ['EXT_texture_webp']));
    await expect(toVrm(webp, vrmMeta)).rejects.toThrow('stored as WebP');
    const {bytes} = await toVrm(tinyAvatar('T1'), vrmMeta);
    await expect(toVrm(bytes, vrmMeta)).rejects.toThrow('VRM model already');
  });
});

it.each([
  [
    'is bound to a second armature',
    (edit: Edit) => {
      const root = edit.gltf.nodes.push({name: 'Hips.001'}) - 1;
      edit.gltf.scenes[0].nodes.push(root);
      const skin = edit.gltf.skins.push({joints: [root]}) - 1;
      edit.node('avaturn_look_0').skin = skin;
    },
  ],
  ['has no skin', (edit: Edit) => delete edit.node('avaturn_look_0').skin],
])('says that a mesh stays in place if it %s', async (_, change) => {
  const {notes} = await toVrm(
    edited(tinyAvatar('T2'), (_, edit) => change(edit)),
    vrmMeta,
  );
  expect(notes).toEqual([
    'No joint of the avatar moves "avaturn_look_0". Such a mesh stays in place while the avatar moves: bind it to the avatar’s armature, or join the armatures, and export again.',
  ]);
});

it('maps joints with other names, and lists the ones to map', async () => {
  const bytes = edited(tinyAvatar('T1'), ({nodes}) => {
    nodes.find(({name}: {name: string}) => name === 'Hips').name = 'pelvis';
  });
  await expect(toVrm(bytes, vrmMeta)).rejects.toMatchObject({
    joints: {names: ['Armature', 'pelvis', 'avaturn_body', 'avaturn_look_0'], missing: ['Hips']},
  });
  const {bones} = await toVrm(bytes, vrmMeta, {aliases: readAliases(['hips=pelvis'])});
  expect(bones).toContain('hips');
});

it.each([
  ['faces -Z', {rotation: [0, 1, 0, 0]}, 'Turned by 180° to face +Z.'],
  ['faces +X', {rotation: [0, half, 0, half]}, 'Turned by 90° to face +Z.'],
  ['faces between -X and +Z', {rotation: [0, -0.3827, 0, 0.9239]}, 'Turned by 45° to face +Z.'],
  ['is scaled by 100', {scale: [100, 100, 100]}, 'Scaled from 180 m to 1.80 m.'],
  ['is in inches', {scale: [39.37, 39.37, 39.37]}, 'Scaled from 70.9 m to 1.65 m.'],
  ['is on its back', {rotation: [-half, 0, 0, half]}, 'Turned upright.'],
  ['is upside down', {rotation: [1, 0, 0, 0]}, 'Turned upright and turned by 180° to face +Z.'],
  ['is below the floor', {translation: [0, -0.9, 0]}, 'Raised by 0.90 m onto the floor.'],
  ['is beside the origin', {translation: [0.98, 0, 0]}, 'Moved by 0.98 m to the origin.'],
  [
    'is Z-up, faces away, and is elsewhere in centimeters',
    {rotation: [0, half, half, 0], scale: [100, 100, 100], translation: [50, 0, -80]},
    'Turned upright, turned by 180° to face +Z, scaled from 180 m to 1.80 m, raised by 0.80 m onto the floor, and moved by 0.50 m to the origin.',
  ],
])('places an avatar that %s, says so, and its eyes follow a target', async (_, transform, sentence) => {
  const moved = edited(tinyAvatar('T2'), (_, edit) => Object.assign(edit.node('Armature'), transform));
  const {bytes, notes} = await toVrm(moved, vrmMeta);
  expect(notes).toEqual([sentence]);
  expect(await errorsOf(bytes)).toEqual([]);
  const vrm = await loadVrm(bytes);
  const {min, max} = new Box3().setFromObject(vrm.scene, true);
  expect(min.y).toBeCloseTo(0, 5);
  expect(max.x).toBeCloseTo(-min.x, 3);
  expect(max.y).toBeCloseTo(sentence.includes('1.65') ? 1.65 : 1.8, 2);
  const bone = (name: 'leftHand' | 'leftFoot' | 'leftToes' | 'leftEye') => vrm.humanoid.getRawBoneNode(name)!;
  expect(bone('leftHand').getWorldPosition(new Vector3()).x).toBeGreaterThan(0.5);
  const toes = bone('leftToes').getWorldPosition(new Vector3()).sub(bone('leftFoot').getWorldPosition(new Vector3()));
  expect(toes.z).toBeGreaterThan(0.1);

  const before = bone('leftEye').getWorldQuaternion(new Quaternion());
  const target = new Vector3(Math.tan((35 * Math.PI) / 180), 0, 1);
  vrm.lookAt!.lookAt(target.add(vrm.lookAt!.getLookAtWorldPosition(new Vector3())));
  vrm.update(0);
  const turned = bone('leftEye').getWorldQuaternion(new Quaternion()).multiply(before.invert());
  const gaze = new Vector3(0, 0, 1).applyQuaternion(turned);
  expect((Math.atan2(gaze.x, gaze.z) * 180) / Math.PI).toBeCloseTo(20, 1);
});

it.each([
  ['forward', [0.1736, 0, 0, 0.9848], /^Turned upright by 2\d°/],
  ['to its side', [0, 0, 0.0872, 0.9962], /^Turned upright by 10°/],
])('turns an avatar upright that leans %s as a whole', async (_, rotation, sentence) => {
  const leaning = edited(tinyAvatar('T1'), (_, edit) => Object.assign(edit.node('Armature'), {rotation}));
  const {bytes, notes} = await toVrm(leaning, vrmMeta);
  expect(notes[0]).toMatch(sentence);
  expect(readStance(readModel(bytes).skeleton).lean).toBeLessThan(3);
});

it.each([
  ['leans', {rotation: [0.3827, 0, 0, 0.9239]}, 'The spine leans by 45°'],
  ['is mirrored', {scale: [-1, 1, 1]}, 'swap the names'],
])('rejects an avatar that %s', async (_, transform, words) => {
  const moved = edited(tinyAvatar('T1'), (_, edit) => Object.assign(edit.node('Armature'), transform));
  await expect(toVrm(moved, vrmMeta)).rejects.toThrow(words);
});
