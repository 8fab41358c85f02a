/** The part of the webpack and Rspack compiler API used here, which is the same in both. */
interface Compiler {
  readonly hooks: {
    readonly thisCompilation: {tap(name: string, callback: (compilation: Compilation) => void): void};
  };
  readonly webpack: {readonly sources: {readonly RawSource: new (content: string | Buffer) => unknown}};
}

interface Compilation {
  readonly hooks: {readonly processAssets: {tap(options: {name: string; stage: number}, callback: () => void): void}};
  emitAsset(file: string, source: unknown): void;
}

/** After all stages that change files (`PROCESS_ASSETS_STAGE_REPORT`). */
const lastStage = 5000;

/**
 * Emits files next to the bundle unchanged. Unlike files written after the build, they are also served in development, and
 * exist before other plugins read the built site.
 */
export class EmitFiles {
  /** @param files content by path from the site's root */
  constructor(private readonly files: Readonly<Record<string, string | Uint8Array>>) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('EmitFiles', (compilation) => {
      compilation.hooks.processAssets.tap({name: 'EmitFiles', stage: lastStage}, () => {
        for (const [file, content] of Object.entries(this.files)) {
          const raw = typeof content === 'string' ? content : Buffer.from(content);
          compilation.emitAsset(file, new compiler.webpack.sources.RawSource(raw));
        }
      });
    });
  }
}
