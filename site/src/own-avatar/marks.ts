import {fileSize} from '@avaturn-docs/avatar-glb/file-size';
import {lacks, type OwnAvatarFacts, type PartKind} from './facts';
import type {OwnAvatar} from './own-avatar';

const number = (value: number): string => value.toLocaleString('en-US');
const many = (count: number, noun: string): string => `${number(count)} ${noun}${count === 1 ? '' : 's'}`;
const list = (names: readonly string[]): string =>
  names.length > 2 ? `${names.slice(0, 2).join(', ')}, and ${names.length - 2} more` : names.join(', ') || 'none';

/** Triangles of the meshes whose names begin with these words. */
function trianglesOf({meshes}: OwnAvatarFacts, ...names: readonly string[]): string {
  return names
    .map((name) => [name, meshes.filter((mesh) => mesh.name.startsWith(`avaturn_${name}_`))] as const)
    .filter(([, found]) => found.length > 0)
    .map(([name, found]) => `${name} ${number(found.reduce((sum, {triangles}) => sum + triangles, 0))}`)
    .join(', ');
}

/** What appears beside a documented value, by the anchor of its row. */
const values: Readonly<Record<string, (own: OwnAvatar) => string>> = {
  'limit-triangles': ({facts}) => trianglesOf(facts, 'look', 'glasses') || number(facts.triangles),
  'limit-triangles-sample-clothing': ({facts}) => trianglesOf(facts, 'look', 'shoes', 'hair'),
  'limit-texture-size': ({facts}) => (facts.textures > 0 ? `up to ${number(facts.largestTexture)} px` : 'no textures'),
  'limit-materials-opaque': ({facts}) => many(facts.materials.length, 'material'),
  'limit-influences': ({facts}) => number(facts.influences),
  'limit-extensions': ({facts}) => list(facts.extensions),
  'material-lens': ({facts}) => list(facts.materials.filter((name) => name.startsWith('lens'))),
  'material-no_ramp': ({facts}) => list(facts.materials.filter((name) => name.includes('no_ramp'))),
  'measure-bytes': ({bytes}) => fileSize(bytes),
  'measure-generator': ({facts}) => facts.generator || 'unknown',
  'measure-extensions': ({facts}) => list(facts.extensions),
  'measure-triangles': ({facts}) => number(facts.triangles),
  'measure-animation': ({facts}) => list(facts.clips),
  'measure-height': ({facts}) => (facts.height === null ? '' : `${facts.height.toFixed(2)} m`),
};

/** Rows about a part of an avatar, by the prefix of their anchors. */
const kinds: Readonly<Record<string, PartKind>> = {joint: 'joint', rest: 'joint', mesh: 'mesh'};

/** What the reader's file has for a row of a table, or that it lacks it; empty if there is nothing to say. */
export function markOf(id: string, own: OwnAvatar): string {
  const value = values[id]?.(own);
  if (value !== undefined) return value && `your file: ${value}`;
  const [, prefix = '', name = ''] = /^(\w+)-(.+)$/.exec(id) ?? [];
  const kind = kinds[prefix];
  if (kind === undefined) return '';
  if (lacks(own.facts, kind, name)) return 'not in your file';
  const mesh = kind === 'mesh' && own.facts.meshes.find((found) => found.name === name);
  return mesh ? `your file: ${number(mesh.morphTargets)}` : '';
}
