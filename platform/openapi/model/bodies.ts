import {findings} from '../../unconfirmed';
import type {Cursor} from '../document/cursor';
import {described} from './facts';
import {readSchema} from './schema';
import type {Body, Example, RequestBody, Response, Upload} from './types';

/** The JSON body of a request or response, if it has one. */
function readBody(owner: Cursor): Body | undefined {
  const content = owner.get('content');
  if (!content) {
    return undefined;
  }
  const [json, other] = content.entries();
  if (!json || other || json[0] !== 'application/json') {
    return content.fail('The reference supports one JSON body', 'Describe the body under application/json only');
  }
  const media = json[1];
  const examples = media.entries('examples').map(([name, entry]) => readExample(name, entry));
  if (examples.length === 0) {
    media.fail('The body has no example', 'Add `examples`: samples and the simulator use them');
  }
  return {mediaType: json[0], schema: readSchema(media.get('schema')!), examples, unconfirmed: media.unconfirmed()};
}

function readExample(name: string, entry: Cursor): Example {
  const example = entry.follow();
  return {
    name,
    summary: example.text('summary'),
    description: example.text('description'),
    unconfirmed: example.unconfirmed(),
    value: example.get('value')!.value,
  };
}

export function readRequestBody(request: Cursor | undefined): RequestBody | undefined {
  const body = request && readBody(request);
  return body && {...described(request), required: request.flag('required'), body};
}

/** Responses in file order, which lists success first. */
export function readResponses(operation: Cursor): Response[] {
  return operation.entries('responses').map(([status, entry]) => {
    const response = entry.follow();
    const {unconfirmed, ...rest} = described(response);
    // The platform may contradict a response of one operation that others share.
    const own = entry.pointer !== response.pointer && entry.pointer in findings ? [entry.pointer] : [];
    return {...rest, unconfirmed: [...unconfirmed, ...own], status, body: readBody(response)};
  });
}

/** `$response.body#/upload_url`: a runtime expression (OpenAPI 3.1, Link Object) for a field of the response. */
const responseField = /^\$response\.body#\/([^/]+)$/;

/** Parses `x-photo-upload`: a request without a path, because its URL is part of a response. */
export function readUpload(upload: Cursor | undefined, responses: readonly Response[]): Upload | undefined {
  if (!upload) {
    return undefined;
  }
  const urlField = responseField.exec(upload.requiredText('url'))?.[1];
  const examples = responses.flatMap(
    ({body}) => body?.examples.map(({value}) => value as Record<string, unknown> | null) ?? [],
  );
  const exampleUrl =
    urlField === undefined
      ? undefined
      : examples.map((example) => example?.[urlField]).find((value) => typeof value === 'string');
  if (urlField === undefined || typeof exampleUrl !== 'string') {
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
    encoding: upload
      .entries('encoding')
      .map(([part, encoding]) => ({part, contentType: encoding.requiredText('contentType')})),
  };
}
