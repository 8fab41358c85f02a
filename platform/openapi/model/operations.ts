import {findings} from '../../unconfirmed';
import type {Cursor} from '../document/cursor';
import {described, readSchema} from './schema';

export type Operation = ReturnType<typeof readPaths>[number];
export type Parameter = Operation['parameters'][number];
export type Scene = Parameter['scenes'][number];
export type RequestBody = NonNullable<Operation['requestBody']>;
export type Response = Operation['responses'][number];
export type Body = RequestBody['body'];
export type Upload = NonNullable<Operation['upload']>;

export function readPaths(root: Cursor) {
  return root.entries('paths').flatMap(([path, item]) =>
    item.entries().map(([method, cursor]) => {
      const id = cursor.requiredText('operationId');
      return {...readOperation(cursor, root), id, method, path};
    }),
  );
}

/** Webhooks: one message each. Its `path` is the name of its event. */
export function readWebhooks(root: Cursor): Operation[] {
  return root.entries('webhooks').map(([name, item]) => {
    const [method, cursor] = item.entries()[0]!;
    const webhook = readOperation(cursor, root);
    // The anchor contains the event's name; the operation's id is only a label.
    const label = {key: 'operationId', label: 'Operation id', text: `\`${cursor.requiredText('operationId')}\``};
    return {...webhook, id: `webhook-${name}`, method, path: name, extensions: [...webhook.extensions, label]};
  });
}

function readOperation(cursor: Cursor, root: Cursor) {
  // In file order, which lists success first.
  const responses = cursor.entries('responses').map(([status, entry]) => readResponse(status, entry));
  return {
    ...described(cursor),
    pointer: cursor.pointer,
    source: cursor.value as object,
    summary: cursor.requiredText('summary'),
    parameters: cursor.items('parameters').map((entry) => readParameter(entry.follow())),
    requestBody: readRequestBody(cursor.get('requestBody')),
    responses,
    /** Name of the security scheme; undefined if the request needs no token. */
    security: readSecurity(cursor, root),
    upload: readUpload(cursor.get('x-photo-upload'), responses),
    tag: String(cursor.items('tags')[0]?.value),
  };
}

function readParameter(cursor: Cursor) {
  const written = cursor.requiredText('in');
  const place =
    (['path', 'query'] as const).find((known) => known === written) ??
    cursor.fail(`The reference does not support a parameter in "${written}"`, 'Use path or query');
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
}

function readScene(scene: Cursor) {
  const text = (key: string) => (scene.get(key)?.value === null ? 'Not described' : scene.requiredText(key));
  return {
    name: scene.requiredText('name'),
    framing: text('framing'),
    background: text('background'),
    unconfirmed: scene.unconfirmed(),
  };
}

/** The JSON body of a request or response, if it has one. */
function readBody(owner: Cursor) {
  const content = owner.get('content');
  if (!content) {
    return undefined;
  }
  const [json, other] = content.entries();
  if (!json || other || json[0] !== 'application/json') {
    return content.fail('The reference supports one JSON body', 'Describe the body under application/json only');
  }
  const media = json[1];
  const examples = media.entries('examples').map(([name, entry]) => readExample(name, entry.follow()));
  if (examples.length === 0) {
    media.fail('The body has no example', 'Add `examples`: samples and the simulator use them');
  }
  return {mediaType: json[0], schema: readSchema(media.get('schema')!), examples, unconfirmed: media.unconfirmed()};
}

export interface Example {
  readonly name: string;
  readonly summary?: string;
  readonly description?: string;
  readonly unconfirmed: readonly string[];
  readonly value: unknown;
}

function readExample(name: string, example: Cursor): Example {
  return {
    name,
    summary: example.text('summary'),
    description: example.text('description'),
    unconfirmed: example.unconfirmed(),
    value: example.get('value')!.value,
  };
}

function readRequestBody(request: Cursor | undefined) {
  const body = request && readBody(request);
  return body && {...described(request), required: request.flag('required'), body};
}

function readResponse(status: string, entry: Cursor) {
  const response = entry.follow();
  const {unconfirmed, ...rest} = described(response);
  // The platform may contradict a response of one operation that others share.
  const own = entry.pointer !== response.pointer && entry.pointer in findings ? [entry.pointer] : [];
  return {...rest, unconfirmed: [...unconfirmed, ...own], status, body: readBody(response)};
}

/** Name of the scheme that an operation needs; undefined for none. */
function readSecurity(operation: Cursor, root: Cursor): string | undefined {
  const [need, alternative] = (operation.get('security') ? operation : root).items('security');
  const [scheme, second] = need?.entries() ?? [];
  const others = alternative ?? second?.[1] ?? need?.items(scheme?.[0] ?? '')[0];
  others?.fail('Only one security scheme without scopes can be drawn', 'Keep one');
  return scheme?.[0];
}

/** `x-photo-upload`: a request that follows an operation. Its URL is a field of the response, so no path can hold it. */
function readUpload(upload: Cursor | undefined, responses: readonly ReturnType<typeof readResponse>[]) {
  if (!upload) {
    return undefined;
  }
  // A runtime expression (OpenAPI 3.1, Link Object), such as `$response.body#/upload_url`.
  const urlField = upload.requiredText('url').replace('$response.body#/', '');
  const exampleUrl = responses
    .flatMap(({body}) => body?.examples ?? [])
    .map(({value}) => (value as Record<string, unknown> | null)?.[urlField])
    .find((url) => typeof url === 'string');
  if (exampleUrl === undefined) {
    return upload.fail(
      'The URL cannot be shown',
      'Write "url: $response.body#/field" with a field that has an example in a response',
    );
  }
  const schema = upload.get('schema')!;
  const [value] = schema.follow().items('examples');
  return {
    method: upload.requiredText('method').toLowerCase(),
    urlField,
    exampleUrl,
    body: {
      mediaType: upload.requiredText('contentType'),
      schema: readSchema(schema),
      examples: [{name: '', unconfirmed: [], value: value?.value}],
      unconfirmed: upload.unconfirmed(),
    },
    /** Content types of the parts of the form. */
    encoding: upload
      .entries('encoding')
      .map(([part, encoding]) => ({part, contentType: encoding.requiredText('contentType')})),
  };
}
