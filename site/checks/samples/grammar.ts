import {createRequire} from 'node:module';
import {Language, Parser, type Node, type Tree} from 'web-tree-sitter';
import type {Fault, SampleFile} from './blocks';

const {resolve} = createRequire(__filename);
const collected = (language: string) => `tree-sitter-wasm/${language}/tree-sitter-${language}.wasm`;

/** Grammars by file extension, as paths of packages. */
const grammars: Readonly<Record<string, string>> = {
  kt: collected('kotlin'),
  kts: collected('kotlin'),
  swift: collected('swift'),
  cs: collected('c_sharp'),
  py: collected('python'),
  css: collected('css'),
  ini: collected('ini'),
  toml: collected('toml'),
};

const parsers = new Map<string, Parser>();

export function endingOf(file: string): string {
  return file.slice(file.lastIndexOf('.') + 1);
}

export function hasGrammar(file: string): boolean {
  return Object.hasOwn(grammars, endingOf(file));
}

/** @throws for a file without a grammar; see {@link hasGrammar} */
async function parseSource(file: string, text: string): Promise<Tree> {
  const grammar = grammars[endingOf(file)];
  if (!grammar) {
    throw new Error(`There is no grammar for ${file}.`);
  }
  let parser = parsers.get(grammar);
  if (!parser) {
    await Parser.init();
    parser = new Parser();
    parser.setLanguage(await Language.load(resolve(grammar)));
    parsers.set(grammar, parser);
  }
  const tree = parser.parse(text);
  if (!tree) {
    throw new Error(`${file} could not be parsed.`);
  }
  return tree;
}

/** The locations of syntax errors in a file. */
export async function grammarFaults({file, text}: SampleFile): Promise<Fault[]> {
  const faults: Fault[] = [];
  const visit = (node: Node): void => {
    if (node.isError || node.isMissing) {
      const what = node.isMissing ? `"${node.type}" is missing` : `this is not understood: ${node.text.slice(0, 60)}`;
      faults.push({file, line: node.startPosition.row + 1, message: `Fix the syntax: ${what}`});
    } else if (node.hasError) {
      node.children.forEach((child) => child && visit(child));
    }
  };
  const tree = await parseSource(file, text);
  visit(tree.rootNode);
  tree.delete();
  return faults;
}
