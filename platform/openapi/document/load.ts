import {readFile} from 'node:fs/promises';
import {isMap, isScalar, isSeq, LineCounter, parseDocument, type Document, type Node} from 'yaml';
import {pointerKeys} from './pointer';

/** An OpenAPI document with the lines of its values. */
export interface ApiDocument {
  /** Path for messages. */
  readonly file: string;
  /** The text in the file. */
  readonly source: string;
  /** The document with its `$ref`s. */
  readonly value: Record<string, unknown>;
  /** Line, from 1, of the value at a JSON pointer, or of the nearest value around it. */
  lineOf(pointer: string): number;
}

/**
 * Reads an OpenAPI 3.1 document in YAML or JSON.
 * @param path file to read
 * @param file path of the same file in messages
 * @throws Error with the location and the fix if it isn't one
 */
export async function loadDocument(path: string, file = path): Promise<ApiDocument> {
  return parseApiDocument(await readFile(path, 'utf8'), file);
}

/** The same for text in memory. */
export function parseApiDocument(source: string, file: string): ApiDocument {
  const lines = new LineCounter();
  const tree = parseDocument(source, {lineCounter: lines});
  const fault = tree.errors[0] ?? tree.warnings[0];
  if (fault) throw new Error(`${file} is not valid YAML: ${fault.message}`);
  const value = tree.toJS() as Record<string, unknown>;
  const document = {file, source, value, lineOf: (pointer: string) => lineAt(tree, lines, pointerKeys(pointer))};
  const version = value['openapi'];
  if (typeof version !== 'string' || !/^3\.1\.\d+$/.test(version)) {
    throw failure(
      document,
      '#/openapi',
      `\`openapi\` is ${JSON.stringify(version)}`,
      'Write "openapi: 3.1.0": the reference supports version 3.1 only',
    );
  }
  return document;
}

/**
 * An error at a value of the document, for writers.
 * @param pointer JSON pointer (RFC 6901) of the value, as a URI fragment: `#/paths/~1users/post`
 * @param problem what is wrong, a sentence without its full stop
 * @param fix what to do, a sentence without its full stop
 */
export function failure({file, lineOf}: ApiDocument, pointer: string, problem: string, fix: string): Error {
  return new Error(`${file}:${lineOf(pointer)} at ${pointer}\n  ${problem}.\n  ${fix}.`);
}

function lineAt(tree: Document, lines: LineCounter, keys: readonly string[]): number {
  let node: unknown = tree.contents;
  let offset = (tree.contents as Node | null)?.range?.[0] ?? 0;
  for (const key of keys) {
    if (isMap(node)) {
      const pair = node.items.find((item) => isScalar(item.key) && String(item.key.value) === key);
      offset = (pair?.key as Node | undefined)?.range?.[0] ?? offset;
      node = pair?.value;
    } else if (isSeq(node)) {
      node = node.items[Number(key)];
      offset = (node as Node | undefined)?.range?.[0] ?? offset;
    } else {
      break;
    }
  }
  return lines.linePos(offset).line;
}
