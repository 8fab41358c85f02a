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

/**
 * Maximum number of inline scripts. More would mean that a script differs between pages, which makes an injected one harder
 * to notice. The policy would also exceed the hosts' limits.
 */
const maxScripts = 6;

/**
 * Source expressions of all inline scripts in a build's pages, sorted.
 * @param files paths from the build's root, from `listFiles`
 * @throws Error with the fix, if pages have more different scripts than a policy should allow
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
      `The pages contain ${pageOf.size} different inline scripts, among them one in ${[...pageOf.values()].at(-1)}; the ` +
        `Content-Security-Policy allows ${maxScripts}. Move what differs from page to page into data attributes or a file.`,
    );
  }
  return [...pageOf.keys()].sort();
}
