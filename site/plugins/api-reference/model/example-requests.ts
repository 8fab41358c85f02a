import type {ExampleRequest} from '../form';
import {resolveSchema} from '@avaturn-docs/platform/openapi/model';
import type {ApiModel, Operation, Upload} from '@avaturn-docs/platform/openapi/model';

/** The data for an operation's samples: its request, and the file's example values. */
export function sampleRequest(model: ApiModel, operation: Operation): ExampleRequest {
  const {method, path, parameters, requestBody, responses, security} = operation;
  const examplesIn = (place: string) =>
    Object.fromEntries(parameters.flatMap((own) => (own.in === place ? [[own.name, own.example]] : [])));
  return {
    shape: {
      method,
      server: model.servers[0]?.url ?? '',
      path,
      needsToken: security !== undefined,
      returnsJson: responses.some(({status, body}) => status.startsWith('2') && body !== undefined),
    },
    values: {
      path: examplesIn('path'),
      query: examplesIn('query'),
      ...(requestBody && {body: requestBody.body.examples[0]?.value}),
    },
  };
}

/** The same for a follow-up request, which uses a URL from a response and has no token. */
export function uploadRequest(model: ApiModel, {method, exampleUrl, body, encoding}: Upload): ExampleRequest {
  const fields = resolveSchema(model, body.schema).children;
  const files = fields.flatMap(({name, schema: {keywords}}) => {
    const type = keywords['contentMediaType'];
    return typeof type === 'string'
      ? [{name, contentType: encoding.find(({part}) => part === name)?.contentType ?? type}]
      : [];
  });
  return {
    shape: {method, server: '', path: exampleUrl, needsToken: false, files, returnsJson: false},
    values: {path: {}, query: {}, body: body.examples[0]?.value},
  };
}
