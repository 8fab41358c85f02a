import {createHash} from 'node:crypto';
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {type Tool, toolCommand, toolPath} from '@avaturn-docs/platform/tools';
import {markdownSources} from '../api-reference/markdown-sources';
import {bundleTool} from './bundle';
import {docsContent} from './docs-content';
import {toolSources} from './sources';

interface PublishedTool {
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

/**
 * Bundles the command-line tools of `platform/tools.ts` and writes them below `/tools/`: each by its version and as a copy
 * without one, with `checksums.txt` in the form of `sha256sum` and `index.json`.
 */
export default function toolsPlugin({siteDir}: LoadContext): Plugin {
  return {
    name: 'tools',
    async postBuild({outDir, generatedFilesDir, siteConfig}) {
      const siteUrl = siteConfig.url.replace(/\/$/, '');
      await mkdir(path.join(outDir, 'tools'), {recursive: true});
      const published: PublishedTool[] = [];
      const checksums: string[] = [];
      const {title, tagline, baseUrl} = siteConfig;
      const sources = markdownSources({generatedFilesDir, baseUrl});
      const content = await docsContent(siteDir, outDir, {title, tagline, origin: siteUrl, baseUrl, sources});
      for (const source of await toolSources(siteDir, siteUrl, content)) {
        const tarball = await bundleTool(source, siteDir, siteUrl);
        published.push({tool: source.tool, tarball});
        for (const file of [toolPath(source.tool), toolPath({name: source.tool.name})]) {
          await writeFile(path.join(outDir, file), tarball);
          checksums.push(`${digest(tarball, 'sha256').toString('hex')}  ${path.basename(file)}\n`);
        }
      }
      await writeFile(path.join(outDir, 'tools/checksums.txt'), checksums.join(''));
      await writeFile(
        path.join(outDir, 'tools/index.json'),
        `${JSON.stringify(toolIndex(published, siteUrl), null, 2)}\n`,
      );
    },
  };
}
