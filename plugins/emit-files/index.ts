/** What of a webpack or Rspack compiler is used here; the two agree in it. */
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

/** After everything that changes files (`PROCESS_ASSETS_STAGE_REPORT`). */
const lastStage = 5000;

/**
 * Puts files beside the bundle as they are. Unlike files written after the build they are served in development too, and
 * they are there before other plugins look at the finished site.
 */
export class EmitFiles {
  /** @param files Content by path from the site's root. */
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
