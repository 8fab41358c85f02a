import {describe, expect, it} from 'vitest';
import {joints} from '@avaturn-docs/platform/skeleton';
import {check} from './check';
import {toVrm} from './vrm/convert';
import {readContainer, writeContainer} from './read/container';
import {withKtx2, withMeshopt} from './test/compressed';
import {edited} from './test/edit';
import {around} from './test/motion';
import {tinyAsset, tinyAvatar} from './test/tiny-avatar';
import {vrmMeta} from './test/vrm';

/** Positions of the first mesh with invalid numbers (NaN). */
function withNaN(bytes: Uint8Array): Uint8Array {
  const {json, bin} = readContainer(bytes);
  const gltf = json as any;
  const {bufferView} = gltf.accessors[gltf.meshes[0].primitives[0].attributes.POSITION];
  const {byteOffset, byteLength} = gltf.bufferViews[bufferView];
  const broken = bin.slice();
  broken.fill(0xff, byteOffset, byteOffset + byteLength);
  return writeContainer(json, broken);
}

const half = Math.SQRT1_2;
const forward = [-half, 0, 0, half];

describe('check', () => {
  it('calls an avatar that is turned and moved by that, and not by its arms', async () => {
    const file = edited(tinyAvatar('T1'), (_, edit) => {
      const [turn, place] = [Math.PI / 12, [0.5, 0, 0]];
      Object.assign(edit.node('Armature'), {rotation: [0, Math.sin(turn), 0, Math.cos(turn)], translation: place});
    });
    const {findings} = await check(file, {profile: 'export'});
    expect(findings.map(({rule}) => rule)).toEqual(['facing', 'centered']);
    expect(findings[0]!.message).toMatch(/^The model faces 30° away from \+Z\. Turn it/);
  });

  it.each([
    ['bent', 'RightLeg', 'x', 15, /by up to 1\d° at RightLeg, /],
    ['spread', 'LeftUpLeg', 'z', 15, /by up to 15° at Left(?:Up)?Leg, /],
    ['turned out', 'LeftFoot', 'y', 35, /by up to 35° at LeftFoot, /],
    ['turned out a little', 'LeftFoot', 'y', 15, undefined],
  ] as const)('reports legs that are %s', async (_, joint, axis, angle, message) => {
    const file = edited(tinyAvatar('T1'), (_, edit) => (edit.node(joint).rotation = around(axis, angle).toArray()));
    const {findings} = await check(file, {profile: 'export'});
    expect(findings.map((finding) => [finding.rule, finding.message])).toEqual(
      message ? [['t-pose', expect.stringMatching(message)]] : [],
    );
  });

  it('lists errors before warnings, with the names of the affected parts', async () => {
    const file = edited(tinyAsset('clothing'), (gltf) => {
      gltf.materials[0].emissiveTexture = {index: 0};
      gltf.accessors[gltf.meshes[0].primitives[0].attributes.POSITION].max[1] += 1;
      gltf.images[0] = {name: 'color', uri: 'color.jpg'};
    });
    const {findings, counts} = await check(file, {profile: 'clothing'});
    expect(findings.map(({severity, rule}) => `${severity} ${rule}`)).toEqual([
      'error gltf-valid',
      'error self-contained',
      'warning texture-maps',
    ]);
    expect(counts).toEqual({error: 2, warning: 1, info: 0});
    expect(findings[0]).toMatchObject({
      code: 'ACCESSOR_MAX_MISMATCH',
      at: [{kind: 'accessor'}, {kind: 'mesh', index: 0, name: 'jacket'}],
    });
    expect(findings[1]!.at).toEqual([{kind: 'image', index: 0, name: 'color'}]);
    expect(findings[2]!.at).toEqual([{kind: 'material', index: 0, name: 'jacket'}]);
  });

  it('groups repeated validator messages, with the total and the first locations', async () => {
    const broken = withNaN(tinyAvatar('T1'));
    const {findings, counts, truncated} = await check(broken, {profile: 'export'});
    const invalid = findings.filter(({code}) => code === 'ACCESSOR_INVALID_FLOAT');
    expect(invalid).toHaveLength(1);
    expect(invalid[0]!.count).toBe(24);
    expect(invalid[0]!.pointers).toHaveLength(20);
    expect(invalid[0]!.at).toContainEqual({kind: 'mesh', index: 0, name: 'avaturn_body'});
    expect(invalid[0]!.message).toMatch(/ \(\/accessors\/\d+ and 23 more\)$/);
    expect(counts.error).toBe(
      findings.reduce((sum, {severity, count = 1}) => sum + (severity === 'error' ? count : 0), 0),
    );
    expect(truncated).toBe(false);
  });

  it('separates known exporter quirks from findings', async () => {
    const export_ = edited(tinyAvatar('T1'), (gltf) => {
      gltf.materials[0].pbrMetallicRoughness.metallicRoughnessTexture = {index: 0, channel: 0};
      gltf.materials[0].normalTexture = {index: 0};
    });
    const {findings, harmless, counts} = await check(export_, {profile: 'export'});
    expect(findings).toEqual([]);
    expect(counts).toEqual({error: 0, warning: 0, info: 0});
    expect(harmless.map(({code, count}) => `${code} ${count}`)).toEqual(
      expect.arrayContaining([
        'UNEXPECTED_PROPERTY 1',
        'MESH_PRIMITIVE_GENERATED_TANGENT_SPACE 1',
        'NODE_SKINNED_MESH_NON_ROOT 2',
      ]),
    );
  });

  it("does not report the image formats of extensions that the validator doesn't support", async () => {
    const {findings, harmless} = await check(await withKtx2(tinyAvatar('T1')), {profile: 'export'});
    expect(findings).toEqual([]);
    expect(harmless.map(({code}) => code)).toContain('IMAGE_UNRECOGNIZED_FORMAT');
  });

  it('accepts compression in an export, not in an asset, and names what the validator skips', async () => {
    const avatar = await check(await withMeshopt(tinyAvatar('T1')), {profile: 'export'});
    expect(avatar.findings).toEqual([]);
    expect(avatar.harmless).toContainEqual(
      expect.objectContaining({
        code: 'UNSUPPORTED_EXTENSION',
        reason: 'Apps that support EXT_meshopt_compression can open the file; the validator skips it.',
      }),
    );
    const asset = await check(await withMeshopt(tinyAsset('clothing')), {profile: 'clothing'});
    expect(asset.findings.map(({message}) => message)).toEqual([
      expect.stringContaining('The file uses EXT_meshopt_compression (required)'),
    ]);
  });

  it.each([
    [
      'a person with other names, 180 m tall',
      {},
      [
        'The skeleton looks like a person’s, and is 160 m tall. glTF lengths are meters: apply the scale of the armature, and export again without a scale factor.',
        'The skeleton looks like a person’s, but the names of its joints aren’t known: "bone_1", "bone_2", "bone_3", "bone_4" and 48 more. To convert or animate the model, map its joints.',
      ],
    ],
    [
      'an animal on four feet',
      {
        Hips: [half, 0, 0, half],
        LeftUpLeg: forward,
        RightUpLeg: forward,
        LeftArm: [half, half, 0, 0],
        RightArm: forward,
      },
      [],
    ],
  ])('finds in %s only what is wrong for any model', async (_, rotations, messages) => {
    const model = edited(tinyAvatar('T1'), (gltf, edit) => {
      for (const [name, rotation] of Object.entries(rotations)) edit.node(name).rotation = rotation;
      gltf.nodes.forEach((node: {name: string}, at: number) => (node.name = `bone_${at}`));
      gltf.nodes[0].scale = [100, 100, 100];
    });
    const {profile, findings, notes} = await check(model, {profile: 'export'});
    const note = 'The file doesn’t have the skeleton of an Avaturn avatar, so it was checked as any glTF model.';
    expect({profile, messages: findings.map(({message}) => message), notes}).toEqual({
      profile: 'gltf',
      messages,
      notes: [note],
    });
  });

  it('checks a VRM model by its humanoid bones, whatever its joints are named, and says so', async () => {
    const {bytes} = await toVrm(tinyAvatar('T2'), vrmMeta);
    const renamed = edited(bytes, (gltf) =>
      gltf.nodes.forEach((node: {name: string}, at: number) => (node.name = `J_${at}`)),
    );
    const {profile, findings, notes} = await check(renamed, {profile: 'export'});
    expect({profile, findings, notes}).toEqual({
      profile: 'vrm',
      findings: [],
      notes: ['The file is a VRM 1.0 model and was checked as one.'],
    });
    const bent = edited(renamed, (gltf) => (gltf.nodes[1].translation = [0.98, 0.967, 0]));
    expect((await check(bent, {profile: 'vrm'})).findings.map(({rule}) => rule)).toEqual(['centered']);
  });

  it('finds the bones of a VRM 0.x model, which faces -Z', async () => {
    const bones = joints.flatMap(({name, vrm, t2Only}) => (t2Only ? [] : [{name, bone: vrm}]));
    const older = edited(tinyAvatar('T1'), (gltf) => {
      const humanBones = bones.map(({name, bone}) => ({
        bone,
        node: gltf.nodes.findIndex((node: {name: string}) => node.name === name),
      }));
      gltf.nodes[0].rotation = [0, 1, 0, 0];
      gltf.extensionsUsed = ['VRM'];
      gltf.extensions = {VRM: {humanoid: {humanBones}}};
    });
    const {profile, findings} = await check(older, {profile: 'export'});
    expect({profile, findings}).toEqual({profile: 'vrm', findings: []});
  });
});
