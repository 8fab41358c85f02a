import {afterEach, describe, expect, it, vi} from 'vitest';
import {toVrm} from './convert';
import {readContainer} from '../read/container';
import {readModel} from '../read/model';
import {readStance} from '../read/stance';
import {edited} from '../test/edit';
import {tinyAvatar} from '../test/tiny-avatar';
import {errorsOf, loadVrm, vrmMeta} from '../test/vrm';

afterEach(() => vi.unstubAllGlobals());

/** A valid T2 avatar with lowered arms and bent elbows, in degrees. */
function aPose(shoulder: number, elbow = 0): Uint8Array {
  return edited(tinyAvatar('T2'), (gltf) => {
    const turn = (name: string, degrees: number) => {
      const half = (degrees * Math.PI) / 360;
      gltf.nodes.find((node: {name: string}) => node.name === name).rotation = [0, 0, Math.sin(half), Math.cos(half)];
    };
    turn('LeftArm', -shoulder);
    turn('RightArm', shoulder);
    turn('LeftForeArm', -elbow);
    turn('RightForeArm', elbow);
  });
}

describe('an avatar in another pose', () => {
  it.each([45, 60])('rotates arms that are %i° down into the T-pose, and lists the angles', async (degrees) => {
    const bent = aPose(degrees);
    const {bytes, turned, notes} = await toVrm(bent, vrmMeta);
    expect(turned.map(({joint, degrees: by}) => [joint, Math.round(by)])).toEqual([
      ['LeftArm', degrees],
      ['LeftForeArm', degrees],
      ['RightArm', degrees],
      ['RightForeArm', degrees],
    ]);
    expect(notes[0]).toContain(`LeftArm by ${degrees}°`);
    expect(await errorsOf(bytes)).toEqual([]);
    const {arms, tPose} = readStance(readModel(bytes).skeleton);
    expect(tPose).toBe(true);
    for (const arm of arms!) expect(arm.degrees).toBeLessThan(0.1);
    // Only the arms moved, and the vertices are the same.
    const height = (file: Uint8Array) => readModel(file).skeleton.positionOf('LeftArm')!.y;
    expect(height(bytes)).toBeCloseTo(height(bent), 6);
    expect(readContainer(bytes).bin).toEqual(readContainer(bent).bin);
    expect((await loadVrm(bytes)).humanoid.getRawBoneNode('leftHand')?.name).toBe('LeftHand');
  });

  it.each([
    [0.004, []],
    [0.012, [expect.stringMatching(/^The soles are 1\.2 cm above the floor\./)]],
  ])('says that soles are %d m above the floor, if that is more than half a centimeter', async (height, notes) => {
    const bytes = edited(tinyAvatar('T2'), (_, edit) => (edit.node('Armature').translation = [0, height, 0]));
    expect((await toVrm(bytes, vrmMeta)).notes).toEqual(notes);
  });

  it('says that palms are turned', async () => {
    const bytes = edited(
      tinyAvatar('T2'),
      (_, edit) => (edit.node('LeftHand').rotation = [Math.SQRT1_2, 0, 0, Math.SQRT1_2]),
    );
    expect((await toVrm(bytes, vrmMeta)).notes).toEqual([
      expect.stringMatching(/^The palms are turned by 90° at rest,/),
    ]);
  });

  it('leaves a T-pose unchanged, and rejects raised arms', async () => {
    expect((await toVrm(tinyAvatar('T1'), vrmMeta)).turned).toEqual([]);
    await expect(toVrm(aPose(130), vrmMeta)).rejects.toThrow('130° off the X axis');
  });
});
