// Validates every page of a build against the HTML standard: `tsx checks/html-validity.ts [folder]`.
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import {HtmlValidate, type ConfigData} from 'html-validate';
import {listFiles} from '@avaturn-docs/command-line/list-files';
import {linesOf, type CheckResult, type Finding} from './finding';

/** All rules of the HTML standard. Other presets contain style rules, or rules that axe checks in the browser. */
const config: ConfigData = {root: true, extends: ['html-validate:standard']};

/** @param folder output of `docusaurus build` */
export async function validateHtml(folder: string): Promise<CheckResult> {
  const validator = new HtmlValidate(config);
  const pages = listFiles(folder).filter((file) => file.endsWith('.html'));
  const findings: Finding[] = [];
  for (const page of pages) {
    // The minifier omits optional tags, which the validator can't parse, so a standards-compliant parser restores them.
    // Without scripting, it also parses the content of `noscript`.
    const source = readFileSync(path.join(folder, page), 'utf8');
    const html = load(source, {scriptingEnabled: false}).html();
    // The parser drops these slashes, but the Nu checker reports them.
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
  const folder = path.resolve(process.argv[2] ?? path.join(__dirname, '../../build'));
  const result = await validateHtml(folder);
  const lines = linesOf(result);
  console.log([...lines, `${result.examined} pages, ${result.findings.length} errors in their HTML`].join('\n'));
  process.exitCode = lines.length === 0 ? 0 : 1;
}

if (require.main === module) {
  void main();
}
