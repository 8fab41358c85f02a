/** The longest that a guide may be. Whatever few readers need belongs on another page. */
export const maxGuideWords = 1_500;

/** Words of a Markdown text that are read: without code, front matter, and the pipes of tables. */
export function wordsOf(markdown: string): number {
  return markdown
    .replace(/^---\n.*?\n---\n/s, '')
    .replace(/^(`{3,}|~{3,}).*?^\1/gms, '')
    .split(/[\s|]+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}
