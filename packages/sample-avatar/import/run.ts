// Writes the compact kit again from the source kit: npx tsx packages/sample-avatar/import/run.ts <folder of the kit> [part]
// A part is `meshes`, `people`, `mouth`, `hair`, `looks` or `shoes`.
import {copyFileSync, mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {packKit} from '../kit';
import {compactKit} from './compact';
import {paintTextures} from './textures';
import {writeSheet} from './textures/sheet';

async function main(): Promise<void> {
  const [source, only] = process.argv.slice(2);
  if (!source) throw new Error('Name the folder of the source kit.');
  const folder = path.join(__dirname, '..', 'kit');
  const textures = path.join(folder, 'textures');
  mkdirSync(folder, {recursive: true});
  if (!only || only === 'meshes') {
    const {json, bytes} = packKit(await compactKit(source));
    writeFileSync(path.join(folder, 'meshes.json'), json);
    writeFileSync(path.join(folder, 'meshes.bin'), bytes);
  }
  copyFileSync(path.join(source, 'LICENSE-CC0.txt'), path.join(folder, 'LICENSE-CC0.txt'));
  if (only !== 'meshes') await paintTextures(source, textures, only);
  await writeSheet(textures, path.join(folder, '..', 'textures.jpg'));
}

void main();
