import {describe, expect, test} from 'vitest';
import {compare} from './compare';
import {edited} from './test/edit';
import {tinyAsset, tinyAvatar} from './test/tiny-avatar';

const outcomes = async (bytes: Uint8Array) =>
  Object.fromEntries((await compare(bytes)).statements.map(({statement, outcome}) => [statement, outcome]));

describe('the comparison of a file with the documentation', () => {
  test.each(['T1', 'T2'] as const)(
    'finds the joints, the pose and the shapes of a %s file as documented',
    async (type) => {
      const seen = await outcomes(tinyAvatar(type));
      expect(seen).toMatchObject({'#/file/joints-complete': 'as documented', 'vrm-joints': 'as documented'});
      expect(seen['t2-eye-parent']).toBe(type === 'T2' ? 'as documented' : 'not seen');
      expect(seen['t2-shapes']).toBe(type === 'T2' ? 'as documented' : 'not seen');
      expect(
        Object.entries(seen).flatMap(([id, outcome]) => (outcome === 'differs' && /^#(?!.*size)/.test(id) ? [id] : [])),
      ).toEqual([]);
    },
  );

  test('finds eyes with another parent, and names nothing of the file', async () => {
    const bytes = edited(tinyAvatar('T2'), (gltf) => {
      const {nodes} = gltf;
      const at = (name: string) => nodes.findIndex((node: {name?: string}) => node.name === name);
      const eye = at('LeftEye');
      nodes[at('Head')].children = nodes[at('Head')].children.filter((child: number) => child !== eye);
      nodes[at('Neck')].children.push(eye);
      nodes.push({name: 'private-name'});
    });
    const {statements} = await compare(bytes);
    expect(statements.find(({statement}) => statement === 't2-eye-parent')?.differences).toEqual([
      {where: 'T2 file', expected: 'two eye joints below Head', seen: '1'},
    ]);
    expect(JSON.stringify(statements)).not.toContain('private-name');
  });

  test('does not expect the clip of the hub in other files', async () => {
    const clip = (name: string, path: string) =>
      edited(tinyAvatar('T2'), (gltf) => {
        const input = gltf.accessors.length;
        gltf.accessors.push({componentType: 5126, count: 1, type: 'SCALAR', min: [0], max: [0]});
        const target = {node: gltf.nodes.findIndex((node: {mesh?: number}) => node.mesh !== undefined), path};
        gltf.animations = [{name, samplers: [{input, output: input}], channels: [{sampler: 0, target}]}];
      });
    expect((await outcomes(clip('Idle', 'rotation')))['t2-clip']).toBe('not seen');
    expect((await outcomes(clip('avaturn_animation', 'rotation')))['t2-clip']).toBe('differs');
    expect((await outcomes(clip('avaturn_animation', 'weights')))['t2-clip']).toBe('as documented');
  });

  test('compares the size of both types, and recognizes a sample avatar', async () => {
    expect((await outcomes(tinyAvatar('T1')))['#/file/t1-size']).toBe('differs');
    expect((await outcomes(tinyAvatar('T2')))['t2-size']).toBe('differs');
    const sample = edited(tinyAvatar('T1'), (gltf) => (gltf.asset.generator = 'sample-avatar'));
    expect((await compare(sample)).isSample).toBe(true);
    const savedAgain = edited(tinyAvatar('T1'), (gltf) => {
      const input = gltf.accessors.length;
      gltf.accessors.push({componentType: 5126, count: 1, type: 'SCALAR', min: [0], max: [0]});
      const clip = {samplers: [{input, output: input}], channels: [{sampler: 0, target: {node: 0, path: 'scale'}}]};
      gltf.animations = ['Idle', 'Walk', 'Wave'].map((name) => ({name, ...clip}));
    });
    expect((await compare(savedAgain)).isSample).toBe(true);
    expect((await compare(tinyAvatar('T1'))).isSample).toBe(false);
  });

  test('finds a root node with another name', async () => {
    const root = async (bytes: Uint8Array) => (await outcomes(bytes))['#/file/root'];
    expect(await root(tinyAvatar('T2'))).toBe('as documented');
    const renamed = edited(tinyAvatar('T2'), (gltf) => {
      gltf.nodes.find((node: {name?: string}) => node.name === 'Armature').name = 'private-name';
    });
    expect(await root(renamed)).toBe('differs');
  });

  test('rejects a file that is not an exported avatar', async () => {
    await expect(compare(tinyAsset('clothing'))).rejects.toThrow('T1 or T2');
  });
});
