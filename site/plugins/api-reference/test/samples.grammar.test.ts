import {createRequire} from 'node:module';
import {beforeAll, describe, expect, test} from 'vitest';
import {Language, Parser, type Node} from 'web-tree-sitter';
import type {ExampleRequest} from '../form';
import {writeSamples} from '../samples';
import {hostile} from './hostile-texts';
import {sampleCases} from './sample-cases';

const {resolve} = createRequire(import.meta.url);

/** Languages whose samples aren't run, with their grammars. */
const grammars: Readonly<Record<string, string>> = {
  csharp: '@repomix/tree-sitter-wasms/out/tree-sitter-c_sharp.wasm',
  go: '@repomix/tree-sitter-wasms/out/tree-sitter-go.wasm',
  php: '@repomix/tree-sitter-wasms/out/tree-sitter-php.wasm',
  java: '@repomix/tree-sitter-wasms/out/tree-sitter-java.wasm',
};

const parsers = new Map<string, Parser>();

beforeAll(async () => {
  await Parser.init();
  for (const [language, file] of Object.entries(grammars)) {
    const parser = new Parser();
    parser.setLanguage(await Language.load(resolve(file)));
    parsers.set(language, parser);
  }
});

/** Syntax errors in a source, as line and text. */
function errors(language: string, code: string): string[] {
  const tree = parsers.get(language)?.parse(code);
  if (!tree) {
    throw new Error(`${language} has no grammar`);
  }
  const found: string[] = [];
  const visit = (node: Node): void => {
    if (node.isError || node.isMissing) {
      found.push(`line ${node.startPosition.row + 1}: ${node.isMissing ? `missing ${node.type}` : node.text}`);
    } else if (node.hasError) {
      node.children.forEach((child) => child && visit(child));
    }
  };
  visit(tree.rootNode);
  tree.delete();
  return found;
}

const cases = await sampleCases();

/** The same request with a text in every possible place. */
function withText({shape, values}: ExampleRequest, text: string): ExampleRequest {
  const withTexts = (parameters: object) => Object.fromEntries(Object.keys(parameters).map((name) => [name, text]));
  const body = shape.files ? {text} : {[text]: text, list: [text, {}, [], null, -1.5, true]};
  return {
    shape,
    values: {path: withTexts(values.path), query: withTexts(values.query), ...(values.body !== undefined && {body})},
  };
}

function faultsOf({shape, values}: ExampleRequest): string[] {
  return writeSamples(shape, values)
    .filter(({language}) => parsers.has(language.value))
    .flatMap(({language, code}) => errors(language.value, code).map((error) => `${language.value}, ${error}`));
}

test.each(cases)('samples of $name in languages that are not run have the grammar of their language', ({request}) => {
  expect(faultsOf(request)).toEqual([]);
});

describe.each(hostile)('with the text %j', (text) => {
  test('samples of every operation are syntactically valid', () => {
    expect(cases.flatMap(({request}) => faultsOf(withText(request, text)))).toEqual([]);
  });
});
