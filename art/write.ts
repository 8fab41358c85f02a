// Generates the files of site/static/models/: npx tsx art/write.ts [id …]
import {mkdirSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {sampleModels} from '@avaturn-docs/platform/sample-models';
import {makeSampleModel} from './sample-model';

async function main(): Promise<void> {
  const wanted = process.argv.slice(2);
  const folder = path.join(__dirname, '../site/static/models');
  mkdirSync(folder, {recursive: true});
  const files: ReadonlySet<string> = new Set(sampleModels.map(({file}) => file));
  for (const file of readdirSync(folder)) if (!files.has(file)) rmSync(path.join(folder, file));
  for (const model of sampleModels) {
    if (wanted.length > 0 && !wanted.includes(model.id)) continue;
    const bytes = await makeSampleModel(model);
    writeFileSync(path.join(folder, model.file), bytes);
    console.log(`${model.file}  ${bytes.length} bytes`);
  }
}

void main();
