import {numberLimits, textLimits} from './limits';

/**
 * Schema keywords whose value is shown unchanged, with their labels, in display order. To support another one, add it here, or to
 * `limits.ts` if the form checks it.
 */
export const labeledKeywords: Readonly<Record<string, string>> = {
  const: 'Always',
  default: 'Default',
  ...labelsOf(numberLimits),
  ...labelsOf(textLimits),
  contentEncoding: 'Encoding',
  contentMediaType: 'Media type',
  minItems: 'Minimum items',
  maxItems: 'Maximum items',
  minContains: 'Minimum of these items',
  maxContains: 'Maximum of these items',
  minProperties: 'Minimum keys',
  maxProperties: 'Maximum keys',
};

/**
 * The keys that the reference can render, for each kind of object in an OpenAPI 3.1 document. Any other key fails the
 * build, so that nothing in the file is silently lost. `./extensions.ts` renders most of the `x-` keys.
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
  info: ['title', 'summary', 'description', 'termsOfService', 'contact', 'license', 'version', 'x-unconfirmed'],
  contact: ['name', 'url', 'email'],
  license: ['name', 'identifier', 'url'],
  server: ['url', 'description', 'x-unconfirmed'],
  tag: ['name', 'description', 'externalDocs', 'x-unconfirmed', 'x-displayName'],
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
    'x-unconfirmed',
    'x-photo-upload',
    'x-platform-operation-id',
    'x-platform-operation-id-inferred',
    'x-sent-when',
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
    'x-unconfirmed',
    'x-scenes',
  ],
  header: [
    'description',
    'required',
    'deprecated',
    'style',
    'explode',
    'schema',
    'example',
    'examples',
    'x-unconfirmed',
  ],
  requestBody: ['description', 'required', 'content', 'x-unconfirmed'],
  mediaType: ['schema', 'example', 'examples', 'encoding', 'x-unconfirmed'],
  encoding: ['contentType'],
  response: ['description', 'headers', 'content', 'x-unconfirmed', 'x-remedy'],
  example: ['summary', 'description', 'value', 'x-unconfirmed'],
  securityScheme: [
    'type',
    'description',
    'name',
    'in',
    'scheme',
    'bearerFormat',
    'flows',
    'openIdConnectUrl',
    'x-unconfirmed',
  ],
  flow: ['authorizationUrl', 'tokenUrl', 'refreshUrl', 'scopes'],
  discriminator: ['propertyName', 'mapping'],
  upload: ['method', 'url', 'contentType', 'schema', 'encoding', 'x-unconfirmed'],
  schema: [
    ...Object.keys(labeledKeywords),
    '$ref',
    '$comment',
    'title',
    'description',
    'externalDocs',
    'type',
    'format',
    'enum',
    'example',
    'examples',
    'deprecated',
    'readOnly',
    'writeOnly',
    'uniqueItems',
    'contains',
    'items',
    'prefixItems',
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
    'x-unconfirmed',
    'x-opens',
    'x-use',
    'x-link-lifetime',
  ],
} satisfies Record<string, readonly string[]>;

export type ObjectKind = keyof typeof drawn;

const asOneOf = 'Write the cases as `oneOf`';
const asNamed = 'Name the schema in components/schemas and use "$ref: \'#/components/schemas/…\'"';

/** Replacements for well-known keywords that the reference doesn't render. */
const fixes: ReadonlyMap<string, string> = new Map([
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

/** Why `key` isn't allowed in an object of this kind, with the fix; undefined if it is. */
export function refuse(kind: ObjectKind, key: string): {problem: string; fix: string} | undefined {
  if ((drawn[kind] as readonly string[]).includes(key)) {
    return undefined;
  }
  const fix = fixes.get(key) ?? `Correct its spelling or remove it. Known here: ${drawn[kind].join(', ')}`;
  return {problem: `\`${key}\` cannot be drawn in a ${kind} object`, fix};
}

function labelsOf(limits: Readonly<Record<string, {readonly label: string}>>): Record<string, string> {
  return Object.fromEntries(Object.entries(limits).map(([keyword, {label}]) => [keyword, label]));
}
