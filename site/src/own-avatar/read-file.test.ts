import {expect, it} from 'vitest';
import {GlbError} from '@avaturn-docs/avatar-glb/error';
import {writeContainer} from '@avaturn-docs/avatar-glb/read/container';
import {tinyAvatar} from '@avaturn-docs/avatar-glb/test/tiny-avatar';
import {lacks, markOf} from './marks';
import {maxFactBytes, readFacts} from './read-file';

const own = (bytes: Uint8Array) => ({name: 'me.glb', bytes: bytes.length, facts: readFacts(bytes)});

/** A rig with this number of joints and other names than Avaturn's. */
function foreign(joints: number): Uint8Array {
  const names = Array.from({length: joints}, (_, index) => `some_very_long_joint_name_of_a_rig_${index}`);
  return writeContainer(
    {
      asset: {version: '2.0'},
      scenes: [{nodes: [0]}],
      nodes: names.map((name, index) => ({name, ...(index === 0 && {children: names.map((_, at) => at).slice(1)})})),
      skins: [{joints: names.map((_, index) => index)}],
    },
    new Uint8Array(),
  );
}

it('knows the type of a file in the inspector’s sentences', () => {
  expect(readFacts(tinyAvatar('T1'))).toMatchObject({
    verdict: 'T1. It has no joint LeftEye or RightEye. It has no ARKit morph targets.',
  });
  expect(readFacts(tinyAvatar('T2')).verdict).toMatch(/It has 15 of the 15 visemes and 5 of the 5 extra shapes\.$/);
  expect(readFacts(foreign(3)).verdict).toBe('No mesh, so not an avatar. It has no triangles.');
  expect(() => readFacts(new TextEncoder().encode('a picture'))).toThrow(GlbError);
});

it('stays small, and claims nothing about a file with too many parts', () => {
  expect(JSON.stringify(readFacts(tinyAvatar('T2'))).length).toBeLessThan(maxFactBytes / 2);
  const large = readFacts(foreign(2000));
  expect(JSON.stringify(large).length).toBeLessThanOrEqual(maxFactBytes);
  expect(lacks({name: 'large.glb', bytes: 1, facts: large}, 'joint:Hips')).toBe(false);
  expect(lacks(own(foreign(3)), 'joint:Hips')).toBe(true);
});

it.each([
  ['T1', 'joint-LeftEye', 'not in your file'],
  ['T1', 'mesh-Head_Mesh', 'not in your file'],
  ['T2', 'mesh-Head_Mesh', 'your file: 72'],
  ['T2', 'limit-triangles', 'your file: look 12'],
  ['T2', 'limit-extensions', 'your file: none'],
  ['T2', 'measure-height', 'your file: 1.80 m'],
  ['T2', 'material-lens', 'your file: none'],
  ['T2', 'term-session', ''],
] as const)('says about a %s file in the row %s: "%s"', (type, id, text) => {
  expect(markOf(id, own(tinyAvatar(type)))).toBe(text);
});
