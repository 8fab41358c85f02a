import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {withPublishedTools} from '../../data/tools';
import {emitFiles} from '../bundler';
import {zipOf} from './archive';
import {sampleFiles, sampleProjects} from './projects';
import {regionTexts, withoutMarks} from './sample';
import {starterArchives} from './starters';

const here = path.dirname(fileURLToPath(import.meta.url));

/** The downloads: each file, and each project as an archive, by path from the site's root. */
function downloads(folder: string, siteDir: string, siteUrl: string): Record<string, string | Uint8Array> {
  const files = sampleFiles(folder);
  const read = (file: string) =>
    withPublishedTools(withoutMarks(readFileSync(path.join(folder, file), 'utf8')), siteUrl);
  const archives = [...sampleProjects(files)].map(([name, inside]) => {
    const texts = Object.fromEntries(Object.entries(inside).map(([place, file]) => [place, read(file)]));
    return [`samples/${name}.zip`, zipOf(texts)];
  });
  return {
    ...Object.fromEntries([...files.map((file) => [`samples/${file}.txt`, read(file)]), ...archives]),
    ...starterArchives(siteDir, siteUrl),
  };
}

/**
 * Serves the samples as files: `samples/web/first-avatar/main.js` at `/samples/web/first-avatar/main.js.txt`, as plain text,
 * so that no host runs them, treats them as pages, or serves TypeScript as video. Also serves each project as an archive,
 * `/samples/web/first-avatar.zip`. Starters are archives only: `/samples/starters/web.zip`.
 */
export default function samples({siteDir, siteConfig}: LoadContext): Plugin {
  const folder = path.join(siteDir, 'samples');
  const tools = path.join(siteDir, '../tools');
  const versions = readdirSync(tools).map((name) => path.join(tools, name, 'package.json'));
  return {
    name: 'samples',
    getPathsToWatch: () => [`${folder}/**`],
    /** The samples that the SDK reference runs. */
    async contentLoaded({actions}) {
      const texts = regionTexts(folder, 'web/sdk-methods/methods.ts');
      await actions.createData('sdk-methods.json', JSON.stringify(texts));
    },
    configureWebpack(_config, isServer) {
      return {
        module: {
          rules: [
            {
              test: /\.mdx$/,
              include: path.join(siteDir, 'docs'),
              enforce: 'pre',
              use: [{loader: path.join(here, 'depend-on-samples.mjs'), options: {folder, versions}}],
            },
          ],
        },
        ...(!isServer && {plugins: [emitFiles(downloads(folder, siteDir, siteConfig.url))]}),
      };
    },
  };
}
