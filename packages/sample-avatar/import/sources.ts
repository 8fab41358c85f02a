import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import type {Binding} from '../kit';
import type {Source} from '../people';
import {type ObjMesh, readBinding, readObj} from './read';

/** The sources of shapes by their folder in the kit, in alphabetical order. */
const places: Readonly<Record<Source, number>> = {a: 0, b: 2, c: 1};

/** The folders of the kit with the sources of shapes. */
export function sourceFolders(kit: string): [Source, string][] {
  const folders = readdirSync(path.join(kit, 'targets', 'expression')).sort();
  return (Object.keys(places) as Source[]).map((source) => [source, folders[places[source]]!]);
}

/** The meshes of the source kit to keep, by folder and name there, with their new names. */
export const meshFiles: Readonly<Record<string, string>> = {
  eyes: 'eyes/high-poly',
  teeth: 'teeth/teeth_base',
  tongue: 'tongue/tongue01',
  'brows-a': 'eyebrows/eyebrow001',
  'brows-c': 'eyebrows/eyebrow012',
  'lashes-a': 'eyelashes/eyelashes01',
  'look-tee-jeans': 'clothes/female_casualsuit01',
  'look-long-sleeve': 'clothes/male_casualsuit02',
  'look-shirt-jeans': 'clothes/male_casualsuit03',
  'look-tee-men': 'clothes/male_casualsuit04',
  'look-jacket': 'clothes/male_casualsuit05',
  'look-sweater': 'clothes/male_casualsuit06',
  'shoes-laced': 'clothes/shoes01',
  'shoes-sneakers': 'clothes/shoes02',
  'shoes-oxfords': 'clothes/shoes03',
  'hair-afro': 'hair/afro01',
  'hair-bob': 'hair/bob01',
  'hair-short-bob': 'hair/bob02',
  'hair-braid': 'hair/braid01',
  'hair-long': 'hair/long01',
  'hair-ponytail': 'hair/ponytail01',
  'hair-crop': 'hair/short01',
  'hair-textured': 'hair/short02',
  'hair-swept': 'hair/short03',
  'hair-slicked': 'hair/short04',
};

/** The number of triangles to keep for meshes that exceed a budget. */
export const triangleLimits: Readonly<Record<string, number>> = {teeth: 3200, 'look-sweater': 6900, 'hair-bob': 5600};

/** Hair whose single cards are left out, up to so many triangles each: they float above it as an outline, or on the face. */
export const looseCards: Readonly<
  Record<string, {readonly triangles: number; readonly isLoose?: (depth: number) => boolean}>
> = {
  'hair-long': {triangles: 150},
  'hair-short-bob': {triangles: 110},
  'hair-crop': {triangles: 40},
  // Cards of the ponytail itself are behind the head.
  'hair-ponytail': {triangles: 100, isLoose: (depth) => depth > -0.02},
};

export const openCollars: ReadonlySet<string> = new Set(['look-shirt-jeans', 'look-jacket']);

/** A mesh that follows the base mesh. */
export interface SourceMesh {
  readonly obj: ObjMesh;
  readonly binding: Binding;
  /** Base points that the mesh covers. */
  readonly hides: readonly number[];
}

/** Reads a mesh by its new name. */
export function readMesh(kit: string, name: string): SourceMesh {
  const file = path.join(kit, meshFiles[name]!, path.basename(meshFiles[name]!));
  return {obj: readObj(readFileSync(`${file}.obj`, 'utf8')), ...readBinding(readFileSync(`${file}.mhclo`, 'utf8'))};
}
