/** What of a webpack or Rspack compiler is used here; the two agree in it. */
interface Compiler {
  readonly hooks: {readonly done: {tap(name: string, callback: (stats: Stats) => void): void}};
}

interface Stats {
  toJson(options: Readonly<Record<string, unknown>>): {readonly modules?: readonly Module[]};
}

export interface Module {
  /** Absolute path of the file, without loaders and query; absent for what the bundler made up. */
  readonly nameForCondition?: string | null;
  /** Those that were merged into one. */
  readonly modules?: readonly Module[];
}

/** Paths of the files behind modules and behind those that were merged into them. */
export function filesOf(modules: readonly Module[]): string[] {
  return modules.flatMap(({nameForCondition, modules: merged = []}) => [
    ...(nameForCondition ? [nameForCondition] : []),
    ...filesOf(merged),
  ]);
}

/** A plugin for the bundler that tells each file of which something is in a chunk. What was shaken off is left out. */
export function bundledFiles(tell: (file: string) => void): {apply(compiler: Compiler): void} {
  const options = {
    all: false,
    modules: true,
    nestedModules: true,
    // Those of a build before, too, which the bundler takes from its cache.
    cachedModules: true,
    dependentModules: true,
    orphanModules: false,
    modulesSpace: Infinity,
  };
  return {
    apply(compiler) {
      compiler.hooks.done.tap('licenses', (stats) => filesOf(stats.toJson(options).modules ?? []).forEach(tell));
    },
  };
}
