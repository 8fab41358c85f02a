import type {LoadContext, Plugin} from '@docusaurus/types';
import {replaceModule} from './replace-module';

/**
 * The framework's router ignores case, and renders an empty layout for an unknown path below it. Servers send the 404 page
 * there, so the client must render it, too.
 */
export default function caseSensitiveRoutes(_context: LoadContext): Plugin {
  return replaceModule('case-sensitive-routes', {
    request: 'react-router-config$',
    file: 'react-router-config.tsx',
  });
}
