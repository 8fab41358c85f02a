import type {Plugin} from '@docusaurus/types';

/**
 * Fixes the error overlay of `npm run dev`. The bundler also puts a compile error into the page's script, which throws it
 * during the hot update, and that error would cover the fixed page until you close it.
 */
export default function devOverlay(): Plugin {
  return {
    name: 'dev-overlay',
    // The result type has no `devServer`.
    configureWebpack: (): object => ({
      devServer: {
        client: {
          overlay: {
            // Serialized for the browser, so it can't use anything from its scope.
            runtimeErrors: (error: Error) => !error.message.includes('Module build failed'),
          },
        },
      },
    }),
  };
}
