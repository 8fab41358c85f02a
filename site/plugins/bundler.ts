import type {CurrentBundler} from '@docusaurus/types';

/** Types of the bundler's API, which is the same in webpack and Rspack. */
export type Compiler = InstanceType<CurrentBundler['instance']['Compiler']>;
export type Chunk = InstanceType<CurrentBundler['instance']['Chunk']>;
export type Module = InstanceType<CurrentBundler['instance']['Module']>;

/** After all stages that change files or chunks (`PROCESS_ASSETS_STAGE_REPORT`). */
export const lastStage = 5000;

/**
 * Bundler plugin that emits files next to the bundle unchanged. Unlike files written after the build, they are also served in
 * development, and exist before other plugins read the built site.
 */
export const emitFiles =
  (files: Readonly<Record<string, string | Uint8Array>>) =>
  (compiler: Compiler): void => {
    compiler.hooks.thisCompilation.tap('emit-files', (compilation) => {
      compilation.hooks.processAssets.tap({name: 'emit-files', stage: lastStage}, () => {
        for (const [file, content] of Object.entries(files)) {
          const raw = typeof content === 'string' ? content : Buffer.from(content);
          compilation.emitAsset(file, new compiler.webpack.sources.RawSource(raw));
        }
      });
    });
  };
