import type {LoadContext, Plugin} from '@docusaurus/types';
import {replaceModule} from './replace-module';

/** The theme loads the Prism highlighter on every page, but `plugins/code` highlights code during the build. */
export default function noPrism(_context: LoadContext): Plugin {
  return replaceModule('no-prism', {
    request: 'prism-react-renderer',
    file: 'prism-react-renderer.ts',
  });
}
