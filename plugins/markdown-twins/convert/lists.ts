import type {List, ListItem, PhrasingContent} from 'mdast';
import type {HtmlElement} from '../../built-pages';
import {findAll, isElement} from './dom';
import type {Block, Converter} from './form';

export function convertList(list: HtmlElement, converter: Converter): Block[] {
  const items = list.children
    .filter(isElement)
    .map((item) => listItem(converter.blocks(item.children)))
    .filter(({children}) => children.length > 0);
  const start = Number(list.attribs['start'] ?? 1);
  return items.length > 0 ? [makeList(items, list.name === 'ol' ? {ordered: true, start} : {ordered: false})] : [];
}

/** Terms and definitions as a list whose items begin with the term, because Markdown has no definition lists. */
export function convertDefinitions(list: HtmlElement, converter: Converter): Block[] {
  const items: ListItem[] = [];
  for (const {name, children} of findAll(list, (element) => element.name === 'dt' || element.name === 'dd')) {
    const content = converter.blocks(children);
    const last = items.at(-1);
    if (name === 'dt' || !last) {
      items.push(listItem(content.map((block) => (block.type === 'paragraph' ? asTerm(block.children) : block))));
    } else {
      last.children.push(...content);
    }
  }
  return items.length > 0 ? [makeList(items.map(joinShort), {ordered: false})] : [];
}

function asTerm(children: PhrasingContent[]): Block {
  return {type: 'paragraph', children: [{type: 'strong', children: [...children, {type: 'text', value: ':'}]}]};
}

/** A term with a single paragraph fits on one line. */
function joinShort(item: ListItem): ListItem {
  const [term, definition, ...rest] = item.children;
  return term?.type === 'paragraph' && definition?.type === 'paragraph' && rest.length === 0
    ? listItem([{type: 'paragraph', children: [...term.children, {type: 'text', value: ' '}, ...definition.children]}])
    : item;
}

/** Paragraphs in an item are separated by a blank line; a nested list is not. */
function listItem(children: Block[]): ListItem {
  return {type: 'listItem', spread: children.slice(1).some(({type}) => type !== 'list'), children};
}

function makeList(items: ListItem[], kind: Pick<List, 'ordered' | 'start'>): List {
  return {type: 'list', ...kind, spread: items.some(({spread}) => spread), children: items};
}
