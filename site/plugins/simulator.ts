import type {Plugin} from '@docusaurus/types';
import {bundleFrame, type FrameBundle} from '@avaturn-docs/simulator/frame/bundle';
import {emitFiles} from './bundler';

/**
 * The simulated creator's page, `/sandbox/creator/`, with its scripts and images. It is a separate bundle, so that
 * neither the page nor the site contains code of the other. It isn't a route: no menu, sitemap or search index lists it.
 */
export default function simulatorPlugin(): Plugin<FrameBundle> {
  return {
    name: 'simulator',
    getPathsToWatch: () => ['tools/simulator/**/*.{ts,css,html,webp}'],
    loadContent: () => bundleFrame({server: false}),
    configureWebpack: (_config, isServer, _utils, {files}) => ({
      plugins: isServer ? [] : [emitFiles(Object.fromEntries(files))],
    }),
  };
}
