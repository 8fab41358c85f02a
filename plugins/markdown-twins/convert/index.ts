import type {Root} from 'mdast';
import {gfmTableToMarkdown} from 'mdast-util-gfm-table';
import {toMarkdown} from 'mdast-util-to-markdown';
import {frame, type BuiltPage} from '../../built-pages';
import {PageConverter, type Forms} from './converter';

/** What search leaves out with the frame and Markdown does not: names of tabs, and the sources at the foot of a page. */
const kept = '[role="tab"], .page-sources';

/**
 * A page as Markdown (CommonMark with the tables of GFM), with the address of the page below its title.
 *
 * @param page A built page. Its frame is taken out of it.
 * @param origin Origin of the site, such as `https://docs.example.com`.
 * @throws Error for what has no Markdown, with the page's address and the fix
 */
export function pageMarkdown(page: BuiltPage, origin: string, forms: Forms): string {
  const {$, main, title} = page;
  main.find(frame).not(kept).remove();
  main.find('h1').first().remove();
  const converter = new PageConverter(page, origin, forms);
  const address = converter.address();
  const root: Root = {
    type: 'root',
    children: [
      converter.heading([{type: 'text', value: title}], 1),
      {
        type: 'paragraph',
        children: [
          {type: 'text', value: 'Source: '},
          {type: 'link', url: address, children: [{type: 'text', value: address}]},
        ],
      },
      ...converter.blocks($(main).toArray()),
    ],
  };
  return toMarkdown(root, {
    bullet: '-',
    emphasis: '_',
    fences: true,
    listItemIndent: 'one',
    rule: '-',
    extensions: [gfmTableToMarkdown({tablePipeAlign: false})],
  });
}
