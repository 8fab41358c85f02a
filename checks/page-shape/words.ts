/** Maximum length of a guide. Details that few readers need belong on another page. */
export const maxGuideWords = 1_500;

/** Number of words in Markdown, without code, front matter, and table pipes. */
export function wordsOf(markdown: string): number {
  return markdown
    .replace(/^---\n.*?\n---\n/s, '')
    .replace(/^(`{3,}|~{3,}).*?^\1/gms, '')
    .split(/[\s|]+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}
