import type {Plugin} from '@docusaurus/types';

/**
 * Fixes the error overlay of `npm run dev`. The overlay shows a compile error and removes it when the page is fixed. But the
 * bundler also puts the message into the page's script, which throws it during the hot update, and that error would cover
 * the fixed page until you close it.
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
