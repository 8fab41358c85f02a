import {createHash} from 'node:crypto';
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {starters} from '@avaturn-docs/platform/starters';
import {type Tool, toolCommand, toolPath, tools} from '../../data/tools';
import {starterZip} from '../samples/starters';
import {docsContent} from './docs-content';
import {npmPack, toolFolder} from './pack';

const docsTool = 'avaturn-docs-mcp';

export interface PublishedTool {
  readonly tool: Tool;
  readonly tarball: Buffer;
}

/** `/tools/index.json`: the list of tools, for programs. */
function toolIndex(published: readonly PublishedTool[], siteUrl: string): object {
  return {
    tools: published.map(({tool, tarball}) => ({
      ...tool,
      license: 'MIT',
      url: `${siteUrl}${toolPath(tool)}`,
      command: toolCommand(tool, siteUrl),
      bytes: tarball.length,
      sha256: digest(tarball, 'sha256').toString('hex'),
      integrity: `sha512-${digest(tarball, 'sha512').toString('base64')}`,
    })),
  };
}

const digest = (content: Buffer, algorithm: string): Buffer => createHash(algorithm).update(content).digest();

async function write(file: string, content: string | Uint8Array): Promise<void> {
  await mkdir(path.dirname(file), {recursive: true});
  await writeFile(file, content);
}

async function packTool(tool: Tool, siteUrl: string): Promise<PublishedTool> {
  return {tool, tarball: await npmPack(toolFolder(tool.name), siteUrl)};
}

/** Packs the tools that need no build of the site, and so can be packed during one. */
export async function packTools(siteDir: string, siteUrl: string): Promise<PublishedTool[]> {
  for (const starter of starters) {
    const archive = path.join(toolFolder('create-avaturn-app'), 'starters', `${starter.name}.zip`);
    await write(archive, starterZip(siteDir, starter, siteUrl));
  }
  return Promise.all(tools.filter(({name}) => name !== docsTool).map((tool) => packTool(tool, siteUrl)));
}

/**
 * Packs the documentation for assistants, and writes all tools below `/tools/` of a finished build: each by its version and
 * as a copy without one, with `checksums.txt` in the form of `sha256sum` and `index.json`.
 * @param packed result of `packTools`
 */
export async function publishTools(
  {siteDir, outDir, siteUrl}: {siteDir: string; outDir: string; siteUrl: string},
  packed: readonly PublishedTool[],
): Promise<void> {
  const content = await docsContent(siteDir, outDir, siteUrl);
  await write(path.join(toolFolder(docsTool), 'content.json'), JSON.stringify(content));
  const docs = await packTool(
    tools.find(({name}) => name === docsTool)!,
    siteUrl,
  );
  const published = tools.map((tool) => packed.find((one) => one.tool === tool) ?? docs);
  const checksums: string[] = [];
  for (const {tool, tarball} of published) {
    for (const file of [toolPath(tool), toolPath({name: tool.name})]) {
      await write(path.join(outDir, file), tarball);
      checksums.push(`${digest(tarball, 'sha256').toString('hex')}  ${path.basename(file)}\n`);
    }
  }
  await write(path.join(outDir, 'tools/checksums.txt'), checksums.join(''));
  await write(path.join(outDir, 'tools/index.json'), `${JSON.stringify(toolIndex(published, siteUrl), null, 2)}\n`);
}
