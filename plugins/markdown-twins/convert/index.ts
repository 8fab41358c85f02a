import type {Root} from 'mdast';
import {gfmTableToMarkdown} from 'mdast-util-gfm-table';
import {toMarkdown} from 'mdast-util-to-markdown';
import {frame, type BuiltPage} from '../../built-pages';
import {PageConverter, type Forms} from './converter';

/**
 * Parts that search ignores with the page frame, but Markdown includes: names of tabs, and the sources at the end of a page.
 */
const kept = '[role="tab"], .page-sources';

/**
 * Converts a page to Markdown (CommonMark with GFM tables), with its URL below the title.
 *
 * @param page a built page; its frame is removed
 * @param origin origin of the site, such as `https://docs.example.com`
 * @throws Error for elements that can't be converted, with the page's URL and the fix
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
