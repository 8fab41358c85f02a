// Writes the meshes of the compact kit again from the source kit: npx tsx packages/sample-avatar/import/run.ts <folder of
// the source kit>
import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {packKit} from '../kit';
import {compactKit} from './compact';

async function main(): Promise<void> {
  const [source] = process.argv.slice(2);
  if (!source) throw new Error('Name the folder of the source kit.');
  const {json, bytes} = packKit(await compactKit(source));
  const folder = path.join(__dirname, '..', 'kit');
  writeFileSync(path.join(folder, 'meshes.json'), json);
  writeFileSync(path.join(folder, 'meshes.bin'), bytes);
}

void main();
