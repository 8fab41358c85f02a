import type {PhrasingContent} from 'mdast';

/** Collapses white space as a browser does, and removes invisible characters, which only control line breaks. */
export function textNodes(value: string): PhrasingContent[] {
  const text = value.replace(/[\u200b\u00ad]/g, '').replace(/\s+/g, ' ');
  return text === '' ? [] : [{type: 'text', value: text}];
}

/**
 * An inline mark around part of a paragraph. Spaces at its ends move outside, as Markdown requires.
 *
 * @returns only the spaces if there is nothing else
 */
export function wrap(
  children: readonly PhrasingContent[],
  make: (children: PhrasingContent[]) => PhrasingContent,
): PhrasingContent[] {
  const tidied = tidy(children);
  const first = children[0];
  const last = children.at(-1);
  return [
    ...(first?.type === 'text' && /^\s/.test(first.value) ? textNodes(' ') : []),
    ...(tidied.length > 0 ? [make(tidied)] : []),
    ...(last?.type === 'text' && /\s$/.test(last.value) ? textNodes(' ') : []),
  ];
}

/** Collapses several spaces, and removes those before a period or comma after a mark. */
const collapse = (text: string): string => text.replace(/\s+/g, ' ').replace(/ ([.,;:!?])(?=\s|$)/g, '$1');

/** Joins neighboring texts, collapses spaces between them, and trims the ends and around line breaks. */
export function tidy(children: readonly PhrasingContent[]): PhrasingContent[] {
  const nodes: PhrasingContent[] = [];
  for (const child of children) {
    const last = nodes.at(-1);
    if (child.type === 'text' && last?.type === 'text') {
      nodes[nodes.length - 1] = {type: 'text', value: collapse(`${last.value}${child.value}`)};
    } else if (child.type !== 'break' || (last && last.type !== 'break')) {
      nodes.push(child);
    }
  }
  if (nodes.at(-1)?.type === 'break') {
    nodes.pop();
  }
  return nodes
    .map((node, index): PhrasingContent => {
      if (node.type !== 'text') {
        return node;
      }
      const opens = index === 0 || nodes[index - 1]?.type === 'break';
      const closes = index === nodes.length - 1 || nodes[index + 1]?.type === 'break';
      const value = opens ? node.value.trimStart() : node.value;
      return {type: 'text', value: closes ? value.trimEnd() : value};
    })
    .filter((node) => node.type !== 'text' || node.value !== '');
}
