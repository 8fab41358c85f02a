import path from 'node:path';
import {fileURLToPath} from 'node:url';
import type {Plugin} from '@docusaurus/types';
import {expectModules} from './expect-modules';

const replacements = fileURLToPath(new URL('replacements', import.meta.url));

/** A plugin that replaces `request`, a bundler alias, with a file in `replacements/`. */
export function replaceModule(
  patch: string,
  {request, file}: {readonly request: string; readonly file: string},
): Plugin {
  const replacement = path.join(replacements, file);
  return {
    name: patch,
    configureWebpack: (_config, isServer) => ({
      resolve: {alias: {[request]: replacement}},
      // Nothing else imports the replacement.
      ...(!isServer && {
        plugins: [expectModules(patch, {[`import of ${request.replace(/\$$/, '')}`]: (name) => name === replacement})],
      }),
    }),
  };
}
