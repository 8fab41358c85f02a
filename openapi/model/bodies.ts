import type {Cursor} from '../document/cursor';
import {canSend} from '../document/media-types';
import {described} from './described';
import {readExamples, type Direction} from './examples';
import {readHeaders} from './parameters';
import {readSchema} from './schema';
import type {Body, RequestBody, Response} from './types';

/** @param media A Media Type Object, or an upload, which has the same keys. */
export function readBody(mediaType: string, media: Cursor, direction: Direction): Body {
  const schema = media.get('schema');
  return {
    mediaType,
    ...(schema && {schema: readSchema(schema)}),
    examples: readExamples(media, schema, direction),
    encoding: media.entries('encoding').flatMap(([part, encoding]) => {
      const contentType = encoding.expect('encoding').text('contentType');
      return contentType === undefined ? [] : [{part, contentType}];
    }),
    unconfirmed: media.unconfirmed(),
  };
}

function readBodies(cursor: Cursor, direction: Direction): Body[] {
  return cursor
    .entries('content')
    .map(([mediaType, media]) => readBody(mediaType, media.expect('mediaType'), direction));
}

export function readRequestBody(cursor: Cursor | undefined): RequestBody | undefined {
  const body = cursor?.follow().expect('requestBody');
  if (!body) {
    return undefined;
  }
  const bodies = readBodies(body, 'request');
  if (!bodies.some(({mediaType}) => canSend(mediaType))) {
    body.fail(
      `No sample can send such a body: ${bodies.map(({mediaType}) => mediaType).join(', ') || 'it has no content'}`,
      'Describe a JSON, form, multipart or text body',
    );
  }
  return {...described(body), required: body.flag('required'), bodies};
}

/** Responses in file order, which lists success first. */
export function readResponses(operation: Cursor): Response[] {
  return operation.entries('responses').map(([status, entry]) => {
    if (!/^([1-5]\d\d|[1-5]XX|default)$/.test(status)) {
      entry.fail(`"${status}" is not a status`, 'Write a status such as 200, a range such as 4XX, or default');
    }
    const response = entry.follow().expect('response');
    return {...described(response), status, headers: readHeaders(response), bodies: readBodies(response, 'response')};
  });
}
