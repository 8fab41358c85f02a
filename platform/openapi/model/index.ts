import {Cursor} from '../document/cursor';
import type {ApiDocument} from '../document/load';
import {described} from './facts';
import {readPaths, readWebhooks} from './operations';
import {readSchema} from './schema';
import {readSecuritySchemes} from './security';
import type {ApiModel, NamedSchema, Operation, OperationGroup} from './types';
import {usesOfSchemas} from './uses';

export type * from './types';

/**
 * Converts the document to the page's data.
 * @throws Error with the location and the fix if a part can't be rendered
 */
export function buildModel(document: ApiDocument): ApiModel {
  const root = new Cursor(document);
  const info = root.get('info')!;
  const model = {
    ...described(info),
    title: info.requiredText('title'),
    version: info.requiredText('version'),
    summary: info.text('summary'),
    facts: licenseFacts(info),
    servers: root
      .items('servers')
      .map((server) => ({...described(server), url: server.requiredText('url').replace(/\/$/, '')})),
    securitySchemes: readSecuritySchemes(root),
    groups: groupByTag(root, readPaths(root)),
    webhooks: readWebhooks(root),
    schemas: readSchemas(root),
  };
  const uses = usesOfSchemas(model);
  return {...model, schemas: model.schemas.map((entry) => ({...entry, usedBy: uses.get(entry.name) ?? []}))};
}

function readSchemas(root: Cursor): NamedSchema[] {
  return (root.get('components')?.entries('schemas') ?? []).map(([name, schema]) => ({
    name,
    schema: readSchema(schema),
    usedBy: [],
  }));
}

function licenseFacts(info: Cursor): ApiModel['facts'] {
  const license = info.get('license');
  const [name, identifier] = [license?.text('name'), license?.text('identifier')];
  return [
    ...(name === undefined ? [] : [{label: 'License', codes: [name]}]),
    ...(identifier === undefined || identifier === name ? [] : [{label: 'License identifier', codes: [identifier]}]),
  ];
}

/** Groups in the order of `tags`. */
function groupByTag(root: Cursor, operations: readonly Operation[]): OperationGroup[] {
  return root.items('tags').map((tag) => {
    const name = tag.requiredText('name');
    const members = operations.filter((operation) => operation.tag === name);
    return {...described(tag), name, title: tag.text('x-displayName') ?? name, operations: members};
  });
}
