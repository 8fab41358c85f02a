import type {Cursor} from '../document/cursor';
import {readBody} from './bodies';
import type {Response, Upload} from './types';

/** `$response.body#/upload_url`: a runtime expression (OpenAPI 3.1, Link Object) for one field of the answer. */
const answerField = /^\$response\.body#\/([^/]+)$/;

/** Reads `x-photo-upload`: a request that no path can describe, because its address is part of an answer. */
export function readUpload(cursor: Cursor | undefined, responses: readonly Response[]): Upload | undefined {
  if (!cursor) {
    return undefined;
  }
  const upload = cursor.expect('upload');
  const urlField = answerField.exec(upload.requiredText('url'))?.[1];
  const answers = responses.flatMap(({bodies}) =>
    bodies.flatMap(({examples}) => examples.map(({value}) => value as Record<string, unknown> | null)),
  );
  const exampleUrl =
    urlField === undefined
      ? undefined
      : answers.map((answer) => answer?.[urlField]).find((value) => typeof value === 'string');
  if (urlField === undefined || typeof exampleUrl !== 'string') {
    return upload.fail(
      'The address can not be shown',
      'Write "url: $response.body#/field" with a field for which an answer has an example',
    );
  }
  return {
    method: upload.requiredText('method').toLowerCase(),
    urlField,
    exampleUrl,
    body: readBody(upload.requiredText('contentType'), upload, 'request'),
    unconfirmed: upload.unconfirmed(),
  };
}
