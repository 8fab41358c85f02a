import {createRequire} from 'node:module';
import {Language, Parser, type Node} from 'web-tree-sitter';
import type {Fault, SampleFile} from './blocks';

const {resolve} = createRequire(__filename);
const collected = (language: string) => `@repomix/tree-sitter-wasms/out/tree-sitter-${language}.wasm`;
const alone = (language: string) => `@tree-sitter-grammars/tree-sitter-${language}/tree-sitter-${language}.wasm`;

/** Grammars by file extension, as paths of packages. */
const grammars: Readonly<Record<string, string>> = {
  kt: alone('kotlin'),
  kts: alone('kotlin'),
  swift: collected('swift'),
  cs: collected('c_sharp'),
  py: collected('python'),
  css: collected('css'),
  toml: alone('toml'),
  dart: collected('dart'),
};

const parsers = new Map<string, Promise<Parser>>();

async function loadParser(grammar: string): Promise<Parser> {
  await Parser.init();
  return new Parser().setLanguage(await Language.load(resolve(grammar)));
}

export function endingOf(file: string): string {
  return file.slice(file.lastIndexOf('.') + 1);
}

export function hasGrammar(file: string): boolean {
  return endingOf(file) === 'ini' || Object.hasOwn(grammars, endingOf(file));
}

/** A line of an INI file: nothing, a comment, a section, or a setting, in Unreal with an operator before its name. */
const iniLine = /^\s*(?:[;#].*|\[[^[\]]+\]\s*|[-+!.]?[\w.]+\s*=.*)?$/;

const iniFaults = ({file, text}: SampleFile): Fault[] =>
  text
    .split(/\r?\n/)
    .flatMap((line, index) =>
      iniLine.test(line) ? [] : [{file, line: index + 1, message: `Fix the syntax: this is not understood: ${line}`}],
    );

export async function grammarFaults(sample: SampleFile): Promise<Fault[]> {
  const {file, text} = sample;
  if (endingOf(file) === 'ini') return iniFaults(sample);
  const grammar = grammars[endingOf(file)]!;
  const loading = parsers.get(grammar) ?? loadParser(grammar);
  parsers.set(grammar, loading);
  const parser = await loading;
  const faults: Fault[] = [];
  const visit = (node: Node): void => {
    if (node.isError || node.isMissing) {
      const what = node.isMissing ? `"${node.type}" is missing` : `this is not understood: ${node.text.slice(0, 60)}`;
      faults.push({file, line: node.startPosition.row + 1, message: `Fix the syntax: ${what}`});
    } else if (node.hasError) {
      node.children.forEach((child) => child && visit(child));
    }
  };
  const tree = parser.parse(text)!;
  visit(tree.rootNode);
  tree.delete();
  return faults;
}
