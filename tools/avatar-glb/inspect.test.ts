import {describe, expect, it} from 'vitest';
import {inspect} from './inspect';
import {readContainer, writeContainer} from './read/container';
import {withDraco, withMeshopt, withQuantization} from './test/compressed';
import {edited} from './test/edit';
import {tinyAsset, tinyAvatar} from './test/tiny-avatar';

describe('inspect', () => {
  it('lists meshes, joints, materials and images of a T1 avatar', () => {
    const found = inspect(tinyAvatar('T1'));
    expect(found).toMatchObject({
      avatar: {type: 'T1'},
      triangles: 24,
      skins: 1,
      clips: [],
      extensions: [],
      morphTargets: [],
    });
    expect(found.joints).toHaveLength(52);
    expect(found.joints.every(({known}) => known)).toBe(true);
    expect(found.meshes[0]).toMatchObject({
      name: 'avaturn_body',
      vertices: 8,
      triangles: 12,
      influences: 4,
      skinned: true,
    });
    expect(found.materials[0]).toMatchObject({
      name: 'avaturn_body_material',
      alphaMode: 'OPAQUE',
      maps: [{map: 'baseColor', image: 0}],
    });
    expect(found.images).toMatchObject([
      {name: 'color', format: 'JPEG', width: 8, height: 8, alpha: false, materials: [0, 1]},
      {name: 'clip', format: 'PNG', width: 8, height: 8, alpha: true, materials: []},
    ]);
  });

  it('lists the nodes as a tree, each after its parent', () => {
    const {tree, nodes} = inspect(tinyAvatar('T1'));
    expect(tree).toHaveLength(nodes);
    const at = (name: string) => tree.findIndex((node) => node.name === name);
    const [hips, spine] = [tree[at('Hips')]!, tree[at('Spine')]!];
    expect(hips).toMatchObject({kind: 'joint', mesh: null});
    expect(spine.depth).toBe(hips.depth + 1);
    expect(at('Spine')).toBeGreaterThan(at('Hips'));
    expect(tree.find(({name}) => name === 'avaturn_body')).toMatchObject({kind: 'skinned mesh', mesh: 0});
    const cyclic = inspect(
      edited(tinyAvatar('T1'), (gltf) =>
        gltf.nodes.forEach(
          (node: {children?: number[]}, index: number) => (node.children = [(index + 1) % gltf.nodes.length]),
        ),
      ),
    );
    expect(cyclic.tree).toHaveLength(cyclic.nodes);
  });

  it('counts draw calls, and estimates GPU memory', () => {
    const plain = inspect(tinyAvatar('T1'));
    expect(plain.drawCalls).toBe(2);
    // Two images of 8 × 8 pixels with four bytes each, plus a third for mipmaps.
    expect(plain.images.map(({gpuBytes}) => gpuBytes)).toEqual([341, 341]);
    expect(plain.gpu.textures).toBe(682);
    // Positions, normals, texture coordinates, joints and weights of 8 vertices, and 36 indices.
    expect(plain.meshes[0]!.bytes).toBe(8 * (12 + 12 + 8 + 4 + 16) + 36 * 2);
    // The second mesh has its own positions and normals, and shares the rest.
    expect(plain.gpu.meshes).toBe(plain.meshes[0]!.bytes + 8 * 24);
    const shapes = inspect(tinyAvatar('T2')).meshes.find(({name}) => name === 'EyeAO_Mesh')!;
    expect(shapes.bytes).toBe(plain.meshes[0]!.bytes + 8 * 12);
  });

  it('measures the avatar in the pose of its joints', () => {
    const {bounds} = inspect(tinyAvatar('T1'));
    expect(bounds?.min[1]).toBeCloseTo(0, 5);
    expect(bounds?.size[1]).toBeCloseTo(1.8, 5);
    // Twice as large by its joints alone: the mesh positions don't change.
    const scaled = inspect(edited(tinyAvatar('T1'), (gltf) => (gltf.nodes[1].scale = [2, 2, 2])));
    expect(scaled.bounds?.size[1]).toBeCloseTo(3.6, 5);
  });

  it('classifies an avatar with eye joints and ARKit shapes as T2', () => {
    const {avatar, joints, morphTargets} = inspect(tinyAvatar('T2'));
    expect(avatar.type).toBe('T2');
    expect(avatar.reasons.join(' ')).toContain('52 of the 52 ARKit');
    expect(joints).toHaveLength(54);
    expect(morphTargets).toHaveLength(72);
  });

  it.each([
    ['without the joints', undefined, 'not an avatar', undefined],
    ['with the meshes of an asset', 'avaturn_hair_0', 'an asset, not an avatar', 'Its meshes are avaturn_hair_0.'],
    ['with other meshes', 'cap', 'T1-compatible skeleton, not an Avaturn export', 'It has no ARKit morph targets.'],
  ])('does not classify a model %s as an avatar', (_, name, summary, reason) => {
    const file = edited(tinyAsset('hair'), (gltf) => {
      if (name === undefined) gltf.skins[0].joints = [1, 2, 3];
      for (const mesh of gltf.meshes) mesh.name = name;
    });
    expect(inspect(file).avatar).toMatchObject({
      type: null,
      summary,
      reasons: reason === undefined ? [] : expect.arrayContaining([reason]),
    });
  });

  it('does not classify a file as T2 by its eye joints alone, or as T1 without meshes', () => {
    const still = edited(tinyAvatar('T2'), (gltf) => {
      for (const mesh of gltf.meshes) {
        delete mesh.extras;
        mesh.primitives.forEach((primitive: {targets?: unknown}) => delete primitive.targets);
      }
    });
    expect(inspect(still).avatar).toMatchObject({type: null, summary: 'T2-like skeleton without face shapes'});
    const clip = edited(tinyAvatar('T1'), (gltf) => {
      delete gltf.meshes;
      gltf.animations = [{name: 'walk', channels: [], samplers: []}];
    });
    expect(inspect(clip).avatar).toMatchObject({type: null, summary: 'an animation, not an avatar'});
  });

  it.each([
    ['Draco', withDraco, true],
    ['Draco, and estimates it if a joint is turned', (bytes: Uint8Array) => withDraco(withTurnedArm(bytes)), false],
    ['sparse positions', withSparsePositions, true],
    ['quantized positions', withQuantization, true],
    ['meshopt, whose scale is in compressed matrices of the skin', withMeshopt, true],
    ['meshopt, exactly even if a joint is turned', (bytes: Uint8Array) => withMeshopt(withTurnedArm(bytes)), true],
    ['meshopt, whose scale is on the nodes', (bytes: Uint8Array) => withMeshopt(withoutSkin(bytes)), true],
  ])('measures a file with %s', async (_, change, exact) => {
    const {bounds} = inspect(await change(tinyAvatar('T1')));
    expect(bounds?.size[1]).toBeCloseTo(1.8, 2);
    expect(bounds?.exact).toBe(exact);
  });

  it('counts and measures every instance of a mesh', () => {
    const instanced = edited(withoutSkin(tinyAvatar('T1')), (gltf, edit) => {
      const TRANSLATION = edit.addAccessor(new Float32Array([0, 0, 0, 0, 2, 0, 4, 0, 0]), 'VEC3');
      const shown = gltf.nodes.find((node: {mesh?: number}) => node.mesh === 0);
      shown.extensions = {EXT_mesh_gpu_instancing: {attributes: {TRANSLATION}}};
      gltf.nodes[0].children.push(gltf.nodes.push({mesh: 1}) - 1);
    });
    const {triangles, bounds} = inspect(instanced);
    expect(triangles).toBe(12 * 3 + 12 * 2);
    expect(bounds).toMatchObject({size: [5.8, 3.8, 1.8].map((edge) => expect.closeTo(edge)), exact: true});
  });

  it.each([
    ['nothing', new Uint8Array(0), 'not-glb', 'empty'],
    ['a web page', new TextEncoder().encode('<!doctype html><title>Expired</title>'), 'not-glb', 'web page'],
    [
      'a short text',
      new TextEncoder().encode('hello\n'),
      'not-glb',
      '6 bytes and begins with "hello", not with "glTF"',
    ],
    ['an image', Uint8Array.of(0x89, 0x50, 0x4e, 0x47), 'not-glb', '4 bytes and begins with 89 50 4e 47,'],
    ['JSON that is not glTF', new TextEncoder().encode('{"name": "avatar"}'), 'damaged', 'asset.version'],
    ['a data URI that is cut off', new TextEncoder().encode(cutDataUri), 'damaged', 'base64'],
    ['a file that went through a text decoder', mangled(tinyAvatar('T1')), 'damaged', 'saved as text'],
    ['half a file', tinyAvatar('T1').subarray(0, 2000), 'truncated', 'cut off'],
    ['a header alone', tinyAvatar('T1').subarray(0, 12), 'truncated', 'cut off'],
    ['a chunk of 2 GB', withWord(tinyAvatar('T1'), 12, 2 ** 31), 'damaged', 'longer than the rest of the file'],
    ['GLB of version 1', withWord(tinyAvatar('T1'), 4, 1), 'version', 'glTF 2.0'],
    ['JSON without a bottom', writeContainer(nested(500), new Uint8Array(0)), 'damaged', '200 levels'],
    ['JSON that is not glTF', writeContainer([1, 2], new Uint8Array(0)), 'damaged', 'asset.version'],
  ])('rejects %s with a fix', (_, bytes, code, words) => {
    expect(() => inspect(bytes)).toThrow(refusal(code, words));
  });

  it('reads a .gltf with embedded data', () => {
    const {json, bin} = readContainer(tinyAvatar('T2'));
    const gltf = json as any;
    const uri = (bytes: Uint8Array, type: string) => `data:${type};base64,${Buffer.from(bytes).toString('base64')}`;
    for (const image of gltf.images) {
      const {byteOffset, byteLength} = gltf.bufferViews[image.bufferView];
      image.uri = uri(bin.subarray(byteOffset, byteOffset + byteLength), image.mimeType);
      delete image.bufferView;
    }
    gltf.buffers[0].uri = uri(bin, 'application/octet-stream');
    const text = new TextEncoder().encode(JSON.stringify(gltf));
    const sizes = {fileBytes: 0, jsonBytes: 0, binBytes: 0};
    expect({...inspect(text), ...sizes}).toEqual({...inspect(tinyAvatar('T2')), ...sizes});
  });

  it.each([{count: 2 ** 31}, {sparse: {count: 2 ** 31}}])('rejects a file that declares too much: %j', (claim) => {
    const huge = edited(tinyAvatar('T1'), (gltf) => Object.assign(gltf.accessors[5], claim));
    expect(() => inspect(huge)).toThrow(refusal('too-large', 'accessor elements'));
  });

  it('rejects endlessly nested nodes', () => {
    const chain = edited(tinyAvatar('T1'), (gltf) => {
      const first = gltf.nodes.length;
      gltf.nodes.push(...Array.from({length: 1000}, (_, index) => ({children: [first + index + 1]})), {});
    });
    expect(() => inspect(chain)).toThrow(refusal('too-large', '1,001 nodes below each other; at most 500'));
  });
});

/** The result of reading a file with `response.text()`. */
function mangled(bytes: Uint8Array): Uint8Array {
  return new TextEncoder().encode(new TextDecoder().decode(bytes));
}

function withoutSkin(bytes: Uint8Array): Uint8Array {
  return edited(bytes, (gltf) => {
    delete gltf.skins;
    for (const node of gltf.nodes) delete node.skin;
  });
}

function withTurnedArm(bytes: Uint8Array): Uint8Array {
  return edited(bytes, (_, edit) => (edit.node('LeftArm').rotation = [0, 0, Math.SQRT1_2, Math.SQRT1_2]));
}

/** Positions without a base, all of which are replaced. */
function withSparsePositions(bytes: Uint8Array): Uint8Array {
  return edited(bytes, (gltf, edit) => {
    const bufferView = edit.addView(Uint8Array.from({length: 8}, (_, vertex) => vertex));
    for (const {primitives} of gltf.meshes) {
      const accessor = gltf.accessors[primitives[0].attributes.POSITION];
      const values = {bufferView: accessor.bufferView};
      accessor.sparse = {count: 8, indices: {bufferView, componentType: 5121}, values};
      for (const field of ['bufferView', 'min', 'max']) delete accessor[field];
    }
  });
}

const cutDataUri = '{"asset": {"version": "2.0"}, "buffers": [{"uri": "data:;base64,AAAAA"}]}';

function nested(levels: number): unknown {
  return levels === 0 ? '[' : [nested(levels - 1)];
}

function withWord(bytes: Uint8Array, at: number, word: number): Uint8Array {
  const copy = bytes.slice();
  new DataView(copy.buffer).setUint32(at, word, true);
  return copy;
}

const refusal = (code: string, words: string) =>
  expect.objectContaining({name: 'GlbError', code, message: expect.stringContaining(words)});
