import type {Cursor} from '../document/cursor';
import {described} from './described';
import {readSchema, requiredSchema} from './schema';
import type {Body, Example, RequestBody, Response} from './types';

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
  const media = json[1].expect('mediaType');
  const examples = media.entries('examples').map(([name, entry]) => readExample(name, entry));
  if (examples.length === 0) {
    media.fail('The body has no example', 'Add `examples`: samples and the simulator use them');
  }
  return {mediaType: json[0], schema: readSchema(requiredSchema(media)), examples, unconfirmed: media.unconfirmed()};
}

function readExample(name: string, entry: Cursor): Example {
  const example = entry.follow().expect('example');
  const value = example.get('value') ?? example.fail('The example has no `value`', 'Add `value`');
  return {
    name,
    summary: example.text('summary'),
    description: example.text('description'),
    unconfirmed: example.unconfirmed(),
    value: value.value,
  };
}

export function readRequestBody(cursor: Cursor | undefined): RequestBody | undefined {
  const request = cursor?.expect('requestBody');
  const body = request && readBody(request);
  return body && {...described(request), required: request.flag('required'), body};
}

/** Responses in file order, which lists success first. */
export function readResponses(operation: Cursor): Response[] {
  return operation.entries('responses').map(([status, entry]) => {
    if (!/^[1-5]\d\d$/.test(status)) {
      entry.fail(`"${status}" is not a status`, 'Write a status such as 200');
    }
    const response = entry.follow().expect('response');
    return {...described(response), status, body: readBody(response)};
  });
}
