import {defaultHandlers, type Handle} from 'hast-util-to-mdast';
import type {Code, PhrasingContent, Root, Strong} from 'mdast';
import {visit} from 'unist-util-visit';

/** Where the conversions of the library don't fit. */
export const handlers: Record<string, Handle> = {
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
