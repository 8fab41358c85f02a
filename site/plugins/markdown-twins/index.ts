import type {Plugin} from '@docusaurus/types';
import {referenceHtml} from '../api-reference/markdown-sources';
import {writeSkill, writeTwins} from './write-twins';

/** Writes the Markdown twin of every page, the lists of them, and the skill for coding assistants. */
export default function markdownTwins(): Plugin {
  return {
    name: 'markdown-twins',
    async postBuild({outDir, generatedFilesDir, siteConfig: {title, tagline, url}}) {
      const sources = {'/api/': referenceHtml(generatedFilesDir)};
      const site = {title, tagline, origin: url, sources};
      await writeSkill(outDir, await writeTwins(outDir, site), site);
    },
  };
}
