/** The part of the webpack and Rspack compiler API used here, which is the same in both. */
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
  /** Absolute path of the file, without loaders and query; null for generated modules. */
  nameForCondition?(): string | null;
  /** Modules that were concatenated into this one. */
  readonly modules?: readonly Module[];
}

/** File paths of modules, including concatenated ones. */
export function filesOf(modules: Iterable<Module>): string[] {
  return [...modules].flatMap((module) => {
    const own = module.nameForCondition?.();
    return [...(own ? [own] : []), ...filesOf(module.modules ?? [])];
  });
}

/** After all stages that change chunks (`PROCESS_ASSETS_STAGE_REPORT`). */
const lastStage = 5000;

/**
 * Bundler plugin that reports each file with content in a chunk, without unused modules. The bundler's statistics can't be
 * used: they omit concatenated modules.
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
