/** A piece of inline text. Links and bold text have nested pieces. */
export type InlinePart =
  | {readonly kind: 'text' | 'code'; readonly text: string}
  | {readonly kind: 'strong'; readonly parts: readonly InlinePart[]}
  | {readonly kind: 'link'; readonly href: string; readonly parts: readonly InlinePart[]};

const marks = /`([^`]+)`|\*\*([^*]+)\*\*|\[([^\]]+)\]\(([^()\s]+)\)/g;

/** A path on this site, an anchor on this page, or an HTTPS URL. */
const linkTarget = /^(?:\/(?!\/)|#|https:\/\/)/;

/** Parses code in backticks, `**bold**` and `[text](target)`. The rest stays text, including HTML and other targets. */
export function parseInline(text: string): InlinePart[] {
  const parts: InlinePart[] = [];
  let end = 0;
  for (const match of text.matchAll(marks)) {
    const [whole, code, strong, label, href] = match;
    if (match.index > end) parts.push({kind: 'text', text: text.slice(end, match.index)});
    end = match.index + whole.length;
    if (code !== undefined) parts.push({kind: 'code', text: code});
    else if (strong !== undefined) parts.push({kind: 'strong', parts: parseInline(strong)});
    else if (label !== undefined && href !== undefined && linkTarget.test(href)) {
      parts.push({kind: 'link', href, parts: parseInline(label)});
    } else parts.push({kind: 'text', text: whole});
  }
  if (end < text.length) parts.push({kind: 'text', text: text.slice(end)});
  return parts;
}

/** The plain text, for labels that can't contain elements. */
export function plainText(text: string): string {
  const words = (parts: readonly InlinePart[]): string =>
    parts.map((part) => ('text' in part ? part.text : words(part.parts))).join('');
  return words(parseInline(text));
}
