import path from 'node:path';
import type {Config} from '@docusaurus/types';
import site from '../../../docusaurus.config';

/** The folder with `docs`, `pages` and `sidebars.js`, which the benchmark has written. */
const pages = process.env['BENCH_SITE'] ?? '';
if (!pages) {
  throw new Error('BENCH_SITE is not set. This configuration is for the benchmark: npx tsx bench/pages/run.ts');
}

/** Plugins that generate pages from the site's own content, or files that depend on it. */
const ownContent = new Set(['apiReference', 'simulator', 'samples', 'markdownTwins', 'hostingPlugin']);

/** In the configuration, a plugin of this project is a function. */
const nameOf = (entry: unknown): string => {
  const [plugin] = Array.isArray(entry) ? (entry as unknown[]) : [entry];
  return typeof plugin === 'function' ? plugin.name : String(plugin);
};

const config: Config = {
  ...site,
  onBrokenLinks: 'ignore',
  onBrokenAnchors: 'ignore',
  plugins: site.plugins!.flatMap((entry) => {
    const [plugin, options] = (Array.isArray(entry) ? entry : [entry]) as [string, Record<string, unknown>];
    switch (nameOf(entry)) {
      case '@docusaurus/plugin-content-docs': {
        const paths = {path: path.join(pages, 'docs'), sidebarPath: path.join(pages, 'sidebars.js')};
        return [[plugin, {...options, ...paths, remarkPlugins: []}]];
      }
      case '@docusaurus/plugin-content-pages':
        return [[plugin, {...options, path: path.join(pages, 'pages')}]];
    }
    return ownContent.has(nameOf(entry)) ? [] : [entry];
  }) as Config['plugins'],
};

export default config;
