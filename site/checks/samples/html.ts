import {load, type CheerioAPI} from 'cheerio';
import {HtmlValidate} from 'html-validate';
import {faultOfJson, type Fault, type SampleFile} from './blocks';

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard'],
  // A script of a sample may set a required attribute, such as the `href` of a download.
  rules: {'attribute-misuse': 'off'},
});

interface Script {
  readonly text: string;
  /** Line of its start tag, from 1. */
  readonly line: number;
}

/** The parser adds the location to its nodes, but their type doesn't include it. */
function startTagOf({sourceCodeLocation}: ReturnType<CheerioAPI>[0]): {readonly endLine: number} | undefined {
  return (sourceCodeLocation as {readonly startTag?: {readonly endLine: number}} | undefined)?.startTag;
}

function scripts(text: string, selector: string): Script[] {
  const $ = load(text, {sourceCodeLocationInfo: true});
  return $(selector)
    .toArray()
    .map((script) => ({text: $(script).text(), line: startTagOf(script)?.endLine ?? 1}));
}

export function inlineScripts(text: string): Script[] {
  return scripts(text, 'script:not([src]):not([type="importmap"])');
}

/** Violations of the HTML standard, and import maps that aren't JSON. */
export async function htmlFaults({file, text}: SampleFile): Promise<Fault[]> {
  const {results} = await validator.validateString(text, file);
  const faults = results.flatMap(({messages}) =>
    messages.map(({line, message}): Fault => ({file, line, message: `Fix the HTML: ${message}`})),
  );
  for (const {text: map, line} of scripts(text, 'script[type="importmap"]')) {
    const fault = faultOfJson(map);
    if (fault !== undefined) faults.push({file, line, message: `Fix the import map: ${fault}`});
  }
  return faults;
}
