import {readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {parse} from 'yaml';
import {describe, expect, test} from 'vitest';

type Node = Record<string, any>;
type Visit = (node: Node, pointer: string) => void;

const document: Node = parse(readFileSync(fileURLToPath(new URL('./avaturn.yaml', import.meta.url)), 'utf8'));

const operations = Object.values<Node>(document.paths).flatMap((methods) =>
  Object.values<Node>(methods).map((operation) => ({name: operation.operationId as string, operation})),
);
const webhooks = Object.entries<Node>(document.webhooks).map(([name, {post}]) => ({name, operation: post as Node}));

describe('operations', () => {
  test.each(operations)('$name says what it does, succeeds and fails', ({operation}) => {
    expect(operation.summary).toBeTruthy();
    expect(operation.description).toBeTruthy();
    expect(operation['x-platform-operation-id']).toMatch(/_api_v1_.+_(get|put|post|delete)$/);
    const statuses = Object.keys(operation.responses);
    expect(statuses.filter((status) => status.startsWith('2'))).toHaveLength(1);
    expect(statuses).toEqual(expect.arrayContaining(['401', '403']));
    expect(Object.values<Node>(operation.responses).every((response) => resolve(response).description)).toBe(true);
  });
});

describe('descriptions', () => {
  test('are beside every parameter, field and schema', () => {
    const silent: string[] = [];
    walk(document, '#', (node, pointer) => {
      if ((isNamedSchema(pointer) || isField(pointer) || isParameter(pointer)) && !node.description)
        silent.push(pointer);
    });
    expect(silent).toEqual([]);
  });
});

describe('examples', () => {
  test('are beside every field, parameter, request and response', () => {
    const bare: string[] = [];
    walk(document, '#', (node, pointer) => {
      if ((isNamedSchema(pointer) || isField(pointer)) && !node.examples) bare.push(pointer);
      if (isParameter(pointer) && node.example === undefined) bare.push(pointer);
      if (isMediaType(pointer) && !node.examples) bare.push(pointer);
    });
    expect(bare).toEqual([]);
  });

  test('of webhooks show a success and a failure, and the failure carries no link', () => {
    for (const {operation} of webhooks) {
      const {ready, failed} = operation.requestBody.content['application/json'].examples;
      expect(ready.value.status).toBe('ready');
      expect(failed.value.status).toBe('failed');
      expect(failed.value.export_url ?? failed.value.render_url ?? null).toBeNull();
    }
  });
});

function walk(node: unknown, pointer: string, visit: Visit): void {
  if (typeof node !== 'object' || node === null) return;
  // What an example holds is data, whatever its keys are called.
  if (/\/(examples|example|default|value)$/.test(pointer) && !isProperty(pointer)) return;
  if (!Array.isArray(node)) visit(node as Node, pointer);
  for (const [key, child] of Object.entries(node)) walk(child, `${pointer}/${escape(key)}`, visit);
}

function isProperty(pointer: string): boolean {
  return /\/properties\/[^/]+$/.test(pointer);
}

function isField(pointer: string): boolean {
  return isProperty(pointer) || pointer.endsWith('/additionalProperties');
}

function isNamedSchema(pointer: string): boolean {
  return /^#\/components\/schemas\/[^/]+$/.test(pointer);
}

function isParameter(pointer: string): boolean {
  return (
    /^#\/components\/parameters\/[^/]+$/.test(pointer) || (/\/parameters\/\d+$/.test(pointer) && !at(pointer).$ref)
  );
}

function isMediaType(pointer: string): boolean {
  return /\/content\/[^/]+$/.test(pointer);
}

function resolve(node: Node): Node {
  return node.$ref ? at(node.$ref) : node;
}

function at(pointer: string): Node {
  return pointer
    .slice(2)
    .split('/')
    .reduce<any>((node, key) => node[key.replaceAll('~1', '/').replaceAll('~0', '~')], document);
}

function escape(key: string): string {
  return key.replaceAll('~', '~0').replaceAll('/', '~1');
}
