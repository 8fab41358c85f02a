import path from 'node:path';
import {listFiles} from '@avaturn-docs/command-line/list-files';
import {pack} from '@avaturn-docs/command-line/pack';
import {repositoryFiles} from './command/repository';
import {usedModels} from './content/models';
import {packaged} from './packaged';

async function packSimulator(): Promise<void> {
  const {frame, models, photos, contracts, openapi} = await repositoryFiles();
  const files: Readonly<Record<string, string | Uint8Array>> = {
    ...Object.fromEntries([...frame].map(([name, content]) => [`${packaged.frame}/${name}`, content])),
    ...Object.fromEntries(usedModels().map((name) => [`${packaged.models}/${name}`, path.join(models, name)])),
    ...Object.fromEntries(listFiles(photos).map((name) => [`${packaged.photos}${name}`, path.join(photos, name)])),
    [packaged.contracts]: Buffer.from(JSON.stringify(contracts)),
    [packaged.openapi]: Buffer.from(JSON.stringify(openapi)),
  };
  await pack({
    folder: import.meta.dirname,
    entry: 'command/packaged-main.ts',
    files: Object.fromEntries(Object.entries(files).map(([name, content]) => [`files/${name}`, content])),
  });
}

void packSimulator();
