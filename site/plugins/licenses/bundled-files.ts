import {type Compiler, lastStage} from '../bundler';

/** The part of a module that is read here. The bundler's types lack `modules`. */
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

/**
 * Bundler plugin that reports each file with content in a chunk, without unused modules. The bundler's statistics can't be
 * used: they omit concatenated modules.
 */
export const bundledFiles =
  (onFile: (file: string) => void) =>
  (compiler: Compiler): void => {
    compiler.hooks.thisCompilation.tap('licenses', ({hooks, chunks, chunkGraph}) => {
      hooks.processAssets.tap({name: 'licenses', stage: lastStage}, () => {
        for (const chunk of chunks) filesOf(chunkGraph.getChunkModulesIterable(chunk)).forEach(onFile);
      });
    });
  };
