import path from 'node:path';
import type {Element, Root} from 'hast';
import {visit} from 'unist-util-visit';
import {sharedProject} from '../../src/components/ProjectCode/shared-project';
import {loadHighlighter} from './highlight';

const guides = path.join(__dirname, '../../docs/');

/** Parses the info string of a fence: `title="main.ts"`, `{2,4-6}`, and `sample="…"` without its region. */
export function readFence(meta: string): {title?: string; sample?: string; marked: Set<number>} {
  const title = /(?:^|\s)title="([^"]*)"/.exec(meta)?.[1];
  const sample = /(?:^|\s)sample="([^"#]*)/.exec(meta)?.[1];
  const marked = new Set<number>();
  for (const part of /\{([\d,\s-]+)\}/.exec(meta)?.[1]?.split(',') ?? []) {
    const [first = NaN, last = first] = part.split('-').map(Number);
    for (let line = first; line <= last; line++) {
      marked.add(line);
    }
  }
  return {...(title && {title}), ...(sample && {sample}), marked};
}

/**
 * Rehype plugin: turns code fences into `CodeBlock` elements with highlighted code. Prism, the framework's default, adds about
 * 30 KB of JavaScript to every page. In guides, code that opens the shared project becomes `ProjectCode`.
 */
export default function rehypeCode() {
  return async (tree: Root, file: {readonly path: string}): Promise<void> => {
    const highlight = await loadHighlighter();
    const isGuide = file.path.startsWith(guides);
    visit(tree, 'element', (node, index, parent) => {
      const code = node.children[0];
      if (node.tagName !== 'pre' || !parent || index === undefined) return;
      if (code?.type !== 'element' || code.tagName !== 'code') return;
      const classNames = (code.properties['className'] as string[] | undefined) ?? [];
      const language = classNames.find((name) => name.startsWith('language-'))?.slice('language-'.length) ?? 'text';
      const {title, sample, marked} = readFence(
        String((code.data as {meta?: string} | undefined)?.meta ?? code.properties['metastring'] ?? ''),
      );
      const text = code.children.map((child) => (child.type === 'text' ? child.value : '')).join('');
      const attribute = (name: string, value: string) => ({type: 'mdxJsxAttribute', name, value});
      parent.children[index] = {
        type: 'mdxJsxFlowElement',
        name: isGuide && text.includes(sharedProject) ? 'ProjectCode' : 'CodeBlock',
        attributes: [
          attribute('html', highlight(text, language, marked)),
          attribute('language', language),
          ...(title ? [attribute('title', title)] : []),
          ...(sample ? [attribute('sample', sample)] : []),
        ],
        children: [],
      } as unknown as Element;
    });
  };
}
