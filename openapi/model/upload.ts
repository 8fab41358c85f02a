import type {Cursor} from '../document/cursor';
import {readSchema, requiredSchema} from './schema';
import type {Response, Upload} from './types';

/** `$response.body#/upload_url`: a runtime expression (OpenAPI 3.1, Link Object) for a field of the response. */
const responseField = /^\$response\.body#\/([^/]+)$/;

/** Parses `x-photo-upload`: a request without a path, because its URL is part of a response. */
export function readUpload(cursor: Cursor | undefined, responses: readonly Response[]): Upload | undefined {
  if (!cursor) {
    return undefined;
  }
  const upload = cursor.expect('upload');
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
  const schema = requiredSchema(upload);
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
      .map(([part, encoding]) => ({part, contentType: encoding.expect('encoding').requiredText('contentType')})),
  };
}
