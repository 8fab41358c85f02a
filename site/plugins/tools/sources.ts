import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {starters} from '@avaturn-docs/platform/starters';
import {tools, type Tool} from '@avaturn-docs/platform/tools';
import {codecFiles} from '@avaturn-docs/avatar-glb/images/node';
import {drawnModels} from '@avaturn-docs/simulator/content/models';
import {packaged} from '@avaturn-docs/simulator/packaged';
import type {DocsContent} from '@avaturn-docs/docs-mcp/content';
import {repositoryFiles} from '@avaturn-docs/simulator/command/repository';
import {listFiles} from '@avaturn-docs/command-line/list-files';
import {starterZip} from '../samples/starters';
import type {ToolSource} from './bundle';
import type {PackageFile} from './tarball';

const {resolve} = createRequire(import.meta.url);

const find = (name: Tool['name']): Tool => tools.find((tool) => tool.name === name)!;
const copied = (to: string, from: string): PackageFile => ({path: to, content: readFileSync(from)});

function avatarGlb(): ToolSource {
  return {
    tool: find('avaturn-glb'),
    entry: '../tools/avatar-glb/cli/main.ts',
    files: [
      // Draco's loaders expect these in their own folder.
      copied('draco_decoder_gltf.wasm', resolve('draco3dgltf/draco_decoder_gltf.wasm')),
      copied('draco_encoder.wasm', resolve('draco3dgltf/draco_encoder.wasm')),
      ...Object.entries(codecFiles).map(([name, file]) => copied(name, resolve(file))),
    ],
  };
}

/** What the simulator's renders need. */
const renderCodecs = ['webp-decoder.wasm', 'webp-encoder.wasm', 'png.wasm', 'jpeg-encoder.wasm'] as const;

async function simulator(): Promise<ToolSource> {
  const {frame, models, photos, contracts} = await repositoryFiles();
  const files = [
    ...[...frame].map(([name, content]) => ({path: `${packaged.frame}/${name}`, content})),
    ...drawnModels().map((name) => copied(`${packaged.models}/${name}`, path.join(models, name))),
    ...listFiles(photos).map((name) => copied(`${packaged.photos}/${name.slice(1)}`, path.join(photos, name))),
    {path: packaged.contracts, content: Buffer.from(JSON.stringify(contracts))},
  ];
  return {
    tool: find('avaturn-simulator'),
    entry: '../tools/simulator/command/packaged-main.ts',
    files: [
      ...files.map(({path: name, content}) => ({path: `files/${name}`, content})),
      ...renderCodecs.map((name) => copied(name, resolve(codecFiles[name]))),
    ],
  };
}

function docsMcp(content: DocsContent): ToolSource {
  const text = Buffer.from(JSON.stringify(content));
  return {
    tool: find('avaturn-docs-mcp'),
    entry: '../tools/docs-mcp/main.ts',
    files: [{path: 'content.json', content: text}],
  };
}

/** The archives that the site serves: npm would rename a `.gitignore` that is in a package by itself. */
function createApp(siteDir: string, siteUrl: string): ToolSource {
  return {
    tool: find('create-avaturn-app'),
    entry: '../tools/create-avaturn-app/main.ts',
    files: starters.map((starter) => ({
      path: `starters/${starter.name}.zip`,
      content: starterZip(siteDir, starter, siteUrl),
    })),
  };
}

/** Entry point and files of each tool. @param content of the docs, for `avaturn-docs-mcp` */
export async function toolSources(siteDir: string, siteUrl: string, content: DocsContent): Promise<ToolSource[]> {
  return [avatarGlb(), await simulator(), docsMcp(content), createApp(siteDir, siteUrl)];
}
