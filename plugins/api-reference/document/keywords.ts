import {refuseExtension} from './extensions';

/**
 * What the reference can draw, one list for each kind of object in an OpenAPI 3.1 document. A key that stands in no list
 * stops the build: nothing that somebody wrote may be lost in silence.
 */
const drawn = {
  document: [
    'openapi',
    'info',
    'jsonSchemaDialect',
    'servers',
    'paths',
    'webhooks',
    'components',
    'security',
    'tags',
    'externalDocs',
  ],
  info: ['title', 'summary', 'description', 'termsOfService', 'contact', 'license', 'version'],
  contact: ['name', 'url', 'email'],
  license: ['name', 'identifier', 'url'],
  server: ['url', 'description'],
  tag: ['name', 'description', 'externalDocs'],
  externalDocs: ['url', 'description'],
  components: [
    'schemas',
    'responses',
    'parameters',
    'examples',
    'requestBodies',
    'headers',
    'securitySchemes',
    'pathItems',
  ],
  pathItem: [
    'summary',
    'description',
    'parameters',
    'get',
    'put',
    'post',
    'delete',
    'options',
    'head',
    'patch',
    'trace',
  ],
  operation: [
    'operationId',
    'summary',
    'description',
    'tags',
    'externalDocs',
    'parameters',
    'requestBody',
    'responses',
    'deprecated',
    'security',
  ],
  parameter: [
    'name',
    'in',
    'description',
    'required',
    'deprecated',
    'allowEmptyValue',
    'allowReserved',
    'style',
    'explode',
    'schema',
    'example',
    'examples',
  ],
  header: ['description', 'required', 'deprecated', 'style', 'explode', 'schema', 'example', 'examples'],
  requestBody: ['description', 'required', 'content'],
  mediaType: ['schema', 'example', 'examples', 'encoding'],
  encoding: ['contentType'],
  response: ['description', 'headers', 'content'],
  example: ['summary', 'description', 'value'],
  securityScheme: ['type', 'description', 'name', 'in', 'scheme', 'bearerFormat', 'flows', 'openIdConnectUrl'],
  flow: ['authorizationUrl', 'tokenUrl', 'refreshUrl', 'scopes'],
  discriminator: ['propertyName', 'mapping'],
  upload: ['method', 'url', 'contentType', 'schema', 'encoding'],
  schema: [
    '$ref',
    '$comment',
    'title',
    'description',
    'externalDocs',
    'type',
    'format',
    'enum',
    'const',
    'default',
    'example',
    'examples',
    'deprecated',
    'readOnly',
    'writeOnly',
    'multipleOf',
    'maximum',
    'exclusiveMaximum',
    'minimum',
    'exclusiveMinimum',
    'maxLength',
    'minLength',
    'pattern',
    'contentEncoding',
    'contentMediaType',
    'maxItems',
    'minItems',
    'uniqueItems',
    'contains',
    'maxContains',
    'minContains',
    'items',
    'prefixItems',
    'maxProperties',
    'minProperties',
    'required',
    'dependentRequired',
    'properties',
    'patternProperties',
    'additionalProperties',
    'propertyNames',
    'unevaluatedProperties',
    'unevaluatedItems',
    'allOf',
    'anyOf',
    'oneOf',
    'not',
    'discriminator',
  ],
} as const satisfies Record<string, readonly string[]>;

export type ObjectKind = keyof typeof drawn;

const asOneOf = 'Write the cases as `oneOf`';
const asNamed = 'Name the schema in components/schemas and use "$ref: \'#/components/schemas/…\'"';

/** What to write in place of a keyword that is well known, yet not drawn. */
const mends: ReadonlyMap<string, string> = new Map([
  ['nullable', 'OpenAPI 3.1 has no `nullable`: write "type: [string, \'null\']"'],
  ...['if', 'then', 'else', 'dependentSchemas'].map((key) => [key, asOneOf] as const),
  ...['$defs', 'definitions', '$id', '$anchor', '$dynamicRef', '$dynamicAnchor'].map((key) => [key, asNamed] as const),
  ['callbacks', 'Describe the call under `webhooks`'],
  ['links', 'Say in the description which operation takes the value'],
  ['variables', 'Write each server with its full URL'],
  ['servers', 'Name the servers once, at the top of the document'],
  ['externalValue', 'Put the example itself under `value`'],
  ['xml', 'Only JSON, form and text bodies are drawn: remove it'],
  ['content', 'Describe the parameter by `schema`'],
]);

/** Why `key` can not stand in an object of this kind and what to do, or undefined when it can. */
export function refuse(kind: ObjectKind, key: string): {problem: string; mend: string} | undefined {
  if ((drawn[kind] as readonly string[]).includes(key)) {
    return undefined;
  }
  if (key.startsWith('x-')) {
    return refuseExtension(kind, key);
  }
  const mend = mends.get(key) ?? `Correct its spelling or remove it. Known here: ${drawn[kind].join(', ')}`;
  return {problem: `\`${key}\` can not be drawn in a ${kind} object`, mend};
}
