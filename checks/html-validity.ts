// Validates every page of a finished build against the HTML standard: `tsx checks/html-validity.ts [folder]`.
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import {HtmlValidate, type ConfigData} from 'html-validate';
import {listFiles} from '../plugins/hosting/built-files';
import type {CheckResult, Finding} from './finding';

/** The rules of the HTML standard, all of them. Other presets hold matters of style, or what axe examines in the browser. */
const config: ConfigData = {root: true, extends: ['html-validate:standard']};

/** @param folder that `docusaurus build` wrote */
export async function validateHtml(folder: string): Promise<CheckResult> {
  const validator = new HtmlValidate(config);
  const pages = listFiles(folder).filter((file) => file.endsWith('.html'));
  const findings: Finding[] = [];
  for (const page of pages) {
    // The minifier leaves out tags that the standard makes optional, which the validator can't read. A parser that follows
    // the standard fills them in. Without scripting, it reads what is in `noscript`, too.
    const source = readFileSync(path.join(folder, page), 'utf8');
    const html = load(source, {scriptingEnabled: false}).html();
    // The parser drops these slashes, and the Nu checker reports them.
    for (const [tag] of source.matchAll(/<(?:br|hr|img|input|link|meta|source|wbr)\b[^<>]* \/>/g)) {
      findings.push({where: page, message: `The slash at the end of a void element has no effect: ${tag}`});
    }
    for (const {messages} of (await validator.validateString(html, page)).results) {
      for (const {message, ruleId, selector} of messages) {
        findings.push({where: page, message: `${message} (${ruleId})${selector ? ` at ${selector}` : ''}`});
      }
    }
  }
  return {examined: pages.length, findings};
}

async function main(): Promise<void> {
  const folder = path.resolve(process.argv[2] ?? 'build');
  const {examined, findings} = await validateHtml(folder);
  for (const {where, message} of findings) {
    console.error(`${where}: ${message}`);
  }
  console.log(`${examined} pages, ${findings.length} errors in their HTML`);
  if (examined === 0) {
    console.error(`${folder} has no pages. Build the site first: npm run build`);
  }
  process.exitCode = examined > 0 && findings.length === 0 ? 0 : 1;
}

if (require.main === module) {
  void main();
}
