import type {Cursor} from '../document/cursor';
import {readRequestBody, readResponses} from './bodies';
import {described, externalDocs} from './described';
import {readParameters} from './parameters';
import {readUpload} from './upload';
import type {Operation, SecurityNeed} from './types';

const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'] as const;

export function readPaths(root: Cursor): Operation[] {
  const security = root.items('security').map(readNeed);
  return root.entries('paths').flatMap(([path, entry]) => {
    const item = entry.follow().expect('pathItem');
    refusePathTexts(item);
    return pathOperations(item).map(([method, cursor]) => {
      const id =
        cursor.text('operationId') ??
        cursor.fail('The operation has no `operationId`', 'Add one in camelCase: it is the anchor of the operation');
      const summary =
        cursor.text('summary') ??
        cursor.fail('The operation has no `summary`', 'Add one: it is the heading of the operation');
      return readOperation(cursor, item, {id, method, path, summary}, security);
    });
  });
}

/** Ids are anchors, so they must be unique and contain only characters that are valid in a URL. */
export function checkOperationIds(root: Cursor): void {
  const seen = new Map<string, Cursor>();
  for (const id of [...root.entries('paths'), ...root.entries('webhooks')]
    .flatMap(([, item]) => pathOperations(item.follow()))
    .map(([, cursor]) => cursor.get('operationId'))) {
    const earlier = id && seen.get(String(id.value));
    if (earlier) {
      id.fail(
        `The operationId "${String(id.value)}" is used here and at line ${id.document.lineOf(earlier.pointer)}`,
        'Use a different id for each operation',
      );
    }
    if (id && !/^[A-Za-z][\w.-]*$/.test(String(id.value))) {
      id.fail(
        `"${String(id.value)}" cannot be an anchor`,
        'Use letters, digits, "_", "." and "-" only, and begin with a letter',
      );
    }
    if (id) {
      seen.set(String(id.value), id);
    }
  }
}

/** Webhooks: one message each, named by its event. */
export function readWebhooks(root: Cursor): Operation[] {
  return root.entries('webhooks').map(([name, entry]) => {
    const item = entry.follow().expect('pathItem');
    refusePathTexts(item);
    const [first, second] = pathOperations(item);
    if (!first || second) {
      return item.fail(
        `The webhook "${name}" has ${first ? 'more than one message' : 'no message'}`,
        'Describe one method, `post` as a rule',
      );
    }
    const [method, cursor] = first;
    const operationId = cursor.text('operationId');
    const webhook = readOperation(
      cursor,
      item,
      {id: name, method, path: name, summary: cursor.text('summary') ?? name},
      [],
    );
    // The anchor contains the event's name; the id is only a label.
    const label =
      operationId === undefined ? [] : [{key: 'operationId', label: 'Operation id', text: `\`${operationId}\``}];
    return {...webhook, extensions: [...webhook.extensions, ...label]};
  });
}

function pathOperations(item: Cursor): [string, Cursor][] {
  return item
    .entries()
    .filter(([key]) => (methods as readonly string[]).includes(key))
    .map(([key, cursor]) => [key, cursor.expect('operation')]);
}

function refusePathTexts(item: Cursor): void {
  for (const key of ['summary', 'description']) {
    item.get(key)?.fail(`The ${key} of a path has no place in the reference`, 'Move it to the operations of the path');
  }
}

function onlyTag(cursor: Cursor): string | undefined {
  const [tag, second] = cursor.items('tags');
  second?.fail('The operation has more than one tag', 'Keep one: an operation is drawn once');
  return tag && String(tag.value);
}

type Head = Pick<Operation, 'id' | 'method' | 'path' | 'summary'>;

function readOperation(cursor: Cursor, item: Cursor, head: Head, security: readonly SecurityNeed[]): Operation {
  const responses = readResponses(cursor);
  return {
    ...described(cursor),
    ...head,
    pointer: cursor.pointer,
    parameters: readParameters(item, cursor),
    requestBody: readRequestBody(cursor.get('requestBody')),
    responses,
    security: cursor.get('security') ? cursor.items('security').map(readNeed) : security,
    externalDocs: externalDocs(cursor),
    upload: readUpload(cursor.get('x-photo-upload'), responses),
    tag: onlyTag(cursor),
  };
}

function readNeed(need: Cursor): SecurityNeed {
  return need.entries().map(([scheme, scopes]) => ({scheme, scopes: (scopes.value as unknown[]).map(String)}));
}
