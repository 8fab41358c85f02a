import {Vector3} from 'three/src/math/Vector3.js';
import {type JointName} from '@avaturn-docs/platform/skeleton';
import {angleBetween} from './matrix';
import type {Model} from './model';

export interface Bone {
  readonly name: string;
  /** Index of the node above it; -1 for none. */
  readonly parent: number;
  /** In the world, with the skeleton at rest. */
  readonly place: Vector3;
}

/** Larger scenes aren't guessed. */
export const maxBones = 1000;
export const bonesOf = ({gltf, scene}: Model): Bone[] =>
  gltf.nodes.map(({name}, node) => {
    return {name, parent: scene.parents[node]!, place: new Vector3().setFromMatrixPosition(scene.world[node]!)};
  });

/** A hand has this many fingers, or a part of the body that ends beside it. */
const minFingers = 3;
/** Degrees above the horizontal at which a neck and a head follow the spine. */
const minRise = 30;
/** Names of nodes that only show where the last bone ends. */
const isEnd = /^$|(?:end|nub|top|tip|site)\d*$/i;

/**
 * The joints of a body by where they are in the hierarchy, whatever their names are: two legs and a spine start at the hips,
 * and two arms and a neck at the end of the spine. Toes show the front, and with it the left side; without toes, names have
 * to show it.
 * @returns names; none if the nodes aren't such a body
 */
export function guessJoints(bones: readonly Bone[]): ReadonlyMap<JointName, string> {
  if (bones.length > maxBones) return new Map();
  const children = bones.map((): number[] => []);
  bones.forEach(({parent}, bone) => children[parent]?.push(bone));
  const between = (from: number, to: number) => bones[to]!.place.clone().sub(bones[from]!.place);
  const length = (from: number, to: number) => between(from, to).length();
  const reaches: number[] = [];
  /** Length of the longest chain below a bone. */
  const reach = (bone: number): number =>
    (reaches[bone] ??= Math.max(0, ...children[bone]!.map((child) => length(bone, child) + reach(child))));
  /** The bone and those of the longest chain below it, until it splits into fingers. */
  const chain = (bone: number): number[] => {
    const below = children[bone]!.filter((child) => !isEnd.test(bones[child]!.name));
    const next = [...below].sort((a, b) => length(bone, b) + reach(b) - length(bone, a) - reach(a))[0];
    return next === undefined || below.length >= minFingers ? [bone] : [bone, ...chain(next)];
  };
  /** Two limbs of one length that start at a bone, and the other bones there. */
  const fork = (bone: number) => {
    const limbs = children[bone]!.filter((child) => chain(child).length >= 3);
    const pairs = limbs.flatMap((one, at) =>
      limbs.slice(at + 1).flatMap((other) => (Math.abs(reach(other) / reach(one) - 1) < 0.1 ? [[one, other]] : [])),
    );
    // Parts of a skirt or a cloak are shorter.
    const [pair] = pairs.sort(([a], [b]) => reach(b!) - reach(a!));
    if (!pair || reach(pair[0]!) === 0) return undefined;
    return {pair, others: children[bone]!.filter((child) => !pair.includes(child))};
  };
  const above = (bone: number): number[] => (bone < 0 ? [] : [...above(bones[bone]!.parent), bone]);
  const forks = bones.flatMap((_, bone) => {
    const found = fork(bone);
    return found ? [{bone, ...found}] : [];
  });
  for (const chest of forks) {
    const path = above(chest.bone);
    // The legs may start at another bone than the spine.
    const shared = (bone: number) =>
      above(bone)
        .filter((one) => path.includes(one))
        .at(-1);
    const found = forks.find(({bone, pair}) => {
      const top = shared(bone);
      const isAbove = top === bone || chest.others.length > 0;
      return top !== undefined && top !== chest.bone && isAbove && !pair.some((leg) => path.includes(leg));
    });
    if (!found) continue;
    const hips = shared(found.bone)!;
    const up = between(hips, chest.bone);
    const legs = found.pair.map((leg) => legOf(chain(leg), between));
    const front = new Vector3();
    for (const {foot, toe = children[foot!]![0]} of legs) if (toe !== undefined) front.add(between(foot!, toe));
    const isFrontKnown = Math.abs(90 - (angleBetween(up, front) ?? 0)) < 75;
    const isLeft = (one: number, other: number): boolean | undefined =>
      isFrontKnown
        ? between(other, one).dot(up.clone().cross(front)) > 0
        : isNamedLeft(bones[one]!.name, bones[other]!.name);
    const spine = path.slice(path.indexOf(hips) + 1);
    const rise = (from: number, to: number) => 90 - (angleBetween(between(from, to), up) ?? 90);
    // Hair hangs, and a jaw is in front.
    const upward = (bone: number): number[] => {
      const below = children[bone]!.filter((child) => !isEnd.test(bones[child]!.name));
      const next = below
        .filter((child) => rise(bone, child) > minRise)
        .sort((a, b) => rise(bone, b) - rise(bone, a))[0];
      return next === undefined ? [bone] : [bone, ...upward(next)];
    };
    const necks = chest.others.filter((bone) => rise(chest.bone, bone) > minRise).map(upward);
    const neck = necks.sort((a, b) => b.length - a.length)[0] ?? [];
    const joints = new Map<string, number | undefined>([
      ['Hips', hips],
      ['Spine', spine[0]],
      ['Spine1', spine.length > 2 ? spine[1] : undefined],
      ['Spine2', spine.length > 1 ? spine.at(-1) : undefined],
      ['Neck', neck.length > 1 ? neck[0] : undefined],
      ['Head', neck.at(-1)],
    ]);
    const sided = (names: readonly [start: number, Readonly<Record<string, number | undefined>>][]) => {
      const isFirstLeft = isLeft(names[0]![0], names[1]![0]);
      if (isFirstLeft === undefined) return;
      names.forEach(([, parts], side) =>
        Object.entries(parts).forEach(([part, bone]) =>
          joints.set(((side === 0) === isFirstLeft ? 'Left' : 'Right') + part, bone),
        ),
      );
    };
    sided(legs.map(({thigh, shin, foot, toe}) => [thigh!, {UpLeg: thigh, Leg: shin, Foot: foot, ToeBase: toe}]));
    sided(chest.pair.map((arm) => [arm, armOf(chain(arm), length)]));
    return new Map(
      [...joints].flatMap(([joint, bone]) => (bone === undefined ? [] : [[joint as JointName, bones[bone]!.name]])),
    );
  }
  return new Map();
}

/** Whether the first of two names is that of the left side, by the first letter that differs. */
function isNamedLeft(one: string, other: string): boolean | undefined {
  const at = [...one].findIndex((letter, index) => letter !== other[index]);
  const letters = `${one[at]}${other[at]}`.toLowerCase();
  return letters === 'lr' ? true : letters === 'rl' ? false : undefined;
}

/** The foot is where a leg turns to the front. A leg may have several bones between its joints. */
function legOf(chain: readonly number[], between: (from: number, to: number) => Vector3) {
  const bend = chain.findIndex(
    (bone, at) =>
      at > 1 &&
      at + 1 < chain.length &&
      (angleBetween(between(bone, chain[at + 1]!), between(chain[0]!, bone)) ?? 0) > 40,
  );
  const foot = bend === -1 ? Math.min(2, chain.length - 1) : bend;
  return {thigh: chain[0], shin: chain[Math.ceil(foot / 2)], foot: chain[foot], toe: chain[foot + 1]};
}

/** A shoulder is shorter than the arm that follows it. */
function armOf(chain: readonly number[], length: (from: number, to: number) => number) {
  const first = chain.length > 3 && length(chain[0]!, chain[1]!) < 0.8 * length(chain[1]!, chain[2]!) ? 1 : 0;
  const hand = first + 2 < chain.length - 1 && chain.length > 5 ? chain.length - 1 : first + 2;
  const elbow = first + Math.ceil((hand - first) / 2);
  return {Shoulder: first === 1 ? chain[0] : undefined, Arm: chain[first], ForeArm: chain[elbow], Hand: chain[hand]};
}
