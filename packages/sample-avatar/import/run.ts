// Writes the compact kit again from the source kit: npx tsx packages/sample-avatar/import/run.ts <folder of the kit> [meshes]
import {copyFileSync, mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {packKit} from '../kit';
import {compactKit} from './compact';
import {paintEyeShade} from './eye-shade';
import {paintTextures} from './textures';
import {writeSheet} from './textures/sheet';

async function main(): Promise<void> {
  const source = process.argv[2];
  if (!source) throw new Error('Name the folder of the source kit.');
  const folder = path.join(__dirname, '..', 'kit');
  const textures = path.join(folder, 'textures');
  mkdirSync(folder, {recursive: true});
  const {json, bytes} = packKit(await compactKit(source));
  writeFileSync(path.join(folder, 'meshes.json'), json);
  writeFileSync(path.join(folder, 'meshes.bin'), bytes);
  copyFileSync(path.join(source, 'LICENSE-CC0.txt'), path.join(folder, 'LICENSE-CC0.txt'));
  if (process.argv[3] === 'meshes') return;
  rmSync(textures, {recursive: true, force: true});
  await paintTextures(source, textures);
  await paintEyeShade(path.join(textures, 'eye-shade.png'));
  await writeSheet(textures, path.join(folder, '..', 'textures.jpg'));
}

void main();
