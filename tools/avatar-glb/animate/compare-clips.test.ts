import {describe, expect, it} from 'vitest';
import {around, bvh} from '../test/motion';
import {tinyAvatar} from '../test/tiny-avatar';
import {readClipFile} from './clip-files';
import {compareClips} from './compare-clips';
import type {RestPose} from './rest-pose';
import {Quaternion} from 'three';
import {retarget} from './retarget';

const upright = () => new Quaternion();
/** The chest turns, and the arms back. */
const twisted = (joint: string) =>
  /^Spine1$|^(?:Left|Right)Arm$/.test(joint) ? around('y', joint === 'Spine1' ? 45 : -45) : new Quaternion();

const retargeted = (bytes: Uint8Array) => retarget(tinyAvatar('T1'), [{name: 'walk.bvh', bytes}]);

describe('the comparison of a clip with its source', () => {
  it('reports a limb whose bones move apart, which avatars can’t do', async () => {
    const {clips} = await retargeted(bvh({stretched: 'LeftLeg'}));
    expect(clips[0]!.difference).toMatch(/^Largest difference \d\d° at LeftUpLeg;/);
    expect(clips[0]!.warning).toMatch(/LeftUpLeg differs by up to \d\d°.*The clip moves or scales bones/);
  });

  it('reports a chest that faces another side, though the arms point as in the source', async () => {
    const source = await readClipFile(bvh({frames: [upright, upright]}), new Map());
    const {clipFile} = await retargeted(bvh({frames: [twisted, twisted]}));
    const {text} = compareClips(source, source.clips[0]!, rest, clipFile, 0);
    expect(text).toMatch(/^Largest difference 4\d° at chest;/);
  });

  it('reports a head without eyes that faces another side', async () => {
    const looks = (angle: number) => (joint: string) => (joint === 'Head' ? around('y', angle) : upright());
    const [left, right] = [30, -30].map((angle) => bvh({frames: [upright, looks(angle)]}));
    const source = await readClipFile(left!, new Map());
    const {clipFile, clips} = await retargeted(right!);
    const {text} = compareClips(
      source,
      source.clips[0]!,
      {...rest, rotations: new Map([['Head', upright()]])},
      clipFile,
      0,
    );
    expect(text).toMatch(/^Largest difference 60° at head;/);
    expect(clips[0]!.warning).toBeUndefined();
  });

  const rest: RestPose = {
    turn: new Quaternion(),
    rotations: new Map(),
    floor: new Map([
      ['LeftFoot', 8],
      ['RightFoot', 8],
    ]),
    isGuess: false,
    text: '',
  };

  it('reports soles and hips at another height, and limbs of another motion', async () => {
    const source = await readClipFile(bvh(), new Map());
    const compared = async (bytes: Uint8Array, isGuess: boolean) => {
      const {clipFile} = await retargeted(bytes);
      return compareClips(source, source.clips[0]!, {...rest, isGuess}, clipFile, 0).warning;
    };
    expect(await compared(bvh(), false)).toBeUndefined();
    expect(await compared(bvh({lift: (share) => share / 3}), false)).toMatch(
      /: the soles by up to \d\d cm, the hips by up to \d\d cm\. Check which bone is mapped/,
    );
    const still = bvh({frames: [() => new Quaternion(), () => new Quaternion()]});
    expect(await compared(still, true)).toMatch(/differs by up to \d\d+°.*The rest pose was a guess/);
  });
});
