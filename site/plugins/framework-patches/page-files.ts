import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Compiler} from '../bundler';
import {patchError} from './expect-modules';

interface File {
  readonly file: string;
}

/** The part of the framework's `client-manifest.json` that determines which files a page's HTML links. */
export interface ClientManifest {
  /** Keys of the files by chunk name, or by name of a module that a route renders. */
  readonly origins: Record<string, readonly string[]>;
  readonly assets: Record<string, {readonly css?: readonly File[]; readonly js?: readonly File[]}>;
  /** Names of the files that every page loads. */
  readonly entrypoints: readonly string[];
}

/** Chunk name and module of each entry of the framework's `registry.js`. */
export function routeModules(registry: string): {readonly chunk: string; readonly module: string}[] {
  return [...registry.matchAll(/^\s*"([^"]+)": \[.*?, "([^"]+)", require\.resolveWeak\(/gm)].map(
    ([, chunk = '', module = '']) => ({chunk, module}),
  );
}

/**
 * Adds the scripts and stylesheets of route modules to the manifest. The framework looks up modules by name, but the
 * manifest contains only files by chunk, so a page with its own stylesheet would render unstyled first.
 * @param filesOf the files of a chunk by its name; a chunk whose parts are all in shared files has none of its own
 */
export function withPageFiles(
  manifest: ClientManifest,
  registry: string,
  filesOf: (chunk: string) => readonly string[],
): ClientManifest {
  const modules = routeModules(registry);
  if (modules.length === 0) {
    throw patchError('page-files', 'registry.js names no module');
  }
  const everywhere = new Set(
    manifest.entrypoints
      .flatMap((name) => manifest.origins[name] ?? [])
      .flatMap((key) => Object.values(manifest.assets[key] ?? {}).flat())
      .map(({file}) => file),
  );
  const origins = {...manifest.origins};
  const assets = {...manifest.assets};
  for (const {chunk, module} of modules) {
    const key = `files of ${chunk}`;
    const own = filesOf(chunk).filter((file) => !everywhere.has(file));
    const ending = (end: string): File[] => own.filter((file) => file.endsWith(end)).map((file) => ({file}));
    origins[module] = [key];
    assets[key] = {css: ending('.css'), js: ending('.js')};
  }
  return {...manifest, origins, assets};
}

/** Rewrites the manifest after the bundler has written it and before the framework reads it. */
const linkPageFiles = (folder: string) => (compiler: Compiler) => {
  compiler.hooks.done.tap('link-page-files', ({compilation}) => {
    const file = path.join(folder, 'client-manifest.json');
    const registry = readFileSync(path.join(folder, 'registry.js'), 'utf8');
    const manifest = JSON.parse(readFileSync(file, 'utf8')) as ClientManifest;
    const filesOf = (chunk: string) => compilation.namedChunkGroups.get(chunk)?.getFiles() ?? [];
    writeFileSync(file, JSON.stringify(withPageFiles(manifest, registry, filesOf)));
  });
};

/** The framework links only the entry's files in a page's HTML. This also links the page's own scripts and stylesheets. */
export default function pageFiles({generatedFilesDir}: LoadContext): Plugin {
  return {
    name: 'page-files',
    configureWebpack: (_config, isServer) =>
      isServer || process.env['NODE_ENV'] !== 'production' ? {} : {plugins: [linkPageFiles(generatedFilesDir)]},
  };
}
