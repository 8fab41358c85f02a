import {readdirSync} from 'node:fs';
import path from 'node:path';
import type {Person, Source} from '../people';

/** The sources of shapes by the place of their folder in the kit, in alphabetical order. */
const places: Readonly<Record<Source, number>> = {a: 0, b: 2, c: 1};

/** The folders of the kit that hold the sources of shapes. */
export function sourceFolders(kit: string): [Source, string][] {
  const folders = readdirSync(path.join(kit, 'targets', 'expression')).sort();
  return (Object.keys(places) as Source[]).map((source) => [source, folders[places[source]]!]);
}

/** Skins by the place of their picture among those of a sex, in alphabetical order. */
const skins = {dark: {female: 0, male: 0}, light: {female: 1, male: 2}} as const;

/** The file of the kit's `textures` folder that shows a skin. */
export function skinPicture(kit: string, sex: Person['sex'], tone: keyof typeof skins): string {
  const pictures = readdirSync(path.join(kit, 'textures')).filter((file) => file.includes(`_${sex}_diffuse`));
  return pictures.filter((file) => file.startsWith('young_')).sort()[skins[tone][sex]]!;
}

/** Which meshes of the source kit are kept, under which name, and with how many triangles at most. */
export const meshFiles: Readonly<
  Record<string, {readonly file: string; readonly triangles?: number; readonly openCollar?: true}>
> = {
  eyes: {file: 'eyes/high-poly/high-poly'},
  teeth: {file: 'teeth/teeth_base/teeth_base', triangles: 1600},
  tongue: {file: 'tongue/tongue01/tongue01'},
  'brows-a': {file: 'eyebrows/eyebrow001/eyebrow001'},
  'brows-c': {file: 'eyebrows/eyebrow012/eyebrow012'},
  'lashes-a': {file: 'eyelashes/eyelashes01/eyelashes01'},
  'look-tee-jeans': {file: 'clothes/female_casualsuit01/female_casualsuit01'},
  'look-long-sleeve': {file: 'clothes/male_casualsuit02/male_casualsuit02'},
  'look-shirt-jeans': {file: 'clothes/male_casualsuit03/male_casualsuit03', openCollar: true},
  'look-tee-men': {file: 'clothes/male_casualsuit04/male_casualsuit04'},
  'look-jacket': {file: 'clothes/male_casualsuit05/male_casualsuit05', openCollar: true},
  'look-sweater': {file: 'clothes/male_casualsuit06/male_casualsuit06', triangles: 6900},
  'shoes-laced': {file: 'clothes/shoes01/shoes01'},
  'shoes-sneakers': {file: 'clothes/shoes02/shoes02'},
  'shoes-oxfords': {file: 'clothes/shoes03/shoes03'},
  'hair-afro': {file: 'hair/afro01/afro01'},
  'hair-bob': {file: 'hair/bob01/bob01', triangles: 5600},
  'hair-bob2': {file: 'hair/bob02/bob02'},
  'hair-braid': {file: 'hair/braid01/braid01'},
  'hair-long': {file: 'hair/long01/long01'},
  'hair-ponytail': {file: 'hair/ponytail01/ponytail01'},
  'hair-short1': {file: 'hair/short01/short01'},
  'hair-short2': {file: 'hair/short02/short02'},
  'hair-short3': {file: 'hair/short03/short03'},
  'hair-short4': {file: 'hair/short04/short04'},
};

/** Which pictures of the source kit the textures are painted from, without `.png` and, for garments, without the kind. */
export const pictureFiles = {
  'eyes-green': 'green_eye',
  'eyes-blue': 'blue_eye',
  'brows-a': 'eyebrow001',
  'brows-c': 'eyebrow012',
  'lashes-a': 'eyelashes01',
  teeth: 'teeth',
  tongue: 'tongue01_diffuse',
  'look-tee-jeans': 'female_casualsuit01',
  'look-tee-men': 'male_casualsuit04',
  'look-long-sleeve': 'male_casualsuit02',
  'look-shirt-jeans': 'male_casualsuit03',
  'look-jacket': 'male_casualsuit05',
  'look-sweater': 'male_casualsuit06',
  'shoes-laced': 'shoes01',
  'shoes-oxfords': 'shoes03',
  'hair-afro': 'afro_diffuse',
  'hair-bob': 'bob01_diffuse',
  'hair-bob2': 'bob02_diffuse',
  'hair-braid': 'braid01_diffuse',
  'hair-long': 'long01_diffuse',
  'hair-ponytail': 'ponytail01_diffuse',
  'hair-short1': 'short01_diffuse',
  'hair-short2': 'short02_diffuse',
  'hair-short3': 'short03_diffuse',
  'hair-short4': 'short04_diffuse',
} as const satisfies Readonly<Record<string, string>>;
