import {createHash} from 'node:crypto';
import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {MarkdownConfig, Plugin} from '@docusaurus/types';
import {readBuiltPages} from '../built-pages';
import {drawCard} from './card';
import {cardPath} from './card-path';

/** Cards of earlier builds, by the hash of what they show and of the program that draws them. */
const cacheFolder = path.join(__dirname, '../../../node_modules/.cache/social-cards');

/** Names the card of a document in its front matter, from where the framework puts it into the page's metadata. */
export const withCard =
  (siteDir: string): NonNullable<MarkdownConfig['parseFrontMatter']> =>
  async (params) => {
    const result = await params.defaultParseFrontMatter(params);
    const page = path.relative(siteDir, params.filePath).replaceAll(path.sep, '/');
    if (!page.startsWith('docs/')) return result;
    const image = cardPath(page.replace(/(?:\/index)?\.mdx$/, ''));
    return {...result, frontMatter: {image, ...result.frontMatter}};
  };

/** Draws the cards of all pages below `/docs/`. Others have the site's. */
export default function socialCards(): Plugin {
  return {
    name: 'social-cards',
    async postBuild({outDir}) {
      const program = await readFile(path.join(__dirname, 'card.ts'));
      await mkdir(cacheFolder, {recursive: true});
      await mkdir(path.join(outDir, 'img/cards'), {recursive: true});
      for await (const {url, title, breadcrumbs} of readBuiltPages(outDir)) {
        if (!url.startsWith('/docs/')) continue;
        const section = breadcrumbs.at(-1) ?? 'Developer Docs';
        const hash = createHash('sha256').update(program).update(JSON.stringify({title, section})).digest('hex');
        const cached = path.join(cacheFolder, `${hash.slice(0, 24)}.jpg`);
        const card = await readFile(cached).catch(async () => {
          const drawn = await drawCard({title, section});
          await writeFile(cached, drawn);
          return drawn;
        });
        await writeFile(path.join(outDir, cardPath(url)), card);
      }
    },
  };
}
