import {describe, expect, it} from 'vitest';
import {check, type Progress} from '.';
import {edited} from './test/edited';
import {tinyAsset, tinyAvatar} from './test/tiny-avatar';

describe('check', () => {
  it('reports its steps in order', async () => {
    const seen: Progress[] = [];
    await check(tinyAvatar('T1'), {profile: 'export', onProgress: (progress) => seen.push(progress)});
    expect(seen.map(({step, done, total}) => `${done}/${total} ${step}`)).toEqual([
      '0/4 Reading the file',
      '1/4 Loading the validator',
      '2/4 Validating the format',
      '3/4 Checking the rules',
    ]);
  });

  it('stops on abort with the given reason', async () => {
    const controller = new AbortController();
    const seen: string[] = [];
    const work = check(tinyAvatar('T1'), {
      profile: 'export',
      signal: controller.signal,
      onProgress: ({step}) => {
        seen.push(step);
        controller.abort(new Error('Cancelled'));
      },
    });
    await expect(work).rejects.toThrow('Cancelled');
    expect(seen).toEqual(['Reading the file']);
  });

  it('lists errors before warnings, with the parts at fault by name', async () => {
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

  it('refuses a profile that does not exist', async () => {
    await expect(check(tinyAvatar('T1'), {profile: 'hat' as 'hair'})).rejects.toMatchObject({code: 'usage'});
  });
});
