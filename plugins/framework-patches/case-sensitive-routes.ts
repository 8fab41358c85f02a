import type {LoadContext, Plugin} from '@docusaurus/types';
import {replaceModule} from './replace-module';

/**
 * The framework's router ignores case and draws a layout without a page for an unknown path below it. Servers send the
 * not-found page there, and the client must draw the same.
 */
export default function caseSensitiveRoutes(_context: LoadContext): Plugin {
  return replaceModule('case-sensitive-routes', {
    request: 'react-router-config$',
    file: 'react-router-config.tsx',
    onServer: true,
  });
}
