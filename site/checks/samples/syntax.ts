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

export const hasGrammar = (file: string): boolean => Object.hasOwn(grammars, endingOf(file));

export async function syntaxFaults({file, text}: SampleFile): Promise<Fault[]> {
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
