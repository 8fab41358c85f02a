import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {EmitFiles} from '../emit-files';
import {withoutMarks} from './sample';

const here = path.dirname(fileURLToPath(import.meta.url));

export interface SamplesOptions {
  /** The folder `samples/`, an absolute path. */
  readonly folder: string;
}

/** Paths of all sample files below `folder`: platform, project, path inside the project. */
export function sampleFiles(folder: string): string[] {
  return readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .filter((file) => file.split('/').length > 2)
    .sort();
}

/**
 * Serves the samples as files: `samples/web/first-avatar/main.js` at `/samples/web/first-avatar/main.js.txt`. As plain
 * text, so that no host runs them, takes them for pages, or calls TypeScript a video.
 */
export default function samples(context: LoadContext, {folder}: SamplesOptions): Plugin {
  return {
    name: 'samples',
    getPathsToWatch: () => [`${folder}/**`],
    configureWebpack(_config, isServer) {
      const files = Object.fromEntries(
        sampleFiles(folder).map((file) => [
          `samples/${file}.txt`,
          withoutMarks(readFileSync(path.join(folder, file), 'utf8')),
        ]),
      );
      return {
        module: {
          rules: [
            {
              test: /\.mdx$/,
              include: path.join(context.siteDir, 'docs'),
              enforce: 'pre',
              use: [{loader: path.join(here, 'depend-on-samples.mjs'), options: {folder}}],
            },
          ],
        },
        ...(!isServer && {plugins: [new EmitFiles(files)]}),
      };
    },
  };
}
