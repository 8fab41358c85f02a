import {readFileSync} from 'node:fs';
import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {type ShippedPackage, shippedPackages} from '@avaturn-docs/command-line/licenses/packages';
import {licensesText} from '@avaturn-docs/command-line/licenses/text';
import {bundledFiles} from './bundled-files';

export const licensesFile = 'licenses.txt';

/** The source of the sample models: not a package, but distributed to readers too. */
function sampleModelSource(): ShippedPackage {
  return {
    name: 'Sample models: human base mesh, clothes, hair and textures of the MakeHuman project',
    version: '(2020)',
    license: 'CC0-1.0',
    author: 'MakeHuman project',
    text: readFileSync(path.join(__dirname, '../../../art/kit/LICENSE-CC0.txt'), 'utf8').trim(),
  };
}

/** The part of another plugin's content that lists files, as absolute paths, which it bundled without the site's bundler. */
interface BundledContent {
  readonly bundledFrom?: readonly string[];
}

/**
 * Writes `licenses.txt`: packages and license texts of everything the site distributes, determined from the bundlers'
 * modules rather than `package.json`, which also lists development packages. A plugin with its own bundler lists its files
 * in the `bundledFrom` of its content.
 */
export default function licenses({siteDir}: LoadContext): Plugin {
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
      const sources = [...shippedPackages(files, siteDir), sampleModelSource()];
      await writeFile(path.join(outDir, licensesFile), licensesText(sources));
    },
  };
}
