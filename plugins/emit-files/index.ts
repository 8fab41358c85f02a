import {type Compiler, lastStage} from '../bundler';

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
