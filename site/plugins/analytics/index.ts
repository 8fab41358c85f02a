import path from 'node:path';
import {fileURLToPath} from 'node:url';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {SiteEnvironment} from '../../config/environment';

const here = path.dirname(fileURLToPath(import.meta.url));

export type AnalyticsOptions = Pick<SiteEnvironment, 'pageViews' | 'postHog'>;

/**
 * Page views and product analytics. Each part's code is in the build only if configured, and neither is in a development
 * build, so an unconfigured site contains nothing that could send a request.
 */
export default function analytics(_context: LoadContext, options: AnalyticsOptions): Plugin {
  const active = process.env['NODE_ENV'] === 'production';
  return {
    name: 'analytics',
    async contentLoaded({actions}) {
      actions.setGlobalData({
        pageViews: (active && options.pageViews) || null,
        postHog: (active && options.postHog) || null,
      });
    },
    getClientModules() {
      if (!active) {
        return [];
      }
      return [
        ...(options.pageViews ? [path.join(here, 'client/page-views.ts')] : []),
        ...(options.postHog ? [path.join(here, 'client/product-analytics.ts')] : []),
      ];
    },
  };
}
