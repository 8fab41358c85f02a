import {load, type CheerioAPI} from 'cheerio';
import type {Fault, SampleFile} from './blocks';

const emptyElements = new Set([
  'area',
  'base',
  'br',
  'col',
  'embed',
  'hr',
  'img',
  'input',
  'link',
  'meta',
  'source',
  'wbr',
]);

/** A script of an HTML file. */
interface Script {
  readonly text: string;
  /** Line of its start tag, from 1. */
  readonly line: number;
}

type Element = ReturnType<CheerioAPI>[0] & {readonly name: string};

interface Tag {
  readonly startLine: number;
  readonly endLine: number;
}

/** Where an element's tags stand; the parser adds it to what its types call a location. */
function tagsOf({sourceCodeLocation}: ReturnType<CheerioAPI>[0]): {readonly startTag?: Tag; readonly endTag?: Tag} {
  return (sourceCodeLocation ?? {}) as ReturnType<typeof tagsOf>;
}

/** Reads a document, or a fragment where there is no doctype. */
function read(text: string, onParseError?: (error: {code: string; startLine: number}) => void): CheerioAPI {
  return load(text, {sourceCodeLocationInfo: true, ...(onParseError && {onParseError})}, /^<!doctype/i.test(text));
}

function scripts(text: string, selector: string): Script[] {
  const $ = read(text);
  return $(selector)
    .toArray()
    .map((script) => ({text: $(script).text(), line: tagsOf(script).startTag?.endLine ?? 1}));
}

/** The scripts that stand in an HTML file. */
export function inlineScripts(text: string): Script[] {
  return scripts(text, 'script:not([src]):not([type="importmap"])');
}

/** Errors of the HTML standard, elements that do not end, end tags that end nothing, and import maps that are no JSON. */
export function htmlFaults({file, text}: SampleFile): Fault[] {
  const faults: Fault[] = [];
  const $ = read(text, ({code, startLine}) =>
    faults.push({file, line: startLine, message: `Mend the HTML: ${code.replaceAll('-', ' ')}`}),
  );
  const ends = new Map<string, number>();
  for (const element of $<Element, string>('*').toArray()) {
    const {name} = element;
    const {startTag, endTag} = tagsOf(element);
    if (startTag && !endTag && !emptyElements.has(name)) {
      faults.push({file, line: startTag.startLine, message: `Close this <${name}>.`});
    }
    if (endTag) {
      ends.set(name, (ends.get(name) ?? 0) + 1);
    }
  }
  const markup = text.replace(/<!--[\s\S]*?-->/g, '').replace(/(<script\b[^>]*>)[\s\S]*?(?=<\/script>)/g, '$1');
  const written = [...markup.matchAll(/<\/([a-z][\w-]*)/g)].map(([, name = '']) => name);
  for (const name of new Set(written)) {
    if (written.filter((other) => other === name).length !== ends.get(name)) {
      faults.push({file, line: 1, message: `Remove the </${name}> that ends nothing.`});
    }
  }
  for (const {text: map, line} of scripts(text, 'script[type="importmap"]')) {
    try {
      JSON.parse(map);
    } catch (error) {
      faults.push({file, line, message: `Mend the import map: ${(error as Error).message}`});
    }
  }
  return faults;
}
