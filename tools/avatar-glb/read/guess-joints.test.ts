import {Vector3} from 'three';
import {describe, expect, it} from 'vitest';
import {retarget, type RetargetResult} from '../animate/retarget';
import type {GlbError} from '../error';
import {around, bvh} from '../test/motion';
import {tinyAvatar} from '../test/tiny-avatar';
import {guessJoints} from './guess-joints';

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
  const guessed = async (nameOf: (joint: string) => string, has?: (joint: string) => boolean) => {
    const bytes = bvh({nameOf, ...(has && {has})});
    return retarget(tinyAvatar('T1'), [{name: 'walk.bvh', bytes}]).catch((cause: unknown) => cause as GlbError);
  };
  const foreign = (joint: string) => words[joint] ?? `x${joint.length}${[...joint].reverse().join('')}`;

  it('are guessed from the hierarchy and their places, and the result says so', async () => {
    const {notes, clips} = (await guessed(foreign)) as RetargetResult;
    expect(notes[0]).toMatch(
      /^walk\.bvh: The clip’s joints have other names, so their places decided: Hips is Becken, /,
    );
    for (const [joint, name] of Object.entries(words)) expect(notes[0]).toContain(`${joint} is ${name}`);
    expect(clips[0]!.warning).toBeUndefined();
  });

  it('need a choice if the body that they suggest never stands', async () => {
    const crawl = (joint: string) => around('x', joint === 'Hips' ? 75 : joint.endsWith('UpLeg') ? -100 : 0);
    const bytes = bvh({
      nameOf: foreign,
      axes: (joint) => around('z', joint.startsWith('Left') ? 170 : 90),
      frames: [crawl, crawl],
    });
    const refused = retarget(tinyAvatar('T1'), [{name: 'crawl.bvh', bytes}]);
    await expect(refused).rejects.toMatchObject({
      message: expect.stringContaining('those that their places suggest aren’t a standing body'),
      joints: {guesses: {Hips: 'Becken'}},
    });
  });

  it('need a choice if an arm has no hand', async () => {
    const {joints} = (await guessed(foreign, (joint) => !joint.startsWith('RightHand'))) as GlbError;
    expect(joints!.missing).toEqual(expect.arrayContaining(['Neck', 'LeftShoulder', 'LeftToeBase', 'RightHand']));
    expect(joints!.names.indexOf('Becken')).toBe(0);
    expect(joints!.names.indexOf('Schulter_li')).toBeLessThan(joints!.names.indexOf('Mano_izq'));
  });
});

describe('a body without toes', () => {
  const places: readonly (readonly [name: string, parent: number, x: number, y: number])[] = [
    ['root', -1, 0, 1],
    ['chest', 0, 0, 1.4],
    ['neck', 1, 0, 1.5],
    ['head', 2, 0, 1.6],
    ...[1, -1].flatMap((side, index) => {
      const mark = side === 1 ? 'R' : 'L';
      return [
        ['upper', 1, 0.2, 1.4],
        ['lower', 4 + index * 6, 0.5, 1.4],
        ['palm', 5 + index * 6, 0.7, 1.4],
        ['hip', 0, 0.1, 0.9],
        ['knee', 7 + index * 6, 0.1, 0.5],
        ['ankle', 8 + index * 6, 0.1, 0.1],
      ].map(
        ([name, parent, x, y]) => [`${mark}_${name}`, parent, Number(x) * side, y] as [string, number, number, number],
      );
    }),
  ];
  const bones = (nameOf: (name: string) => string) =>
    places.map(([name, parent, x, y]) => ({name: nameOf(name), parent, place: new Vector3(x, y, 0)}));

  it('has the sides of its names, and none without them', () => {
    const named = guessJoints(bones((name) => name));
    expect([named.get('LeftArm'), named.get('RightFoot')]).toEqual(['L_upper', 'R_ankle']);
    const other = guessJoints(bones((name) => name.replace(/^R/, 'Q').replace(/^L/, 'P')));
    expect([other.get('Hips'), other.get('LeftArm'), other.get('RightArm')]).toEqual(['root', undefined, undefined]);
  });

  it('may have hair that hangs from its head or chest, and a skirt', () => {
    const own = bones((name) => name);
    const hang = (start: string, parent: number, x: number, y: number) =>
      [0, 1, 2, 3].map((part) => ({
        name: `${start}${part}`,
        parent,
        place: new Vector3(x, y - 0.15 * part, -0.1),
      }));
    const chains = [
      hang('pony', 3, 0, 1.6),
      hang('braid', 1, 0, 1.5),
      hang('skirtL', 0, -0.15, 0.9),
      hang('skirtR', 0, 0.15, 0.9),
    ];
    const extra = chains.flatMap((chain, index) =>
      chain.map((bone, part) => ({...bone, parent: part === 0 ? bone.parent : own.length + index * 4 + part - 1})),
    );
    // Extra bones first, so that their order doesn't decide.
    const shift = (index: number) =>
      index < 0 ? index : index < own.length ? index + extra.length : index - own.length;
    const all = [...extra, ...own].map((bone) => ({...bone, parent: shift(bone.parent)}));
    const named = guessJoints(all);
    expect(['Neck', 'Head', 'LeftUpLeg', 'LeftFoot'].map((joint) => named.get(joint as 'Neck'))).toEqual([
      'neck',
      'head',
      'L_hip',
      'L_ankle',
    ]);
  });
});
