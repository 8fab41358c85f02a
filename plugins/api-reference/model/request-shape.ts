import type {ExampleRequest} from '../form';
import type {ParameterShape, RequestShape} from '../samples/request';
import {canSend} from '../../../openapi/document/media-types';
import {resolveSchema} from '../../../openapi/model/uses';
import type {
  ApiModel,
  Body,
  Operation,
  Parameter,
  SchemaNode,
  SecurityScheme,
  Upload,
} from '../../../openapi/model/types';

/** The request that samples send. */
export type SampleRequest = ExampleRequest;

/** Environment variable of the token in all samples. */
export const tokenVariable = 'AVATURN_API_TOKEN';

/** The data for an operation's samples: its request, and the file's example values. */
export function sampleRequest(model: ApiModel, operation: Operation): SampleRequest {
  const body = sampleBody(operation);
  const {parameters} = operation;
  return {
    shape: {
      method: operation.method,
      server: model.servers[0]?.url ?? '',
      path: operation.path,
      parameters: parameters.map(({name, in: place, style, explode}): ParameterShape => ({
        name,
        in: place,
        style,
        explode,
      })),
      secrets: secrets(model, operation),
      ...(body && {mediaType: body.mediaType}),
      files: body ? fileParts(model, body) : [],
      returnsJson: operation.responses.some(
        ({status, bodies}) => status.startsWith('2') && bodies.some(({mediaType}) => mediaType.includes('json')),
      ),
    },
    values: {
      parameters: Object.fromEntries(
        parameters.map((parameter) => [
          `${parameter.in} ${parameter.name}`,
          isSent(parameter) ? parameter.examples[0]?.value : undefined,
        ]),
      ),
      ...(body && {body: body.examples[0]?.value}),
    },
  };
}

/** The body that samples send: the first supported one, otherwise the first. */
export function sampleBody({requestBody}: Operation): Body | undefined {
  return requestBody?.bodies.find(({mediaType}) => canSend(mediaType)) ?? requestBody?.bodies[0];
}

/** The same for a follow-up request, which uses a URL from a response and has no token. */
export function uploadRequest(model: ApiModel, {method, exampleUrl, body}: Upload): SampleRequest {
  const shape = {
    method,
    server: '',
    path: exampleUrl,
    parameters: [],
    secrets: [],
    mediaType: body.mediaType,
    files: fileParts(model, body),
    returnsJson: false,
  };
  return {shape, values: {parameters: {}, body: body.examples[0]?.value}};
}

/** Required parameters, and those with an example in the file. */
function isSent({required, examples}: Parameter): boolean {
  return required || examples.some(({generated}) => !generated);
}

/** The first of the alternatives. A second secret in the same request has its own variable. */
function secrets(model: ApiModel, {security}: Operation): RequestShape['secrets'] {
  const schemes = (security[0] ?? []).map(({scheme}) => model.securitySchemes.find(({name}) => name === scheme));
  return schemes.flatMap((scheme, index) =>
    scheme?.header
      ? [{header: scheme.header.name, prefix: scheme.header.prefix, variable: variable(scheme, index)}]
      : [],
  );
}

function variable({name}: SecurityScheme, index: number): string {
  return index === 0
    ? tokenVariable
    : `AVATURN_${name
        .replace(/([a-z])([A-Z])/g, '$1_$2')
        .replace(/\W+/g, '_')
        .toUpperCase()}`;
}

/** Binary parts of a form: OpenAPI 3.1 marks them by media type, older files by `format: binary`. */
function fileParts(model: ApiModel, {schema, encoding}: Body): RequestShape['files'] {
  const fields = schema ? resolveSchema(model, schema).children : [];
  return fields.flatMap(({role, name, schema: field}) => {
    const content = field.children.find((child) => child.role === 'items')?.schema ?? field;
    const mediaType = contentMediaType(content);
    if (role !== 'field' || (mediaType === undefined && content.format !== 'binary')) {
      return [];
    }
    return [
      {
        name,
        contentType: encoding.find(({part}) => part === name)?.contentType ?? mediaType ?? 'application/octet-stream',
      },
    ];
  });
}

function contentMediaType({keywords}: SchemaNode): string | undefined {
  const type = keywords['contentMediaType'];
  return typeof type === 'string' && !('contentEncoding' in keywords) ? type : undefined;
}
