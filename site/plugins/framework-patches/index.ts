import type {PluginConfig, PluginModule} from '@docusaurus/types';
import pageFiles from './page-files';
import replacedModules from './replaced-modules';
import siteConfig from './site-config';
import unusedStyles from './unused-styles';

/**
 * Changes to the framework's output, one plugin each. README.md lists what each saves and when it fails. The document
 * template in document-template.ts is another one, set in the configuration.
 */
export const frameworkPatches = [pageFiles, replacedModules, siteConfig, unusedStyles].map((patch): PluginConfig => [
  patch as PluginModule,
  {},
]);
