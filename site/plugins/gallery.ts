import type {Options as PagesOptions} from '@docusaurus/plugin-content-pages';
import type {PluginConfig} from '@docusaurus/types';
import {rehypePlugins} from './rehype-plugins';

/** A page for writers that shows every component, at `/gallery/`. It isn't part of the published site. */
export function gallery(): PluginConfig {
  return [
    '@docusaurus/plugin-content-pages',
    {id: 'gallery', path: 'gallery', routeBasePath: 'gallery', rehypePlugins} satisfies PagesOptions,
  ];
}

/** True for `npm run dev`, which sets the environment to `development`; a build is always `production`. */
export const showsGallery = process.env['NODE_ENV'] === 'development';
