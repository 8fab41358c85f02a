import type {Options as PagesOptions} from '@docusaurus/plugin-content-pages';
import type {PluginConfig} from '@docusaurus/types';
import {rehypePlugins} from './rehype-plugins';

/** The page that shows writers every component, at `/gallery/`. It is not part of the published site. */
export function gallery(): PluginConfig {
  return [
    '@docusaurus/plugin-content-pages',
    {id: 'gallery', path: 'gallery', routeBasePath: 'gallery', rehypePlugins} satisfies PagesOptions,
  ];
}

/** True for `npm run dev`, which sets the environment to `development`; a build is always `production`. */
export const showsGallery = process.env['NODE_ENV'] === 'development';
