import type {Plugin} from '@docusaurus/types';

/**
 * Keeps the overlay of `npm run dev` true. A page that does not compile is shown there, and the notice goes when the page
 * is fixed; but the bundler puts the same message into the page's script, which throws it when the fixed one takes its
 * place. Without this plugin that error then covers the page that is right, until somebody closes it.
 */
export default function devOverlay(): Plugin {
  return {
    name: 'dev-overlay',
    // The type of the result does not know the development server.
    configureWebpack: (): object => ({
      devServer: {
        client: {
          overlay: {
            // Sent to the browser as text: it can name nothing from outside.
            runtimeErrors: (error: Error) => !error.message.includes('Module build failed'),
          },
        },
      },
    }),
  };
}
