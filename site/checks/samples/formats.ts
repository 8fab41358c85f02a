import {spawnSync} from 'node:child_process';
import {Window} from 'happy-dom';
import {parseDocument} from 'yaml';
import {faultOfJson, type Fault, type SampleFile} from './blocks';
import {endingOf, grammarFaults, hasGrammar} from './grammar';
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
    ...(hasGrammar(file.file) ? await grammarFaults(file) : []),
  ];
}

function lineIn(message: string): number {
  return Number(/line (\d+)/.exec(message)?.[1] ?? 1);
}

const compile = `
import ast, json, sys
faults = []
for name, text in json.load(sys.stdin).items():
    try:
        compile(ast.parse(text, name), name, "exec")
    except SyntaxError as error:
        faults.append({"file": name, "line": error.lineno or 1, "message": f"Python does not compile it: {error.msg}"})
json.dump(faults, sys.stdout)
`;

/** Errors from Python's own compiler. The grammar has already parsed the files, so without Python this step is skipped. */
export function pythonFaults(files: readonly SampleFile[]): Fault[] {
  const texts = Object.fromEntries(files.map(({file, text}) => [file, text]));
  const {status, stdout, stderr, error} = spawnSync('python3', ['-c', compile], {
    input: JSON.stringify(texts),
    encoding: 'utf8',
  });
  if (error) {
    console.warn('       python3 is not installed: the Python samples are parsed and not compiled.');
    return [];
  }
  if (status !== 0) {
    throw new Error(stderr);
  }
  return JSON.parse(stdout) as Fault[];
}
