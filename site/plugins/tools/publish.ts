import {createHash} from 'node:crypto';
import path from 'node:path';
import {starters} from '@avaturn-docs/platform/starters';
import {type Tool, toolCommand, toolPath, tools} from '../../data/tools';
import {starterZip} from '../samples/starters';
import {docsContent, type FinishedBuild} from './docs-content';
import {writeFiles} from '../write-files';
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

async function packTool(tool: Tool, siteUrl: string): Promise<PublishedTool> {
  return {tool, tarball: await npmPack(toolFolder(tool.name), siteUrl)};
}

/** Packs the tools that need no build of the site, and so can be packed during one. */
export async function packTools(siteDir: string, siteUrl: string): Promise<PublishedTool[]> {
  const archives = starters.map((starter) => [`${starter.name}.zip`, starterZip(siteDir, starter, siteUrl)]);
  await writeFiles(path.join(toolFolder('create-avaturn-app'), 'starters'), Object.fromEntries(archives));
  return Promise.all(tools.filter(({name}) => name !== docsTool).map((tool) => packTool(tool, siteUrl)));
}

/**
 * Packs the documentation for assistants, and writes all tools below `/tools/` of a finished build: each by its version and
 * as a copy without one, with `checksums.txt` in the form of `sha256sum` and `index.json`.
 * @param packed result of `packTools`
 */
export async function publishTools(build: FinishedBuild, packed: readonly PublishedTool[]): Promise<void> {
  const {outDir, siteUrl} = build;
  await writeFiles(toolFolder(docsTool), {'content.json': JSON.stringify(docsContent(build))});
  const docs = await packTool(
    tools.find(({name}) => name === docsTool)!,
    siteUrl,
  );
  const published = tools.map((tool) => packed.find((one) => one.tool === tool) ?? docs);
  const files = published.flatMap(({tool, tarball}) =>
    [toolPath(tool), toolPath({name: tool.name})].map((file) => [file, tarball] as const),
  );
  const checksums = files.map(
    ([file, tarball]) => `${digest(tarball, 'sha256').toString('hex')}  ${path.basename(file)}\n`,
  );
  await writeFiles(outDir, {
    ...Object.fromEntries(files),
    'tools/checksums.txt': checksums.join(''),
    'tools/index.json': `${JSON.stringify(toolIndex(published, siteUrl), null, 2)}\n`,
  });
}
