import draco from 'draco3dgltf';
import {afterEach, describe, expect, it, vi} from 'vitest';
import {inspect} from '../inspect';
import {toVrm} from './convert';
import {fileSize} from '../file-size';
import {nodeDecoders} from '../images/node';
import {withAvif, withDraco, withKtx2, withMeshopt, withWebp} from '../test/compressed';
import {edited} from '../test/edit';
import {tinyAvatar} from '../test/tiny-avatar';
import {errorsOf, loadVrm, vrmMeta} from '../test/vrm';

afterEach(() => vi.unstubAllGlobals());

describe('a compressed avatar', () => {
  it('is decompressed from meshopt and quantization', async () => {
    await expectPlain(await toVrm(await withMeshopt(tinyAvatar('T2')), vrmMeta), 16);
  });

  it('is decompressed from Draco with a decoder, and rejected without one', async () => {
    const bytes = await withDraco(tinyAvatar('T1'));
    await expect(toVrm(bytes, vrmMeta)).rejects.toThrow('compressed with Draco');
    await expectPlain(await toVrm(bytes, vrmMeta, {decoders: {draco: draco.createDecoderModule}}), 0);
  });

  it('has weights that sum to 1 although Draco rounds each', async () => {
    const bytes = await withDraco(withWeights(tinyAvatar('T1'), [0.37, 0.33, 0.19, 0.11]));
    const {bytes: vrm} = await toVrm(bytes, vrmMeta, {decoders: {draco: draco.createDecoderModule}});
    expect(await errorsOf(vrm)).toEqual([]);
  });

  it.each([
    ['WebP', withWebp],
    ['KTX2', withKtx2],
    ['AVIF', withAvif],
  ])('has PNG images instead of %s, and is rejected without a decoder', async (name, encoded) => {
    const bytes = await encoded(tinyAvatar('T1'));
    await expect(toVrm(bytes, vrmMeta)).rejects.toThrow(`stored as ${name}`);
    const {bytes: vrm, notes} = await toVrm(bytes, vrmMeta, {decoders: await nodeDecoders()});
    const {images, extensions} = inspect(vrm);
    expect(images.map(({format, width}) => [format, width])).toEqual([
      ['PNG', 8],
      ['PNG', 8],
    ]);
    expect(extensions).toEqual([{name: 'VRMC_vrm', required: false}]);
    expect(notes.join()).toContain(`converted from ${name} to PNG`);
    expect(await errorsOf(vrm)).toEqual([]);
  });

  it('is larger afterward, so that both sizes are named with the advice to convert the original', async () => {
    const small = await withMeshopt(tinyAvatar('T2'));
    const {bytes, notes} = await toVrm(small, vrmMeta);
    expect(notes).toContain(
      `The VRM has ${fileSize(bytes.byteLength)}, and the GLB has ${fileSize(small.byteLength)}. If the GLB was optimized, convert the original instead.`,
    );
    expect((await toVrm(tinyAvatar('T2'), vrmMeta)).notes.join()).not.toContain('The VRM has');
  });

  it('is rejected if it cannot be decoded', async () => {
    const claimed = edited(tinyAvatar('T1'), (gltf) => {
      gltf.extensionsUsed = ['EXT_meshopt_compression'];
      gltf.extensionsRequired = ['EXT_meshopt_compression'];
      gltf.bufferViews[0].extensions = {
        EXT_meshopt_compression: {
          buffer: 0,
          byteOffset: 0,
          byteLength: 64,
          byteStride: 64,
          count: 52,
          mode: 'ATTRIBUTES',
        },
      };
    });
    await expect(toVrm(claimed, vrmMeta)).rejects.toMatchObject({
      code: 'damaged',
      message: 'The compressed parts are damaged. Download the file again, or export it without compression.',
    });
  });
});

/** Every vertex follows four joints with these weights. */
function withWeights(bytes: Uint8Array, weights: readonly number[]): Uint8Array {
  return edited(bytes, (gltf, edit) => {
    for (const {primitives} of gltf.meshes) {
      const [{attributes}] = primitives;
      const vertices = Array.from({length: gltf.accessors[attributes.POSITION].count as number});
      attributes.WEIGHTS_0 = edit.addAccessor(new Float32Array(vertices.flatMap(() => weights)), 'VEC4');
      attributes.JOINTS_0 = edit.addAccessor(new Uint8Array(vertices.flatMap(() => [0, 1, 2, 3])), 'VEC4');
    }
  });
}

async function expectPlain({bytes, presets, notes}: Awaited<ReturnType<typeof toVrm>>, count: number): Promise<void> {
  expect(inspect(bytes).extensions).toEqual([{name: 'VRMC_vrm', required: false}]);
  expect(presets).toHaveLength(count);
  expect(notes.join()).toContain('decompressed');
  expect(await errorsOf(bytes)).toEqual([]);
  expect((await loadVrm(bytes)).humanoid.getRawBoneNode('hips')?.name).toBe('Hips');
}
