import {fromHtml} from 'hast-util-from-html';
import {defaultHandlers, toMdast, type Handle} from 'hast-util-to-mdast';
import type {Code, PhrasingContent, Root, RootContent, Strong} from 'mdast';
import {gfmTableToMarkdown} from 'mdast-util-gfm-table';
import {toMarkdown} from 'mdast-util-to-markdown';
import {visit} from 'unist-util-visit';
import {frame, type BuiltPage} from '../../built-pages';
import {rewriteHtml} from './html';
import type {Rewrite} from './parts';

/**
 * Parts that search ignores with the page frame, but Markdown includes: names of tabs, and the sources at the end of a page.
 */
const kept = '[role="tab"], .page-sources';

/** Converts a page to Markdown (CommonMark with GFM tables), with its URL below the title. Changes the page's HTML. */
export function pageMarkdown(
  page: Pick<BuiltPage, '$' | 'main' | 'title' | 'url'>,
  origin: string,
  rewrites: Readonly<Record<string, Rewrite>>,
): string {
  const {$, main, title} = page;
  const address = `${origin}${page.url}`;
  const fail = (what: string, fix: string): never => {
    throw new Error(`${page.url}: There is no Markdown for ${what}. ${fix}`);
  };
  main.find(frame).not(kept).remove();
  main.find('h1').first().remove();
  rewriteHtml({$, main, address, fail}, rewrites);
  // React's comments between texts, and characters that only control line breaks.
  const html = $.html(main)
    .replace(/[\u200b\u00ad]|<!--.*?-->/g, '')
    .replaceAll('&nbsp;', ' ');
  const content = toMdast(fromHtml(html, {fragment: true}), {handlers}) as Root;
  spacesOutside(content);
  const root: Root = {
    type: 'root',
    children: [
      {type: 'heading', depth: 1, children: [{type: 'text', value: title}]},
      {
        type: 'paragraph',
        children: [
          {type: 'text', value: 'Source: '},
          {type: 'link', url: address, children: [{type: 'text', value: address}]},
        ],
      },
      ...(content.children as RootContent[]),
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

/** Where the conversions of the library don't fit. */
const handlers: Record<string, Handle> = {
  // Paragraphs in an item are separated by a blank line; a nested list is not.
  li: (state, node) => {
    const children = state.toFlow(state.all(node)) as never[];
    const spread = children.slice(1).some(({type}) => type !== 'list');
    return {type: 'listItem', spread, children};
  },
  pre: (state, node) => {
    const code = defaultHandlers.pre(state, node) as Code;
    const title = node.properties['dataTitle'];
    return {...code, lang: code.lang === 'text' ? null : code.lang, meta: title ? `title="${title}"` : null};
  },
};

/** Moves spaces at the ends of marks outside, because Markdown doesn't allow them inside, and removes empty marks. */
function spacesOutside(root: Root): void {
  visit(root, ['strong', 'emphasis', 'link'], (node, index, parent) => {
    const {children} = node as Strong;
    const [first, last] = [children[0], children.at(-1)];
    const around = (text: PhrasingContent | undefined, space: RegExp): PhrasingContent[] => {
      if (text?.type !== 'text' || !space.test(text.value)) {
        return [];
      }
      text.value = text.value.replace(space, '');
      return [{type: 'text', value: ' '}];
    };
    parent!.children.splice(index!, 1, ...around(first, /^ /), node as Strong, ...around(last, / $/));
  });
}
