import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {patchError} from './expect-modules';

interface File {
  readonly file: string;
}

/** The part of the framework's `client-manifest.json` that says which files a page's HTML links. */
export interface ClientManifest {
  /** Name of a chunk, or of a module that a route renders, to the keys of its files. */
  readonly origins: Record<string, readonly string[]>;
  readonly assets: Record<string, {readonly css?: readonly File[]; readonly js?: readonly File[]}>;
  /** Names of what every page loads. */
  readonly entrypoints: readonly string[];
}

/** Chunk name and module of each entry of the framework's `registry.js`. */
export function routeModules(registry: string): {readonly chunk: string; readonly module: string}[] {
  return [...registry.matchAll(/^\s*"([^"]+)": \[.*?, "([^"]+)", require\.resolveWeak\(/gm)].map(
    ([, chunk = '', module = '']) => ({chunk, module}),
  );
}

/**
 * Adds to the manifest the scripts and stylesheets of the modules that routes render. The framework asks the manifest for
 * modules, by their names, and knows the files of chunks only; so it links nothing but the entry's files. A page whose
 * stylesheet is its own would be drawn without it first, and its scripts would be asked for only once the entry's run.
 *
 * @param filesOf the files with all that is in a chunk, by its name; a chunk whose parts are all in shared files has no own
 * @throws Error if the registry names no module: then its form has changed.
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

/** The bundler's part of a compilation that this plugin looks at. */
interface Stats {
  readonly compilation: {
    readonly namedChunkGroups: {get(name: string): {getFiles(): readonly string[]} | undefined};
  };
}

/** Rewrites the manifest once the bundler has written it. The framework reads it after that. */
class LinkPageFiles {
  constructor(private readonly generatedFilesDir: string) {}

  apply(compiler: {
    readonly hooks: {readonly done: {tap: (name: string, then: (stats: Stats) => void) => void}};
  }): void {
    compiler.hooks.done.tap('link-page-files', ({compilation}) => {
      const file = path.join(this.generatedFilesDir, 'client-manifest.json');
      const registry = readFileSync(path.join(this.generatedFilesDir, 'registry.js'), 'utf8');
      const manifest = JSON.parse(readFileSync(file, 'utf8')) as ClientManifest;
      const filesOf = (chunk: string) => compilation.namedChunkGroups.get(chunk)?.getFiles() ?? [];
      writeFileSync(file, JSON.stringify(withPageFiles(manifest, registry, filesOf)));
    });
  }
}

/** The framework links only the entry's files in a page's HTML. Ours links the page's own scripts and stylesheets, too. */
export default function pageFiles({generatedFilesDir}: LoadContext): Plugin {
  return {
    name: 'page-files',
    configureWebpack: (_config, isServer) =>
      isServer || process.env['NODE_ENV'] !== 'production' ? {} : {plugins: [new LinkPageFiles(generatedFilesDir)]},
  };
}
