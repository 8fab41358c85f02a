// The texts that readers see: pages, strings of the interface and data, and the API description.
import {readFileSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {isScalar, LineCounter, parseDocument, visit} from 'yaml';
import {passagesOf} from '../page-text/words';
import {readPages, whereIs} from '../pages';
import {repositoryFiles} from '../repository-files';

/** A text with its location: `docs/a.mdx:12`. */
export interface Passage {
  readonly where: string;
  readonly text: string;
}

const interfaces = /^(?:site\/(?:config|data|plugins|scripts|server|src)|platform|search|scene|tools|art)\/.*\.tsx?$/;

/** Whether a string is a sentence: several words, with a capital letter and end punctuation. */
const isSentence = (text: string): boolean => /^[A-Z]\S*(?: \S+){2,}[.!?]$/s.test(text.trim());

/** The text of a template, with a name instead of each expression. */
function templateText(node: ts.TemplateExpression): string {
  const text = node.head.text + node.templateSpans.map(({literal}) => ` value ${literal.text}`).join('');
  return text.replace(/\s+(?=[.,:;!?)])/g, '').replace(/\s+/g, ' ');
}

/** The sentences in string literals and JSX text of a TypeScript file. */
export function passagesOfCode(file: string, source: string): Passage[] {
  const tree = ts.createSourceFile(file, source, {
    languageVersion: ts.ScriptTarget.Latest,
    jsDocParsingMode: ts.JSDocParsingMode.ParseNone,
  });
  const passages: Passage[] = [];
  const add = (node: ts.Node, text: string): void => {
    const line = tree.getLineAndCharacterOfPosition(node.getStart(tree)).line + 1;
    passages.push({where: `${file}:${line}`, text: text.replace(/\s+/g, ' ').trim()});
  };
  const walk = (node: ts.Node): void => {
    const text = ts.isStringLiteralLike(node) ? node.text : ts.isTemplateExpression(node) ? templateText(node) : '';
    if (isSentence(text)) add(node, text);
    if (ts.isJsxText(node) && isSentence(node.text)) add(node, node.text);
    ts.forEachChild(node, walk);
  };
  walk(tree);
  return passages;
}

function passagesOfYaml(file: string, source: string): Passage[] {
  const lineCounter = new LineCounter();
  const passages: Passage[] = [];
  visit(parseDocument(source, {lineCounter}), {
    Scalar(key, node) {
      if (key !== 'key' && isScalar(node) && typeof node.value === 'string' && isSentence(node.value)) {
        passages.push({where: `${file}:${lineCounter.linePos(node.range?.[0] ?? 0).line}`, text: node.value});
      }
    },
  });
  return passages;
}

const isTest = /(?:^|\/)(?:test|fixtures)\/|\.test\./;

export function readPassages(root: string): Passage[] {
  const pages = readPages(root).flatMap((page) =>
    passagesOf(page).map(({text, node}) => ({where: whereIs(page, node), text})),
  );
  const repository = path.dirname(root);
  const read = (file: string) => readFileSync(path.join(repository, file), 'utf8');
  const code = repositoryFiles(repository)
    .filter((file) => interfaces.test(file) && !isTest.test(file))
    .flatMap((file) => passagesOfCode(file, read(file)));
  const api = 'platform/openapi/avaturn.yaml';
  return [...pages, ...code, ...passagesOfYaml(api, read(api))];
}
