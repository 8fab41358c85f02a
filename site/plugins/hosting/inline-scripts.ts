import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import path from 'node:path';

/** A script in a page's markup: its start tag's attributes and its text. */
const inlineScript = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi;
/** Types that a browser runs; others, such as JSON, are data blocks (HTML, 4.12.1, "prepare the script element"). */
const executable = /^(?:|module|(?:text|application)\/(?:x-)?(?:java|ecma)script)$/i;

/** Texts of the inline scripts in a page that a browser would run. */
export function inlineScripts(html: string): string[] {
  return [...html.matchAll(inlineScript)].flatMap(([, attributes = '', text = '']) => {
    if (/(?:^|\s)src\s*=/i.test(attributes)) return [];
    const type = /(?:^|\s)type\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))/i.exec(attributes);
    return executable.test((type?.[1] ?? type?.[2] ?? type?.[3] ?? '').trim()) ? [text] : [];
  });
}

/** A script's source expression for `script-src` (CSP Level 3, 2.3.1). */
export function scriptHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** Source expressions of all inline scripts in a build's pages. Throws for one that isn't expected. */
export function inlineScriptHashes(directory: string, files: readonly string[], expected: readonly string[]): string[] {
  const found = new Set<string>();
  for (const file of files.filter((name) => name.endsWith('.html'))) {
    for (const text of inlineScripts(readFileSync(path.join(directory, file), 'utf8'))) {
      const hash = scriptHash(text);
      if (!expected.includes(hash)) {
        throw new Error(
          `${file} contains an inline script that config/inline-scripts.ts doesn't list: ${JSON.stringify(text.slice(0, 80))}. ` +
            `If the site needs it, add ${hash} there. Otherwise, remove it from the page or move it into a file.`,
        );
      }
      found.add(hash);
    }
  }
  return [...found].sort();
}
