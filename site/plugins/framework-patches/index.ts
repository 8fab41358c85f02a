import type {PluginConfig, PluginModule} from '@docusaurus/types';
import caseSensitiveRoutes from './case-sensitive-routes';
import noPrism from './no-prism';
import ownStylesheets from './own-stylesheets';
import pageFiles from './page-files';
import sharedFiles from './shared-files';
import siteConfig from './site-config';
import unusedParts from './unused-parts';
import unusedStyles from './unused-styles';

/**
 * Changes to the framework's output, one plugin each. README.md lists what each saves and when it fails. The document
 * template in document-template.ts is another one, set in the configuration.
 */
export const frameworkPatches = [
  caseSensitiveRoutes,
  noPrism,
  ownStylesheets,
  pageFiles,
  sharedFiles,
  siteConfig,
  unusedParts,
  unusedStyles,
].map((patch): PluginConfig => [patch as PluginModule, {}]);
