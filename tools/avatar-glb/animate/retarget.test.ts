import {readFileSync} from 'node:fs';
import path from 'node:path';
import {Vector3} from 'three';
import {beforeAll, describe, expect, it} from 'vitest';
import {type JointName} from '@avaturn-docs/platform/skeleton';
import {inspect} from '../inspect';
import {readAliases} from '../read/joint-names';
import {readModel} from '../read/model';
import {withMeshopt} from '../test/compressed';
import {edited} from '../test/edit';
import {brokenFile} from '../test/faults';
import {playGlb} from '../test/playback';
import {tinyAvatar} from '../test/tiny-avatar';
import {validate} from '../validate';
import {retarget, type RetargetResult} from './retarget';

const fixture = (name: string) => ({
  name,
  bytes: new Uint8Array(readFileSync(path.join(import.meta.dirname, '../../../site/tests/fixtures/clips', name))),
});
const sample = (name: string) =>
  new Uint8Array(readFileSync(path.join(import.meta.dirname, '../../../site/static/models', name)));

/** World positions of joints at a time of a clip. */
function poseAt(bytes: Uint8Array, clipName: string, seconds: number): (joint: JointName) => Vector3 {
  const index = inspect(bytes).clips.findIndex(({name}) => name === clipName);
  const positionOf = playGlb(bytes, index)(seconds / inspect(bytes).clips[index]!.seconds!);
  return (joint) => positionOf(joint)!;
}

/** Degrees of the left upper arm above the horizontal. */
function raised(positionOf: (joint: JointName) => Vector3): number {
  const arm = positionOf('LeftForeArm').sub(positionOf('LeftArm'));
  return (Math.atan2(arm.y, arm.x) * 180) / Math.PI;
}

/** Time of the deepest point: the clip has 12 frames at 30 per second. */
const deepest = 5.5 / 30;

describe.each(['t1-male.glb', 't2-female.glb'])('a squat on %s', (avatarFile) => {
  const avatar = sample(avatarFile);
  let result: RetargetResult;
  beforeAll(async () => {
    const files = ['squat.fbx', 'squat.bvh', 'squat-with-skin.fbx'].map(fixture);
    result = await retarget(avatar, files);
  });

  it.each(['squat', 'squat 2', 'squat-with-skin'])('%s raises the arm by 45°', (clip) => {
    expect(raised(poseAt(result.avatar, clip, deepest))).toBeCloseTo(45, 1);
  });

  it.each(['squat', 'squat 2', 'squat-with-skin'])('%s keeps both feet in place, and lowers the hips', (clip) => {
    const {skeleton} = readModel(avatar);
    const before = (joint: JointName) => skeleton.positionOf(joint)!;
    const during = poseAt(result.avatar, clip, deepest);
    for (const foot of ['LeftFoot', 'RightFoot', 'LeftToeBase', 'RightToeBase'] as const) {
      expect(Math.abs(during(foot).y - before(foot).y)).toBeLessThan(0.002);
      expect(during(foot).distanceTo(before(foot))).toBeLessThan(0.04);
    }
    expect(during('Hips').y / before('Hips').y).toBeLessThan(0.65);
  });

  it('makes valid files: the avatar with clips before its own, and the clips alone', async () => {
    expect(result.clips.map(({name, file}) => [name, file])).toEqual([
      ['squat', 'squat.fbx'],
      ['squat 2', 'squat.bvh'],
      ['squat-with-skin', 'squat-with-skin.fbx'],
    ]);
    expect(result.notes).toContain('Several clips are named squat, so the one from squat.bvh is now squat 2.');
    expect(result.clips[0]!.seconds).toBeCloseTo(11 / 30, 3);
    for (const bytes of [result.avatar, result.clipFile]) {
      const {faults} = await validate(bytes, readModel(bytes));
      expect(faults).toEqual([]);
    }
    const before = inspect(avatar);
    const after = inspect(result.avatar);
    expect(after.clips.map(({name}) => name)).toEqual([
      ...result.clips.map(({name}) => name),
      ...before.clips.map(({name}) => name),
    ]);
    expect({...after, clips: [], fileBytes: 0, jsonBytes: 0, binBytes: 0}).toEqual({
      ...before,
      clips: [],
      fileBytes: 0,
      jsonBytes: 0,
      binBytes: 0,
    });
    expect(inspect(result.clipFile)).toMatchObject({triangles: 0, clips: [{name: 'squat'}, {}, {}]});
  });
});

const refusal = (name: string, bytes: string | Uint8Array, avatar = tinyAvatar('T1')) => {
  const file = {name, bytes: typeof bytes === 'string' ? new TextEncoder().encode(bytes) : bytes};
  return retarget(avatar, [file]).catch((error: unknown) => String(error));
};

describe('clips', () => {
  it('of an avatar move another one, compressed with meshopt too', async () => {
    const [plain, packed] = [sample('t1-male.glb'), await withMeshopt(sample('t1-male.glb'))];
    const own = inspect(plain).clips[0]!.name;
    for (const bytes of [plain, packed]) {
      const {avatar} = await retarget(sample('t1-male.glb'), [{name: 'clips.glb', bytes}]);
      const [again, before] = [`${own} 2`, own].map((clip) => poseAt(avatar, clip, 0.5));
      for (const joint of ['LeftHand', 'RightToeBase', 'Head'] as const) {
        expect(again!(joint).distanceTo(before!(joint))).toBeLessThan(0.01);
      }
    }
  });

  it('move an avatar in A-pose as one in T-pose', async () => {
    const {file: aPose} = brokenFile('t-pose');
    const results = await Promise.all(
      [tinyAvatar('T1'), aPose].map((bytes) => retarget(bytes, [fixture('squat.fbx')])),
    );
    const [straight, bent] = results.map(({avatar}) => raised(poseAt(avatar, 'squat', deepest)));
    expect(straight).toBeCloseTo(45, 0);
    expect(bent).toBeCloseTo(45, 0);
    expect(results[1]!.clips[0]!.restPose).toMatch(/rotated to match the avatar’s: arms by \d+°/);
  });

  it('with other joint names need a table if their places are unclear, and the message lists the names', async () => {
    const text = new TextDecoder().decode(fixture('other-names.bvh').bytes);
    const uneven = text.replace(/(JOINT RightHand\s+\{\s+OFFSET )\S+/, '$1-60').replace('upperarm_l', 'Arm 1');
    const other = {name: 'other-names.bvh', bytes: new TextEncoder().encode(uneven.replace('thigh_r', 'Leg [r]'))};
    expect(await refusal(other.name, other.bytes)).toMatch(
      /such as Hips\. It has pelvis, Spine, .*, Arm 1, .*Map them/,
    );
    const aliases = readAliases(['hips=pelvis', 'LeftArm=Arm 1', 'leftUpperLeg=thigh_l', 'rightupperleg=Leg_r']);
    const {avatar} = await retarget(sample('t1-male.glb'), [other], {aliases});
    expect(raised(poseAt(avatar, 'other-names', deepest))).toBeCloseTo(45, 1);
  });

  it('move an avatar with the joint names of nobody', async () => {
    const other = edited(tinyAvatar('T1'), ({nodes}) =>
      nodes.forEach((node: {name: string}, index: number) => (node.name = `jnt${index}`)),
    );
    const [named, result] = await Promise.all(
      [tinyAvatar('T1'), other].map((bytes) => retarget(bytes, [fixture('squat.fbx')])),
    );
    // The fingers aren't guessed.
    expect({...result!.clips[0], joints: 24}).toEqual(named!.clips[0]);
    const guess = expect.stringMatching(/so their places decided: Hips is jnt1, /);
    expect(result!.notes).toEqual([guess, ...named!.notes]);
  });

  it('that cannot be used are refused with a fix', async () => {
    expect(await refusal('note.txt', 'Hello')).toContain('note.txt: The file is not FBX, BVH, GLB or VRMA.');
    expect(await refusal('cut.fbx', fixture('squat.fbx').bytes.slice(0, 9000))).toContain("The FBX can't be read.");
    expect(await refusal('old.fbx', '; FBX 6.1.0 project file\nFBXVersion: 6100')).toContain('before 7.0');
    expect(await refusal('cut.bvh', 'HIERARCHY\nROOT Hips\n{')).toContain("The BVH can't be read.");
    expect(await refusal('still.glb', tinyAvatar('T1'))).toContain('The file has no animation.');
    const other = edited(tinyAvatar('T1'), ({nodes}) => nodes.forEach((node: {name: string}) => (node.name = 'bone')));
    expect(await refusal('squat.fbx', fixture('squat.fbx').bytes, other)).toMatch(
      /The avatar doesn't have .* bone\. Map/,
    );
  });
});
