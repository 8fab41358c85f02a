import type {Element} from 'hast';
import {defaultHandlers, type Handle, type State} from 'hast-util-to-mdast';
import type {Code, PhrasingContent, Root, Strong} from 'mdast';
import {SKIP, visit} from 'unist-util-visit';
import type {Page} from './parts';

const contents: Handle = (state, node) => state.all(node);

/** Where the conversions of the library don't fit. */
export function handlers(fail: Page['fail']): Record<string, Handle> {
  /** A cell is one line of Markdown, with `<br>` between its paragraphs and list items. */
  const cell = (state: State, node: Element) => {
    if (Number(node.properties['colSpan'] ?? 1) > 1 || Number(node.properties['rowSpan'] ?? 1) > 1) {
      fail('a table cell that spans several columns or rows', 'Give each row one cell for each column.');
    }
    const children: PhrasingContent[] = [];
    visit({type: 'root', children: state.toFlow(state.all(node))} as Root, (block) => {
      if (block.type === 'paragraph') {
        children.push(...(children.length > 0 ? [{type: 'html' as const, value: '<br>'}] : []), ...block.children);
        return SKIP;
      }
      return undefined;
    });
    return {type: 'tableCell' as const, children};
  };
  return {
    mark: contents,
    q: contents,
    u: contents,
    var: contents,
    th: cell,
    td: cell,
    br: (state) => (state.inTable ? {type: 'html', value: '<br>'} : {type: 'break'}),
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
}

/** Moves spaces at the ends of marks outside, because Markdown doesn't allow them inside, and removes empty marks. */
export function spacesOutside(root: Root): void {
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
