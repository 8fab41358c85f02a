import {readFileSync} from 'node:fs';
import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {type ShippedPackage, shippedPackages} from '@avaturn-docs/command-line/licenses/packages';
import {licensesText} from '@avaturn-docs/command-line/licenses/text';
import {type Compiler, lastStage} from '../bundler';

export const licensesFile = 'licenses.txt';

const licenseIn = (file: string): string => readFileSync(path.join(__dirname, '../../..', file), 'utf8').trim();

/** What readers get from others, but not as a package. */
const otherSources = (): ShippedPackage[] => [
  {
    name: 'Sample models: human base mesh, clothes, hair and textures of the MakeHuman project',
    version: '(2020)',
    license: 'CC0-1.0',
    author: 'MakeHuman project',
    text: licenseIn('art/kit/LICENSE-CC0.txt'),
  },
  {
    name: 'English words that search doesn’t take for typing errors: SCOWL',
    version: '(2016)',
    license: 'SCOWL',
    author: 'Kevin Atkinson',
    text: licenseIn('search/english-words.license.txt'),
  },
];

/** The part of another plugin's content that lists files, as absolute paths, which it bundled without the site's bundler. */
interface BundledContent {
  readonly bundledFrom?: readonly string[];
}

/** The part of a module that is read here. The bundler's types lack `modules`. */
interface Module {
  /** Absolute path of the file, without loaders and query; null for generated modules. */
  nameForCondition?(): string | null;
  /** Modules that were concatenated into this one. */
  readonly modules?: readonly Module[];
}

/** File paths of modules, including concatenated ones. */
function filesOf(modules: Iterable<Module>): string[] {
  return [...modules].flatMap((module) => {
    const own = module.nameForCondition?.();
    return [...(own ? [own] : []), ...filesOf(module.modules ?? [])];
  });
}

/**
 * Bundler plugin that reports each file with content in a chunk, without unused modules. The bundler's statistics can't be
 * used: they omit concatenated modules.
 */
const bundledFiles =
  (onFile: (file: string) => void) =>
  (compiler: Compiler): void => {
    compiler.hooks.thisCompilation.tap('licenses', ({hooks, chunks, chunkGraph}) => {
      hooks.processAssets.tap({name: 'licenses', stage: lastStage}, () => {
        for (const chunk of chunks) filesOf(chunkGraph.getChunkModulesIterable(chunk)).forEach(onFile);
      });
    });
  };

/**
 * Writes `licenses.txt`: packages and license texts of everything the site distributes, determined from the bundlers' modules.
 * A plugin with its own bundler lists its files in the `bundledFrom` of its content.
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
      const sources = [...shippedPackages(files, siteDir), ...otherSources()];
      await writeFile(path.join(outDir, licensesFile), licensesText(sources));
    },
  };
}
