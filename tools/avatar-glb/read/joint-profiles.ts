import {joints as avatarJoints, type JointName} from '@avaturn-docs/platform/skeleton';
import type {JointAliases} from './joint-names';

/** The order of the names in a profile. `@` is the side. */
const parts = ['Hips', 'Spine', 'Spine1', 'Spine2', 'Neck', 'Head', '@Shoulder', '@Arm', '@ForeArm', '@Hand'].concat(
  '@UpLeg',
  '@Leg',
  '@Foot',
  '@ToeBase',
);
const fingerNames = ['Thumb', 'Index', 'Middle', 'Ring', 'Pinky'];

interface Profile {
  readonly sides: readonly [left: string, right: string];
  /** Names in lowercase, without other characters than letters and digits; `-` if there is none. */
  readonly body: string;
  /** The name of a finger's joint, by index from 0 (thumb) and part from 0. */
  readonly finger?: (index: number, part: number) => string;
}

const leftRight = ['left', 'right'] as const;
const short = ['l', 'r'] as const;
const withLittle = ['thumb', 'index', 'middle', 'ring', 'little'];
const phalanges = ['proximal', 'intermediate', 'distal'];
const unity =
  'hips spine chest upperchest neck head @shoulder @upperarm @lowerarm @hand @upperleg @lowerleg @foot @toes';
const limbsByJoint = '@collar @shoulder @elbow @wrist @hip @knee @ankle @foot';
const arms = '@shoulder @arm @forearm @hand';
const unreal = 'neck01 head clavicle@ upperarm@ lowerarm@ hand@ thigh@ calf@ foot@ ball@';
const numbered = (index: number, part: number) => `${fingerNames[index]!.toLowerCase()}0${part + 1}@`;
const byNumber = (index: number, part: number) => `@${['thumb', 'index', 'mid', 'ring', 'pinky'][index]}${part + 1}`;

/** The first of several with the same number of matches is used. */
const profiles: Readonly<Record<string, Profile>> = {
  mixamo: {
    sides: leftRight,
    body: `hips spine spine1 spine2 neck head ${arms} @upleg @leg @foot @toebase`,
    finger: (index, part) => `@hand${fingerNames[index]!.toLowerCase()}${part + 1}`,
  },
  cmu: {
    sides: leftRight,
    body: `hips lowerback spine spine1 neck head ${arms} @upleg @leg @foot @toebase`,
  },
  biovision: {
    sides: leftRight,
    body: 'hips lowerback chest chest2 neck head @collar @shoulder @elbow @wrist @hip @knee @ankle @toe',
  },
  rokoko: {
    sides: leftRight,
    body: `hips spine1 spine2 spine4 neck head ${arms} @thigh @shin @foot @toe`,
    finger: (index, part) =>
      `@finger${index + 1}${(index === 0 ? ['metacarpal', 'proximal', 'distal'] : ['proximal', 'medial', 'distal'])[part]}`,
  },
  unity: {sides: leftRight, body: unity, finger: (index, part) => `@${withLittle[index]}${phalanges[part]}`},
  vrm: {
    sides: leftRight,
    body: unity,
    finger: (index, part) =>
      `@${withLittle[index]}${(index === 0 ? ['metacarpal', 'proximal', 'distal'] : phalanges)[part]}`,
  },
  unreal5: {sides: short, body: `pelvis spine01 spine03 spine05 ${unreal}`, finger: numbered},
  unreal4: {sides: short, body: `pelvis spine01 spine02 spine03 ${unreal}`, finger: numbered},
  vroid: {
    sides: ['jbipl', 'jbipr'],
    body: 'jbipchips jbipcspine jbipcchest jbipcupperchest jbipcneck jbipchead @shoulder @upperarm @lowerarm @hand @upperleg @lowerleg @foot @toebase',
    finger: (index, part) => `@${withLittle[index]}${part + 1}`,
  },
  makehuman: {
    sides: short,
    body: 'root spine05 spine03 spine01 neck01 head clavicle@ upperarm01@ lowerarm01@ wrist@ upperleg01@ lowerleg01@ foot@ toe11@',
    finger: (index, part) => `finger${index + 1}${part + 1}@`,
  },
  biped: {
    sides: short,
    body: 'pelvis spine spine1 spine2 neck head @clavicle @upperarm @forearm @hand @thigh @calf @foot @toe0',
    finger: (index, part) => `@finger${index}${part === 0 ? '' : part}`,
  },
  valve: {
    sides: short,
    body: 'pelvis spine spine1 spine2 neck1 head1 @clavicle @upperarm @forearm @hand @thigh @calf @foot @toe0',
  },
  characterCreator: {
    sides: short,
    body: 'hip waist spine01 spine02 necktwist01 head @clavicle @upperarm @forearm @hand @thigh @calf @foot @toebase',
    finger: byNumber,
  },
  daz: {
    sides: short,
    body: 'hip abdomenlower abdomenupper chestupper necklower head @collar @shldrbend @forearmbend @hand @thighbend @shin @foot @toe',
    finger: byNumber,
  },
  poser: {
    sides: short,
    body: 'hip abdomen - chest neck head @collar @shldr @forearm @hand @thigh @shin @foot @toe',
    finger: byNumber,
  },
  rigify: {
    sides: short,
    body: 'spine spine001 spine002 spine003 spine004 spine006 shoulder@ upperarm@ forearm@ hand@ thigh@ shin@ foot@ toe@',
    finger: (index, part) => `${index === 0 ? '' : 'f'}${numbered(index, part)}`,
  },
  autoRigPro: {
    sides: short,
    body: 'rootx spine01x spine02x spine03x neckx headx shoulder@ armstretch@ forearmstretch@ hand@ thighstretch@ legstretch@ foot@ toes01@',
    finger: (index, part) => `${fingerNames[index]!.toLowerCase()}${part + 1}@`,
  },
  smpl: {sides: short, body: `pelvis spine1 spine2 spine3 neck head ${limbsByJoint}`},
  smplX: {
    sides: leftRight,
    body: `pelvis spine1 spine2 spine3 neck head ${limbsByJoint}`,
    finger: (index, part) => `@${fingerNames[index]!.toLowerCase()}${part + 1}`,
  },
  kinect: {
    sides: leftRight,
    body: 'spinebase spinemid - spineshoulder neck head - shoulder@ elbow@ wrist@ hip@ knee@ ankle@ foot@',
  },
  xsens: {
    sides: leftRight,
    body: 'pelvis l5 l3 t8 neck head @shoulder @upperarm @forearm @hand @upperleg @lowerleg @foot @toe',
  },
  optiTrack: {sides: short, body: 'hip ab - chest neck head @shoulder @uarm @farm @hand @thigh @shin @foot @toe'},
  sideLast: {sides: short, body: unity.replace(/@(\w+)/g, '$1@')},
};

const tables = Object.values(profiles).map(({sides, body, finger}) => {
  const names = body.split(' ');
  return new Map(
    avatarJoints.flatMap(({name}): [JointName, string][] => {
      const side = name.startsWith('Left') ? 0 : 1;
      const part = name.replace(/^(?:Left|Right)/, '@');
      const [, kind, number] = /^@Hand(\D+)(\d)$/.exec(part) ?? [];
      const pattern = kind ? finger?.(fingerNames.indexOf(kind), Number(number) - 1) : names[parts.indexOf(part)];
      return pattern && pattern !== '-' ? [[name, pattern.replace('@', sides[side])]] : [];
    }),
  );
});

const bare = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]/g, '');

/** The joints of the profile that has most of these names, all of them with the same prefix or none. */
export function profileAliases(names: readonly string[]): JointAliases {
  const byName = new Map([...new Set(names)].reverse().map((name) => [bare(name), name]));
  let best: JointAliases = new Map();
  for (const table of tables) {
    const hips = table.get('Hips')!;
    const prefixes = [...byName.keys()]
      .filter((name) => name.endsWith(hips))
      .map((name) => name.slice(0, -hips.length));
    for (const prefix of new Set(['', ...prefixes])) {
      const found = [...table].flatMap(([joint, pattern]): [string, JointName][] => {
        const name = byName.get(prefix + pattern);
        return name === undefined ? [] : [[name, joint]];
      });
      if (found.length > best.size) best = new Map(found);
    }
  }
  return best;
}

/** A name that any profile has for the joint, with or without a prefix. Profiles come in their order, whole names first. */
export function guessedName(joint: JointName, names: readonly string[]): string | undefined {
  const patterns = tables.flatMap((table) => table.get(joint) ?? []);
  const first = (matches: (name: string, pattern: string) => boolean): string | undefined =>
    patterns.flatMap((pattern) => names.find((name) => matches(bare(name), pattern)) ?? [])[0];
  return (
    first((name, pattern) => name === pattern) ?? first((name, pattern) => pattern.length > 3 && name.endsWith(pattern))
  );
}
