import path from 'node:path';
import {benchCache, installPeers as install} from '../peers';

export const cacheDir = path.join(benchCache, 'bench-search');

/** Installs the search engines to compare with, about 250 MB. @returns the folder with their `node_modules` */
export function installPeers(): string {
  const folder = path.join(cacheDir, 'peers');
  install(folder, {
    '@easyops-cn/docusaurus-search-local': '0.55.3',
    pagefind: '1.6.0',
    esbuild: '0.28.2',
  });
  return folder;
}
