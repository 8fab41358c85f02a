import {describe, expect, it} from 'vitest';
import {retarget} from '../animate/retarget';
import type {GlbError} from '../error';
import {bvh} from '../test/motion';
import {tinyAvatar} from '../test/tiny-avatar';

const words: Readonly<Record<string, string>> = {
  Hips: 'Becken',
  Head: 'Kopf',
  Neck: 'Hals',
  LeftShoulder: 'Schulter_li',
  LeftArm: 'Brazo_izq',
  LeftHand: 'Mano_izq',
  RightHand: 'Hand_re',
  LeftFoot: 'Pied_g',
  LeftToeBase: 'Zehen_li',
};

describe('joints with names in other languages', () => {
  const guessed = async (nameOf: (joint: string) => string) => {
    const bytes = bvh({nameOf});
    const error = await retarget(tinyAvatar('T1'), [{name: 'walk.bvh', bytes}]).catch((cause: unknown) => cause);
    return (error as GlbError).joints!;
  };

  it('are guessed from the hierarchy and their places', async () => {
    const {guesses, names, missing} = await guessed(
      (joint) => words[joint] ?? `x${joint.length}${[...joint].reverse().join('')}`,
    );
    for (const [joint, name] of Object.entries(words)) expect([joint, guesses[joint as 'Hips']]).toEqual([joint, name]);
    expect(missing).toEqual(
      expect.arrayContaining(['Neck', 'LeftShoulder', 'RightShoulder', 'LeftToeBase', 'RightToeBase']),
    );
    expect(names.indexOf('Becken')).toBe(0);
    expect(names.indexOf('Schulter_li')).toBeLessThan(names.indexOf('Mano_izq'));
  });

  it('are guessed if they are numbers, and fit after that', async () => {
    const numbers = new Map<string, string>();
    const nameOf = (joint: string) => {
      if (!numbers.has(joint)) numbers.set(joint, `b${numbers.size}`);
      return numbers.get(joint)!;
    };
    const {guesses} = await guessed(nameOf);
    for (const [joint, guess] of Object.entries(guesses)) expect([joint, guess]).toEqual([joint, nameOf(joint)]);
    const aliases = new Map(Object.entries(guesses).map(([joint, name]) => [name, joint as 'Hips']));
    const {clips} = await retarget(tinyAvatar('T1'), [{name: 'walk.bvh', bytes: bvh({nameOf})}], {aliases});
    expect(clips[0]!.warning).toBeUndefined();
  });
});
