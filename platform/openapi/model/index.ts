import {Cursor} from '../document/cursor';
import type {ApiDocument} from '../document/load';
import {pointerKeys, valueAt} from '../document/pointer';
import {readPaths, readWebhooks} from './operations';
import {described, readSchema, type SchemaNode} from './schema';

export type * from './operations';
export type * from './schema';

export type ApiModel = ReturnType<typeof buildModel>;
export type OperationGroup = ApiModel['groups'][number];
export type SecurityScheme = ApiModel['securitySchemes'][number];
export type NamedSchema = ApiModel['schemas'][number];

/**
 * Converts the document to the page's data.
 * @throws Error with the location and the fix if a part can't be rendered
 */
export function buildModel(document: ApiDocument) {
  const root = new Cursor(document);
  const info = root.get('info')!;
  const license = info.get('license');
  const known = readPaths(root);
  // In the order of `tags`.
  const groups = root.items('tags').map((tag) => {
    const name = tag.requiredText('name');
    const operations = known.filter(({tag: own}) => own === name);
    return {...described(tag), name, title: tag.text('x-displayName') ?? name, operations};
  });
  const operations = groups.flatMap((group) => group.operations);
  const webhooks = readWebhooks(root);
  const users = [
    ...operations.map((operation) => ({anchor: operation.id, label: operation.summary, operation})),
    ...webhooks.map((webhook) => ({anchor: webhook.id, label: webhook.path, operation: webhook})),
  ].map(({operation, ...use}) => ({...use, references: referencesIn(document, operation.source)}));
  return {
    ...described(info),
    title: info.requiredText('title'),
    version: info.requiredText('version'),
    summary: info.text('summary'),
    /** The name and the identifier of the license. */
    license: [...new Set(license?.entries().map(([, {value}]) => String(value)))],
    servers: root
      .items('servers')
      .map((server) => ({...described(server), url: server.requiredText('url').replace(/\/$/, '')})),
    /** The ways to authorize a request. Samples send a bearer token in the header `Authorization`. */
    securitySchemes: root.entries('components', 'securitySchemes').map(([name, scheme]) => ({
      ...described(scheme),
      name,
      type: scheme.requiredText('type'),
      facts: [{label: 'Scheme', codes: [scheme.requiredText('scheme')]}],
    })),
    groups,
    operations,
    webhooks,
    schemas: root.entries('components', 'schemas').map(([name, schema]) => ({
      name,
      schema: readSchema(schema),
      /** The operations and webhooks that use it, directly or through other schemas. */
      usedBy: users.filter(({references}) => references.has(schema.pointer)),
    })),
  };
}

/** Pointers of what a part of the document refers to, directly or through other parts. */
function referencesIn(document: ApiDocument, part: unknown, found = new Set<string>()): ReadonlySet<string> {
  for (const [, pointer = ''] of JSON.stringify(part).matchAll(/"\$ref":"([^"]+)"/g)) {
    if (!found.has(pointer)) {
      found.add(pointer);
      referencesIn(document, valueAt(document.value, pointerKeys(pointer)), found);
    }
  }
  return found;
}

/** @throws Error for an unknown name */
export function schemaNamed({schemas}: ApiModel, wanted: string): SchemaNode {
  const found = schemas.find(({name}) => name === wanted);
  if (!found) throw new Error(`The API description has no schema ${wanted}.`);
  return found.schema;
}

/** The schema that a reference names, or the schema itself. */
export function resolveSchema(model: ApiModel, schema: SchemaNode): SchemaNode {
  return schema.ref === undefined ? schema : schemaNamed(model, schema.ref);
}
