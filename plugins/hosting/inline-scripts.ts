import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import path from 'node:path';

/** A script in a page's markup: its start tag's attributes and its text. */
const inlineScript = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi;
/** Kinds a browser runs; others, such as JSON, are data to it (HTML, 4.12.1, "prepare the script element"). */
const executable = /^(?:|module|(?:text|application)\/(?:x-)?(?:java|ecma)script)$/i;

/** Texts of the inline scripts that a browser would run in a page. */
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

/**
 * More than these are not a handful of known scripts but one that differs from page to page, of which an attacker's is
 * one more. The policy would also grow past what hosts read.
 */
const maxScripts = 6;

/**
 * Source expressions of all inline scripts in the pages of a build, sorted.
 * @param files paths from the build's root, as `listFiles` gives them
 * @throws Error with the fix, if pages hold more different scripts than a policy should allow
 */
export function inlineScriptHashes(directory: string, files: readonly string[]): string[] {
  const pageOf = new Map<string, string>();
  for (const file of files.filter((name) => name.endsWith('.html'))) {
    for (const text of inlineScripts(readFileSync(path.join(directory, file), 'utf8'))) {
      pageOf.set(scriptHash(text), file);
    }
  }
  if (pageOf.size > maxScripts) {
    throw new Error(
      `The pages hold ${pageOf.size} different inline scripts, among them one in ${[...pageOf.values()].at(-1)}; the ` +
        `Content-Security-Policy allows ${maxScripts}. Move what differs from page to page into data attributes or a file.`,
    );
  }
  return [...pageOf.keys()].sort();
}
