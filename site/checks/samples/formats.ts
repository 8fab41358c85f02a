import {Window} from 'happy-dom';
import {parseDocument} from 'yaml';
import {faultOfJson, type Fault, type SampleFile} from './blocks';
import {endingOf, syntaxFaults, hasGrammar} from './syntax';
import {htmlFaults} from './html';
import {faultsOfShell} from './shell';

const readers: Readonly<Record<string, (text: string) => string | undefined>> = {
  json: faultOfJson,
  yml: faultOfYaml,
  yaml: faultOfYaml,
  xml: faultOfXml,
  plist: faultOfXml,
  xcprivacy: faultOfXml,
  storyboard: faultOfXml,
  sh: faultsOfShell,
  // text-names.ts reads each line.
  ini: () => undefined,
};

function faultOfYaml(text: string): string | undefined {
  return parseDocument(text).errors[0]?.message;
}

function faultOfXml(text: string): string | undefined {
  const {DOMParser} = new Window();
  const fault = new DOMParser().parseFromString(text, 'application/xml').querySelector('parsererror');
  return fault?.textContent
    .replace(/^This page contains the following errors:|Below is a rendering[\s\S]*$/g, '')
    .trim();
}

export function canBeParsed(file: string): boolean {
  return Object.hasOwn(readers, endingOf(file)) || hasGrammar(file) || file.endsWith('.html');
}

export async function formatFaults(file: SampleFile): Promise<Fault[]> {
  const message = readers[endingOf(file.file)]?.(file.text);
  return [
    ...(message === undefined ? [] : [{file: file.file, line: lineIn(message), message}]),
    ...(file.file.endsWith('.html') ? await htmlFaults(file) : []),
    ...(hasGrammar(file.file) ? await syntaxFaults(file) : []),
  ];
}

function lineIn(message: string): number {
  return Number(/line (\d+)/.exec(message)?.[1] ?? 1);
}
