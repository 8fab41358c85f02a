import type {Link, Nodes, Parents, Root, Text} from 'mdast';
import {visit, SKIP} from 'unist-util-visit';
import {glossary, type GlossaryEntry} from '../../data/glossary';
import {pathInSite} from '../path-in-site';

/** The page with the glossary: its path below `docs/`, and its URL. */
const glossaryPage = {id: 'what-is-avaturn', address: '/docs/what-is-avaturn/'};

/** Elements whose text is unchanged: names, code, and existing links. */
const untouched: readonly Nodes['type'][] = ['heading', 'link', 'linkReference', 'table', 'code', 'inlineCode'];

/** Remark plugin: links the first use of a glossary term in a document's text to its definition. */
export default function remarkGlossary(siteDir: string) {
  return (tree: Root, {path}: {readonly path: string}): void => {
    const id = /^docs\/(.+?)(?:\/index)?\.mdx?$/.exec(pathInSite(siteDir, path))?.[1];
    if (!id || id === glossaryPage.id) {
      return;
    }
    const open = new Map<GlossaryEntry, RegExp>();
    for (const entry of glossary) {
      const {pattern, pages = ['']} = entry.linked ?? {};
      if (pattern && pages.some((page) => id.startsWith(page))) {
        open.set(entry, pattern);
      }
    }
    visit(tree, (node, index, parent) => {
      if (node.type === 'link') {
        forgetLinked(node, open);
      }
      if (untouched.includes(node.type) || isSummaryOrFileTree(node)) {
        return SKIP;
      }
      if (node.type !== 'text' || !parent || index === undefined || open.size === 0) {
        return undefined;
      }
      return linkFirstUse(node, index, parent, open);
    });
  };
}

/** A summary is a control, which must not contain a link. The text in a file tree is file names. */
const isSummaryOrFileTree = (node: Nodes): boolean =>
  (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') &&
  (node.name === 'summary' || node.name === 'FileTree');

/** A term that the page already links must not have a second target. */
function forgetLinked({children}: Link, open: Map<GlossaryEntry, RegExp>): void {
  const [child] = children;
  if (child?.type !== 'text') {
    return;
  }
  for (const [entry, pattern] of open) {
    if (pattern.exec(child.value)?.[0] === child.value) {
      open.delete(entry);
    }
  }
}

/** Splits the text at the first term; the rest is visited next. */
function linkFirstUse(node: Text, index: number, parent: Parents, open: Map<GlossaryEntry, RegExp>) {
  const found = [...open]
    .map(([entry, pattern]) => ({entry, match: pattern.exec(node.value)}))
    .filter((hit): hit is {entry: GlossaryEntry; match: RegExpExecArray} => hit.match !== null)
    .sort((a, b) => a.match.index - b.match.index)[0];
  if (!found) {
    return undefined;
  }
  const {entry, match} = found;
  open.delete(entry);
  const link: Link = {
    type: 'link',
    url: `${glossaryPage.address}#term-${entry.id}`,
    data: {hProperties: {className: ['term']}},
    children: [{type: 'text', value: match[0]}],
  };
  const rest: Text = {type: 'text', value: node.value.slice(match.index + match[0].length)};
  const before: Text = {type: 'text', value: node.value.slice(0, match.index)};
  (parent.children as Nodes[]).splice(index, 1, before, link, rest);
  return index + 2;
}
