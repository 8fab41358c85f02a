/** What of a webpack or Rspack compiler is used here; the two agree in it. */
interface Compiler {
  readonly hooks: {
    readonly thisCompilation: {tap(name: string, callback: (compilation: Compilation) => void): void};
  };
}

interface Compilation {
  readonly hooks: {readonly processAssets: {tap(options: {name: string; stage: number}, callback: () => void): void}};
  readonly chunks: Iterable<unknown>;
  readonly chunkGraph: {getChunkModulesIterable(chunk: unknown): Iterable<Module>};
}

export interface Module {
  /** Absolute path of the file, without loaders and query; null for what the bundler made up. */
  nameForCondition?(): string | null;
  /** Those that were merged into one. */
  readonly modules?: readonly Module[];
}

/** Paths of the files behind modules and behind those that were merged into them. */
export function filesOf(modules: Iterable<Module>): string[] {
  return [...modules].flatMap((module) => {
    const own = module.nameForCondition?.();
    return [...(own ? [own] : []), ...filesOf(module.modules ?? [])];
  });
}

/** After everything that changes chunks (`PROCESS_ASSETS_STAGE_REPORT`). */
const lastStage = 5000;

/**
 * A plugin for the bundler that reports each file with content in a chunk. Unused modules are ignored. The
 * bundler's statistics would not do: they leave out modules that were merged into others.
 */
export function bundledFiles(onFile: (file: string) => void): {apply(compiler: Compiler): void} {
  return {
    apply(compiler) {
      compiler.hooks.thisCompilation.tap('licenses', ({hooks, chunks, chunkGraph}) => {
        hooks.processAssets.tap({name: 'licenses', stage: lastStage}, () => {
          for (const chunk of chunks) filesOf(chunkGraph.getChunkModulesIterable(chunk)).forEach(onFile);
        });
      });
    },
  };
}
