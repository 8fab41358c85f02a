import type {PluginConfig, PluginModule} from '@docusaurus/types';
import caseSensitiveRoutes from './case-sensitive-routes';
import noPrism from './no-prism';
import ownStylesheets from './own-stylesheets';
import pageFiles from './page-files';
import sharedFiles from './shared-files';
import siteConfig from './site-config';
import unusedStyles from './unused-styles';

/**
 * Changes to what Docusaurus sends readers, one plugin each. README.md says what each saves and how it fails. The document
 * template in document-template.ts is one more, which the configuration names.
 */
export const frameworkPatches = [
  caseSensitiveRoutes,
  noPrism,
  ownStylesheets,
  pageFiles,
  sharedFiles,
  siteConfig,
  unusedStyles,
].map((patch): PluginConfig => [patch as PluginModule, {}]);
