import type {Plugin} from '@docusaurus/types';
import {bundleFrame, type FrameBundle} from '@avaturn-docs/simulator/frame/bundle';
import {EmitFiles} from '../emit-files';

/**
 * The simulated creator's page, `/sandbox/creator/`, with its scripts and pictures. It is a bundle of its own, so that the
 * SDK opens a page that holds nothing of the site, and the site holds nothing of it. It is not a route: it is in no menu,
 * no sitemap and no search index.
 */
export default function simulatorPlugin(): Plugin<FrameBundle> {
  return {
    name: 'simulator',
    getPathsToWatch: () => ['packages/simulator/**/*.{ts,css,html,webp}'],
    loadContent: () => bundleFrame({server: false}),
    configureWebpack: (_config, isServer, _utils, {files}) => ({
      plugins: isServer ? [] : [new EmitFiles(Object.fromEntries(files))],
    }),
  };
}
