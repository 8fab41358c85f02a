import {didYouMean, minSimilarity, similarity} from '@avaturn-docs/command-line/similar-names';
import {joints, type JointName} from '@avaturn-docs/platform/skeleton';
import {GlbError, type UnknownJoints} from '../error';
import {guessJoints, maxBones, type Bone} from './guess-joints';
import {guessedName, profileAliases} from './joint-profiles';
import {name as safeName} from './json';

/** Joints of the avatar by other names that a file gives them. */
export type JointAliases = ReadonlyMap<string, JointName>;

const mixamoPrefix = /^mixamorig\d*:?/;
/** All names that a pair can begin with. */
const boneNames = joints.flatMap(({name, vrm}) => [vrm, name]);
const jointNames = new Set<string>(joints.map(({name}) => name));

/** A name as many programs write it: three.js, too, removes these characters, and writes spaces as underscores. */
export const sanitized = (name: string): string => name.replace(/[[\].:/]/g, '').replace(/\s/g, '_');

export const withoutPrefix = (name: string): string => name.replace(mixamoPrefix, '');

/** The avatar's joint of that name, with or without Mixamo's prefix. */
export function jointNamed(name: string, aliases: JointAliases = new Map()): JointName | undefined {
  const plain = sanitized(name);
  const alias = aliases.get(name) ?? [...aliases].find(([other]) => sanitized(other) === plain)?.[1];
  const bare = withoutPrefix(name);
  return alias ?? (jointNames.has(bare) ? (bare as JointName) : undefined);
}

/** Joints by the names of other programs. The user's own choice comes first, if the file has that name. */
export function withProfile(names: readonly string[], aliases: JointAliases = new Map()): JointAliases {
  const present = new Set(names.map(sanitized));
  const chosen = new Set([...aliases].flatMap(([name, joint]) => (present.has(sanitized(name)) ? [joint] : [])));
  return new Map([...[...profileAliases(names)].filter(([, joint]) => !chosen.has(joint)), ...aliases]);
}

/** Joints that every humanoid needs, by VRM's definition. */
const requiredJoints = joints.filter(({vrmRequired}) => vrmRequired).map(({name}) => name);
/** Others that show in motion. */
const isUseful = /^(?:Spine\d|Neck|.+(?:Shoulder|ToeBase))$/;

const maxNames = 500;

/** What there is to map, if a skeleton has names at all. Names are in the order of the hierarchy, from the hips outward. */
export function unknownJoints(bones: readonly Bone[], known: (joint: JointName) => boolean): UnknownJoints | undefined {
  const free = [...new Set(inOrder(bones))].filter((name) => name !== '' && !jointNamed(name));
  if (free.length === 0 || requiredJoints.every(known)) return undefined;
  const missing = joints.flatMap(({name}) =>
    (requiredJoints.includes(name) || isUseful.test(name)) && !known(name) ? [name] : [],
  );
  const listed = free.slice(0, maxNames).map(safeName);
  const shape = guessJoints(bones);
  const guesses = missing.flatMap((joint) => {
    const shown = shape.get(joint);
    const guess = shown !== undefined && listed.includes(shown) ? shown : guessedName(joint, listed);
    return guess === undefined ? [] : [[joint, guess] as const];
  });
  return {names: listed, missing, guesses: Object.fromEntries(guesses)};
}

/** The guesses by name, if every joint that a humanoid needs has a name of its own. */
export function completeGuesses({missing, guesses}: UnknownJoints): JointAliases | undefined {
  const pairs = Object.entries(guesses).map(([joint, name]) => [name, joint as JointName] as const);
  const isComplete = missing.every((joint) => !requiredJoints.includes(joint) || guesses[joint] !== undefined);
  const aliases = new Map(pairs);
  return isComplete && aliases.size === pairs.length ? aliases : undefined;
}

/** Names from the roots on, each with what is below it. */
function inOrder(bones: readonly Bone[], parent = -1): string[] {
  if (bones.length > maxBones) return bones.map(({name}) => name);
  return bones.flatMap((bone, index) => (bone.parent === parent ? [bone.name, ...inOrder(bones, index)] : []));
}

/**
 * Reads `hips=pelvis`: a bone of VRM or a joint of the avatar, and its name in the file.
 * @throws GlbError `usage`
 */
export function readAliases(pairs: readonly string[]): JointAliases {
  return new Map(
    pairs.map((pair) => {
      const [key = '', ...rest] = pair.split('=');
      const name = rest.join('=').trim();
      const wanted = key.trim().toLowerCase();
      const joint = joints.find(({name: own, vrm}) => [own.toLowerCase(), vrm.toLowerCase()].includes(wanted));
      if (!joint || name === '') {
        throw new GlbError(
          'usage',
          joint || !pair.includes('=') || wanted === ''
            ? `"${pair}" isn't a pair. BONE=NAME is expected, such as hips=pelvis.`
            : `There is no joint "${key}".${didYouMean(wanted, boneNames)} Use a bone of VRM, such as leftUpperArm, or a joint of the avatar, such as LeftArm.`,
        );
      }
      return [name, joint.name];
    }),
  );
}

/** @throws GlbError `usage` for a name that no joint of the files has, with similar ones */
export function refuseUnknownAliases(aliases: JointAliases, names: readonly string[]): void {
  for (const [alias, joint] of aliases) {
    if (names.some((name) => sanitized(name) === sanitized(alias))) continue;
    const likeness = (name: string) => Math.max(...[alias, joint].map((one) => similarity(withoutPrefix(name), one)));
    const similar = [...new Set(names)].filter((name) => likeness(name) >= minSimilarity);
    const shown = similar.sort((a, b) => likeness(b) - likeness(a)).slice(0, 5);
    const hint = shown.length > 0 ? ` Similar names: ${shown.map(safeName).join(', ')}.` : '';
    throw new GlbError('usage', `There is no joint "${safeName(alias)}" to use as ${joint}.${hint}`);
  }
}
