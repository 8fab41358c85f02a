import {readFile} from 'node:fs/promises';
import {validate} from '@readme/openapi-parser';
import {isAlias, isMap, isScalar, isSeq, LineCounter, parseDocument, type Document, type Node} from 'yaml';
import {ApiDocumentError} from './errors';
import {childPointer, pointerAtJsonLine, pointerKeys, valueAt} from './pointer';

/** A valid OpenAPI document with the lines of its values. */
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
 * Reads and validates an OpenAPI 3.1 document in YAML or JSON.
 * @param path file to read
 * @param file path of the same file in messages
 * @throws ApiDocumentError for the first problem
 */
export async function loadDocument(path: string, file = path): Promise<ApiDocument> {
  return parseApiDocument(await readFile(path, 'utf8'), file);
}

/** The same for text in memory. */
export async function parseApiDocument(source: string, file: string): Promise<ApiDocument> {
  const lines = new LineCounter();
  const tree = parseDocument(source, {lineCounter: lines, prettyErrors: false});
  const fault = tree.errors[0] ?? tree.warnings[0];
  if (fault) {
    const line = lines.linePos(fault.pos[0]).line;
    throw new ApiDocumentError(
      file,
      line,
      '#',
      `The file is not valid YAML: ${fault.message.replace(/\.$/, '')}`,
      'Fix the text at this line',
    );
  }
  const value: unknown = tree.toJS();
  const document: ApiDocument = {
    file,
    source,
    value: value as Record<string, unknown>,
    lineOf: (pointer) => lineAt(tree, lines, pointerKeys(pointer) ?? []),
  };
  const version = valueAt(value, ['openapi']);
  if (typeof version !== 'string' || !/^3\.1\.\d+$/.test(version)) {
    throw failure(
      document,
      '#/openapi',
      `\`openapi\` is ${JSON.stringify(version)}`,
      'Write "openapi: 3.1.0": the reference supports version 3.1 only',
    );
  }
  checkReferences(document, document.value, '#');
  await checkSchema(document);
  return document;
}

/** An error at a pointer of the document. */
export function failure(document: ApiDocument, pointer: string, problem: string, fix: string): ApiDocumentError {
  return new ApiDocumentError(document.file, document.lineOf(pointer), pointer, problem, fix);
}

function lineAt(tree: Document, lines: LineCounter, keys: readonly string[]): number {
  let node: unknown = tree.contents;
  let offset = (tree.contents as Node | null)?.range?.[0] ?? 0;
  for (const key of keys) {
    node = isAlias(node) ? node.resolve(tree) : node;
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

/** Keys whose values are payload, in which a `$ref` isn't a reference. */
const payloadKeys = new Set(['example', 'examples', 'default', 'const', 'enum']);

function checkReferences(document: ApiDocument, value: unknown, pointer: string): void {
  if (typeof value !== 'object' || value === null) {
    return;
  }
  const isNameMap = /^#\/components\/\w+$|\/properties$/.test(pointer);
  for (const [key, child] of Object.entries(value)) {
    const childAt = childPointer(pointer, key);
    if (key === '$ref' && typeof child === 'string') {
      checkReference(document, child, childAt);
    } else if (
      !isNameMap &&
      key === 'examples' &&
      typeof child === 'object' &&
      child !== null &&
      !Array.isArray(child)
    ) {
      // Named examples may be references; their values are payload.
      Object.entries(child).forEach(([name, example]) => {
        const reference = valueAt(example, ['$ref']);
        if (typeof reference === 'string') {
          checkReference(document, reference, childPointer(childPointer(childAt, name), '$ref'));
        }
      });
    } else if (isNameMap || !payloadKeys.has(key)) {
      checkReferences(document, child, childAt);
    }
  }
}

function checkReference(document: ApiDocument, reference: string, pointer: string): void {
  const keys = pointerKeys(reference);
  if (!keys) {
    throw failure(
      document,
      pointer,
      `\`$ref\` leads out of the file: ${reference}`,
      'Move its target into this file and write "#/components/…"',
    );
  }
  if (valueAt(document.value, keys) === undefined) {
    const parent = valueAt(document.value, keys.slice(0, -1));
    const known = typeof parent === 'object' && parent !== null ? `. There are: ${Object.keys(parent).join(', ')}` : '';
    throw failure(document, pointer, `Broken \`$ref\`: ${reference}`, `Add the target or correct the name${known}`);
  }
}

async function checkSchema(document: ApiDocument): Promise<void> {
  // A copy, because the parser replaces references in its argument.
  const copy = structuredClone(document.value) as unknown as Parameters<typeof validate>[0];
  const result = await validate(copy, {validate: {rules: {openapi: {'duplicate-operation-id': 'warning'}}}});
  const first = result.valid ? undefined : result.errors[0];
  if (!first) {
    return;
  }
  const [summary = '', ...frame] = first.message.split('\n\n');
  const line = Number(/^> *(\d+) \|/m.exec(frame.join('\n\n'))?.[1] ?? 1);
  const hint = /\^+ (.*)$/m.exec(first.message)?.[1];
  const problem = `The OpenAPI 3.1 schema doesn’t allow this: ${summary.replace(/\s+/g, ' ').trim()}`;
  throw failure(
    document,
    pointerAtJsonLine(document.value, line),
    problem,
    hint ? `The validator says: ${hint}` : 'Correct the value',
  );
}
