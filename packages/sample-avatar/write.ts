// Makes the files of static/models/ again: npx tsx packages/sample-avatar/write.ts
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {sampleModels} from '../../data/sample-models';
import {makeSampleModel} from './sample-model';

async function main(): Promise<void> {
  const folder = path.join(__dirname, '..', '..', 'static', 'models');
  mkdirSync(folder, {recursive: true});
  for (const model of sampleModels) {
    const bytes = await makeSampleModel(model);
    writeFileSync(path.join(folder, model.file), bytes);
    console.log(`${model.file}  ${bytes.length} bytes`);
  }
}

void main();
