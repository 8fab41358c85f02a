import type {Plugin} from '@docusaurus/types';
import {markdownSources} from '../api-reference/markdown-sources';
import {writeTwins} from './write-twins';

/** Writes the Markdown twin of every page, `llms.txt` and `llms-full.txt`. */
export default function markdownTwins(): Plugin {
  return {
    name: 'markdown-twins',
    async postBuild({outDir, generatedFilesDir, siteConfig: {title, tagline, url, baseUrl}}) {
      const sources = markdownSources({generatedFilesDir, baseUrl});
      await writeTwins(outDir, {title, tagline, origin: url.replace(/\/$/, ''), baseUrl, sources});
    },
  };
}
