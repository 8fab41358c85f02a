/**
 * Schema keywords whose value is shown unchanged, with their labels, in display order. To support another one, add it here; if it
 * limits values, also in `site/plugins/api-reference/form/check.ts` and `tools/simulator/api/schema.ts`.
 */
export const labeledKeywords: Readonly<Record<string, string>> = {
  const: 'Always',
  default: 'Default',
  pattern: 'Pattern',
  contentMediaType: 'Media type',
};

/**
 * The keys that the reference can render, for each kind of object in an OpenAPI 3.1 document: those that the API needs. Any
 * other key fails the build, so that nothing in the file is silently lost. `./extensions.ts` reads most of the `x-` keys.
 */
const drawn = {
  document: ['openapi', 'info', 'servers', 'paths', 'webhooks', 'components', 'security', 'tags'],
  info: ['title', 'summary', 'description', 'license', 'version', 'x-unconfirmed'],
  license: ['name', 'identifier'],
  server: ['url', 'description', 'x-unconfirmed'],
  tag: ['name', 'description', 'x-unconfirmed', 'x-displayName'],
  components: ['schemas', 'responses', 'parameters', 'examples', 'securitySchemes'],
  pathItem: ['get', 'put', 'post', 'delete', 'patch'],
  operation: [
    'operationId',
    'summary',
    'description',
    'tags',
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
  parameter: ['name', 'in', 'description', 'required', 'deprecated', 'schema', 'example', 'x-unconfirmed', 'x-scenes'],
  scene: ['name', 'framing', 'background', 'x-unconfirmed'],
  requestBody: ['description', 'required', 'content', 'x-unconfirmed'],
  mediaType: ['schema', 'examples', 'x-unconfirmed'],
  encoding: ['contentType'],
  response: ['description', 'content', 'x-unconfirmed', 'x-remedy'],
  example: ['summary', 'description', 'value', 'x-unconfirmed'],
  securityScheme: ['type', 'description', 'scheme', 'x-unconfirmed'],
  discriminator: ['propertyName', 'mapping'],
  upload: ['method', 'url', 'contentType', 'schema', 'encoding', 'x-unconfirmed'],
  schema: [
    ...Object.keys(labeledKeywords),
    '$ref',
    'description',
    'type',
    'format',
    'enum',
    'examples',
    'deprecated',
    'items',
    'required',
    'properties',
    'additionalProperties',
    'anyOf',
    'oneOf',
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
  ['content', 'Describe the parameter by `schema`'],
]);

/** Why `key` isn't allowed in an object of this kind, with the fix; undefined if it is. */
export function refuse(kind: ObjectKind, key: string): {problem: string; fix: string} | undefined {
  if ((drawn[kind] as readonly string[]).includes(key)) {
    return undefined;
  }
  const fix = fixes.get(key) ?? `Correct its spelling or remove it. Known here: ${drawn[kind].join(', ')}`;
  return {problem: `The ${kind} object has \`${key}\`, which the reference does not support`, fix};
}
