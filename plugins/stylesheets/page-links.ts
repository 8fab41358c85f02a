import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/** The part of the framework's `client-manifest.json` that says which files a page's HTML links. */
export interface ClientManifest {
  /** Name of a chunk, or of a module that a route renders, to the keys of its files. */
  readonly origins: Record<string, readonly string[]>;
  readonly assets: Record<
    string,
    {readonly css?: readonly {readonly file: string}[]; readonly js?: readonly unknown[]}
  >;
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
 * Adds to the manifest the stylesheets of the modules that routes render. The framework asks the manifest for modules, by
 * their names, and knows the files of chunks only; so it links nothing but the entry's files, and a page whose stylesheet
 * is its own would be drawn without it first.
 *
 * @throws Error if the registry names no module: then its form has changed.
 */
export function withPageStylesheets(manifest: ClientManifest, registry: string): ClientManifest {
  const modules = routeModules(registry);
  if (modules.length === 0) {
    throw new Error('registry.js of the framework names no module. Correct routeModules() in plugins/stylesheets.');
  }
  const stylesheetsOf = (name: string) =>
    (manifest.origins[name] ?? []).flatMap((key) => manifest.assets[key]?.css ?? []);
  const everywhere = new Set(manifest.entrypoints.flatMap(stylesheetsOf).map(({file}) => file));
  const origins = {...manifest.origins};
  const assets = {...manifest.assets};
  for (const {chunk, module} of modules) {
    const css = stylesheetsOf(chunk).filter(({file}) => !everywhere.has(file));
    if (css.length > 0) {
      const key = `stylesheets of ${chunk}`;
      origins[module] = [key];
      assets[key] = {css};
    }
  }
  return {...manifest, origins, assets};
}

/** The bundler plugin that does so once the manifest is written; the framework reads it after that. */
export class LinkPageStylesheets {
  constructor(private readonly generatedFilesDir: string) {}

  apply(compiler: {readonly hooks: {readonly done: {tap: (name: string, then: () => void) => void}}}): void {
    compiler.hooks.done.tap('link-page-stylesheets', () => {
      const file = path.join(this.generatedFilesDir, 'client-manifest.json');
      const registry = readFileSync(path.join(this.generatedFilesDir, 'registry.js'), 'utf8');
      const manifest = JSON.parse(readFileSync(file, 'utf8')) as ClientManifest;
      writeFileSync(file, JSON.stringify(withPageStylesheets(manifest, registry)));
    });
  }
}
