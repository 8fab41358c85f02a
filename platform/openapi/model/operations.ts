import type {Cursor} from '../document/cursor';
import {readRequestBody, readResponses, readUpload} from './bodies';
import {described} from './facts';
import {readSchema} from './schema';
import {readSecurity} from './security';
import type {Operation, Parameter, Scene} from './types';

export function readPaths(root: Cursor): Operation[] {
  return root.entries('paths').flatMap(([path, item]) =>
    item.entries().map(([method, cursor]) => {
      const [id, summary] = [cursor.requiredText('operationId'), cursor.requiredText('summary')];
      return {...readOperation(cursor, root), id, method, path, summary};
    }),
  );
}

/** Webhooks: one message each, named by its event. */
export function readWebhooks(root: Cursor): Operation[] {
  return root.entries('webhooks').map(([name, item]) => {
    const [method, cursor] = item.entries()[0]!;
    const webhook = readOperation(cursor, root);
    // The anchor contains the event's name; the id is only a label.
    const label = {key: 'operationId', label: 'Operation id', text: `\`${cursor.requiredText('operationId')}\``};
    const extensions = [...webhook.extensions, label];
    return {...webhook, id: name, method, path: name, summary: cursor.requiredText('summary'), extensions};
  });
}

function readOperation(cursor: Cursor, root: Cursor): Omit<Operation, 'id' | 'method' | 'path' | 'summary'> {
  const responses = readResponses(cursor);
  return {
    ...described(cursor),
    pointer: cursor.pointer,
    parameters: readParameters(cursor),
    requestBody: readRequestBody(cursor.get('requestBody')),
    responses,
    security: readSecurity(cursor, root),
    upload: readUpload(cursor.get('x-photo-upload'), responses),
    tag: String(cursor.items('tags')[0]?.value),
  };
}

function readParameters(operation: Cursor): Parameter[] {
  return operation.items('parameters').map((entry) => {
    const cursor = entry.follow();
    const place = cursor.requiredText('in');
    if (place !== 'path' && place !== 'query') {
      return cursor.fail(`The reference does not support a parameter in "${place}"`, 'Use path or query');
    }
    const required = cursor.flag('required');
    if (required && !cursor.get('example')) {
      cursor.fail('The parameter has no `example`', 'Add one: samples send it');
    }
    return {
      ...described(cursor),
      name: cursor.requiredText('name'),
      in: place,
      required,
      schema: readSchema(cursor.get('schema')!),
      example: cursor.get('example')?.value,
      scenes: cursor.items('x-scenes').map(readScene),
    };
  });
}

function readScene(scene: Cursor): Scene {
  const text = (key: string) => (scene.get(key)?.value === null ? 'Not described' : scene.requiredText(key));
  return {
    name: scene.requiredText('name'),
    framing: text('framing'),
    background: text('background'),
    unconfirmed: scene.unconfirmed(),
  };
}
