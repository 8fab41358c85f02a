import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {bundledFiles} from './bundled-files';
import {shippedPackages} from './packages';
import {licensesText} from './text';

export const licensesFile = 'licenses.txt';

/** The part of another plugin's content that names files, by absolute paths, bundled without the site's own bundler. */
interface BundledContent {
  readonly bundledFrom?: readonly string[];
}

/**
 * Writes `licenses.txt`: packages and license texts of what readers are sent, read from what the bundlers have put into
 * scripts and styles rather than from `package.json`, which names much that no reader gets. A plugin that bundles by itself
 * says of what in the `bundledFrom` of its content.
 */
export default function licenses(): Plugin {
  const files = new Set<string>();
  return {
    name: 'licenses',
    async allContentLoaded({allContent}) {
      for (const content of Object.values(allContent).flatMap((instances) => Object.values(instances))) {
        for (const file of (content as BundledContent | undefined)?.bundledFrom ?? []) {
          files.add(file);
        }
      }
    },
    configureWebpack: (_config, isServer) => ({
      plugins: isServer ? [] : [bundledFiles((file) => files.add(file))],
    }),
    async postBuild({outDir}) {
      await writeFile(path.join(outDir, licensesFile), licensesText(shippedPackages(files)));
    },
  };
}
