import {micromark} from 'micromark';
import {gfmAutolinkLiteral, gfmAutolinkLiteralHtml} from 'micromark-extension-gfm-autolink-literal';
import {gfmTable, gfmTableHtml} from 'micromark-extension-gfm-table';
import type {ReactNode} from 'react';
import {markupOf, raw} from './nodes';

/**
 * CommonMark with tables and bare links. By micromark's defaults, HTML in the source is escaped, and links other than web,
 * mail or this site lose their URL.
 */
function toHtml(source: string): string {
  return micromark(source, {
    extensions: [gfmAutolinkLiteral(), gfmTable()],
    htmlExtensions: [gfmAutolinkLiteralHtml(), gfmTableHtml()],
  });
}

/** Renders a description as blocks, its topmost heading at `level`; deeper ones follow without a gap. */
export function markdownBlocks(
  source: string | undefined,
  level: number,
  code: (source: string, language: string) => ReactNode,
): ReactNode {
  if (!source?.trim()) {
    return null;
  }
  const output = toHtml(source);
  // Tags in the output come only from Markdown, because HTML in the source is escaped.
  const used = [...new Set([...output.matchAll(/<h([1-6])>/g)].map(([, depth]) => Number(depth)))].sort();
  const shift = (depth: string) => Math.min(6, level + used.indexOf(Number(depth)));
  const text = output
    .replace(/<(\/?)h([1-6])>/g, (_, slash: string, depth: string) => `<${slash}h${shift(depth)}>`)
    .replace(
      /<pre><code(?: class="language-([^"]*)")?>([\s\S]*?)<\/code><\/pre>/g,
      (_, language: string | undefined, content: string) => markupOf(code(unescapeHtml(content), language ?? 'text')),
    );
  return raw(text);
}

/** A short text on one line, without its links if it is in a link. Several paragraphs are shown as plain text. */
export function markdownInline(source: string, {linked}: {readonly linked: boolean}): ReactNode {
  const inside = /^<p>((?:(?!<\/?p>)[\s\S])*)<\/p>$/.exec(toHtml(source.trim()))?.[1];
  if (inside === undefined) {
    return source;
  }
  return raw(linked ? inside : inside.replace(/<\/?a(?: [^>]*)?>/g, ''));
}

/** Undoes micromark's four escapes. */
function unescapeHtml(text: string): string {
  return text
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&');
}
