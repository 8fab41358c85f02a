import {readFile} from 'node:fs/promises';
import {isMap, isNode, isScalar, LineCounter, parseDocument, type Document} from 'yaml';
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

/** The line of the key at a location, of the item of a list, or of the nearest value around it. */
function lineAt(tree: Document, lines: LineCounter, keys: readonly string[]): number {
  const owner = tree.getIn(keys.slice(0, -1), true);
  const node = isMap(owner)
    ? owner.items.map(({key}) => key).find((key) => isScalar(key) && String(key.value) === keys.at(-1))
    : tree.getIn(keys, true);
  if (isNode(node) && node.range) return lines.linePos(node.range[0]).line;
  return keys.length > 0 ? lineAt(tree, lines, keys.slice(0, -1)) : 1;
}
