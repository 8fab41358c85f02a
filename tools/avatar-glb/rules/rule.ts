import type {JointName} from '@avaturn-docs/platform/skeleton';
import type {Inspection} from '../inspect';
import type {Model} from '../read/model';
import {profiles, type Finding, type Location, type Profile, type Rule} from '../report';

/** A file and its inspection: the input of rules. */
export interface Subject {
  readonly model: Model;
  readonly inspection: Inspection;
  readonly profile: Profile;
  /** The avatar file of an asset, if given. */
  readonly avatar: Pick<Subject, 'model' | 'inspection'> | undefined;
}

/** Result of a rule: a finding without the rule's own properties. */
export type Fault = Pick<Finding, 'message'> & Partial<Omit<Finding, 'rule' | 'message'>>;

/** One violation, several, or none. */
export type Faults = Fault | readonly (Fault | false)[] | false;

export interface CheckedRule extends Omit<Rule, 'unconfirmed'> {
  readonly unconfirmed?: true;
  readonly faults: (subject: Subject) => Faults;
}

/** Profiles of avatars and of what they wear. */
export const avatarProfiles = profiles.filter((profile) => profile !== 'gltf');
/** Profiles with the skeleton of Avaturn's avatars. */
export const avaturnProfiles = avatarProfiles.filter((profile) => profile !== 'vrm');
export const assetProfiles = avaturnProfiles.filter((profile) => profile !== 'export');
/** Profiles of assets that are skinned to the body. */
export const wornProfiles = ['clothing', 'footwear'] as const satisfies readonly Profile[];

const assetPages = '/docs/ux_customization/assets';
export const pages = {
  bodies: '/docs/integration/bodies/',
  vrm: '/docs/importing/glb-to-vrm/',
  mixamo: '/docs/importing/mixamo/',
  guidelines: `${assetPages}/general_guidelines/`,
  intro: `${assetPages}/intro/`,
  clothing: `${assetPages}/clothing/`,
  eyewear: `${assetPages}/eyewear/`,
  hair: `${assetPages}/hair/`,
} as const;

/** The list of each kind of part in the glTF JSON. */
export const lists = {
  mesh: 'meshes',
  node: 'nodes',
  material: 'materials',
  image: 'images',
  animation: 'animations',
  skin: 'skins',
} as const satisfies Partial<Record<Location['kind'], keyof Model['gltf']>>;

/** Location of a problem, with the part's name in the file. */
export function place({gltf}: Model, kind: keyof typeof lists, index: number): Location {
  return {kind, index, name: gltf[lists[kind]][index]?.name ?? ''};
}

type Part = Pick<Location, 'index' | 'name'>;

export const places = (kind: Location['kind'], parts: readonly Part[]): Location[] =>
  parts.map(({index, name}) => ({kind, index, name}));

/** A fault for each part. @param message with the part's label */
export const faultOfEach = <One extends Part>(
  kind: Location['kind'],
  parts: readonly One[],
  message: (name: string, part: One) => string,
): Fault[] =>
  parts.map((part) => {
    const at = places(kind, [part]);
    return {message: message(label(at[0]!), part), at};
  });

/** One fault for all parts together, if there are any. @param message with the parts' labels */
export const faultOfAll = (
  at: readonly Location[],
  message: (names: string) => string,
  more: Pick<Fault, 'figure'> = {},
): Faults => at.length > 0 && {message: message(some(at.map(label))), at, ...more};

/** `"name"`, or the kind and number of a part without one. */
export function label({kind, index, name}: Location): string {
  return name ? `"${name}"` : `${kind} ${index}`;
}

/** The nodes of joints, as the locations of a finding. */
export const jointPlaces = ({model}: Subject, ...names: readonly JointName[]): Location[] =>
  names.flatMap((name) => {
    const joint = model.skeleton.byName.get(name);
    return joint ? [place(model, 'node', joint.node)] : [];
  });

/** A number as in findings: `1,024`, `0.93`. */
export const figure = (value: number): string => value.toLocaleString('en-US', {maximumFractionDigits: 2});

/** `a, b, c and 4 more`. */
export function some(names: readonly string[], shown = 4): string {
  const rest = names.length - shown;
  return rest > 0 ? `${names.slice(0, shown).join(', ')} and ${rest} more` : names.join(', ');
}
