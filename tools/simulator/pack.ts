import {createRequire} from 'node:module';
import path from 'node:path';
import {codecFiles} from '@avaturn-docs/avatar-glb/images/node';
import {listFiles} from '@avaturn-docs/command-line/list-files';
import {pack} from '@avaturn-docs/command-line/pack';
import {repositoryFiles} from './command/repository';
import {drawnModels} from './content/models';
import {packaged} from './packaged';

const {resolve} = createRequire(import.meta.url);

/** What the renders need. */
const renderCodecs = ['webp-decoder.wasm', 'webp-encoder.wasm', 'png.wasm', 'jpeg-encoder.wasm'] as const;

async function packSimulator(): Promise<void> {
  const {frame, models, photos, contracts, openapi} = await repositoryFiles();
  const files: Readonly<Record<string, string | Uint8Array>> = {
    ...Object.fromEntries([...frame].map(([name, content]) => [`${packaged.frame}/${name}`, content])),
    ...Object.fromEntries(drawnModels().map((name) => [`${packaged.models}/${name}`, path.join(models, name)])),
    ...Object.fromEntries(listFiles(photos).map((name) => [`${packaged.photos}${name}`, path.join(photos, name)])),
    [packaged.contracts]: Buffer.from(JSON.stringify(contracts)),
    [packaged.openapi]: Buffer.from(JSON.stringify(openapi)),
  };
  await pack({
    folder: import.meta.dirname,
    entry: 'command/packaged-main.ts',
    files: {
      ...Object.fromEntries(Object.entries(files).map(([name, content]) => [`files/${name}`, content])),
      ...Object.fromEntries(renderCodecs.map((name) => [name, resolve(codecFiles[name])])),
    },
  });
}

void packSimulator();
