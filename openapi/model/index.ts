import {Cursor} from '../document/cursor';
import type {ApiDocument} from '../document/load';
import {childPointer} from '../document/pointer';
import {described, externalDocs} from './described';
import {checkOperationIds, readPaths, readWebhooks} from './operations';
import {readSchema} from './schema';
import {readSecuritySchemes} from './security';
import type {ApiModel, NamedSchema, Operation, OperationGroup, SecurityScheme} from './types';
import {operationsOf, usesOfSchemas} from './uses';

export type * from './types';

/** Heading of the operations without a tag. */
const untagged = 'Operations';

/**
 * Converts the document to the page's data.
 * @throws ApiDocumentError if a part can't be rendered
 */
export function buildModel(document: ApiDocument): ApiModel {
  const root = new Cursor(document).expect('document');
  const info = (root.get('info') ?? root.fail('`info` is missing', 'Add it')).expect('info');
  root.get('components')?.expect('components');
  checkOperationIds(root);
  const securitySchemes = readSecuritySchemes(root);
  const groups = groupByTag(root, readPaths(root));
  const webhooks = readWebhooks(root);
  checkSecurity(root, securitySchemes, [...operationsOf({groups}), ...webhooks]);
  const model = {
    ...described(info),
    title: info.requiredText('title'),
    version: info.requiredText('version'),
    summary: info.text('summary'),
    facts: documentFacts(root, info),
    externalDocs: externalDocs(root),
    servers: root
      .items('servers')
      .map((server) => ({...described(server.expect('server')), url: server.requiredText('url').replace(/\/$/, '')})),
    securitySchemes,
    groups,
    webhooks,
    schemas: readSchemas(root),
  };
  checkComponentsUsed(root);
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

function documentFacts(root: Cursor, info: Cursor): ApiModel['facts'] {
  const contact = info.get('contact')?.expect('contact');
  const license = info.get('license')?.expect('license');
  const identifier = license?.text('identifier');
  const fact = (label: string, text: string | undefined, url?: string) =>
    (text ?? url) ? [{label, codes: text === undefined ? [] : [text], ...(url && {url})}] : [];
  return [
    ...fact('Contact', contact?.text('name'), contact?.text('url')),
    ...fact('Mail', contact?.text('email')),
    ...fact('License', license?.text('name'), license?.text('url')),
    ...(identifier === license?.text('name') ? [] : fact('License identifier', identifier)),
    ...fact('Terms of service', undefined, info.text('termsOfService')),
    ...fact('Schema dialect', root.text('jsonSchemaDialect')),
  ];
}

/** Groups in the order of `tags`, then undeclared tags, then operations without one. */
function groupByTag(root: Cursor, operations: readonly Operation[]): OperationGroup[] {
  const declared = root.items('tags').map((tag) => {
    const name = tag.expect('tag').requiredText('name');
    return {...described(tag), name, title: tag.text('x-displayName') ?? name, externalDocs: externalDocs(tag)};
  });
  const names = [
    ...new Set([...declared.map(({name}) => name), ...operations.flatMap(({tag}) => tag ?? []), untagged]),
  ];
  return names.flatMap((name) => {
    const members = operations.filter(({tag}) => (tag ?? untagged) === name);
    const tag = declared.find((entry) => entry.name === name);
    return members.length > 0 || tag
      ? [{deprecated: false, unconfirmed: [], extensions: [], title: name, ...tag, name, operations: members}]
      : [];
  });
}

function checkSecurity(root: Cursor, schemes: readonly SecurityScheme[], operations: readonly Operation[]): void {
  for (const {pointer, security} of operations) {
    const unknown = security.flat().find(({scheme}) => !schemes.some(({name}) => name === scheme));
    if (unknown) {
      new Cursor(root.document, undefined, pointer).fail(
        `The security scheme "${unknown.scheme}" is not described`,
        'Add it to components/securitySchemes',
      );
    }
  }
}

/** A component without a reference doesn't appear on the page. Schemas and security schemes have their own sections. */
function checkComponentsUsed(root: Cursor): void {
  for (const [kind, components] of root.entries('components')) {
    for (const [name, component] of kind === 'schemas' || kind === 'securitySchemes' ? [] : components.entries()) {
      if (!root.followed.has(childPointer(components.pointer, name))) {
        component.fail(
          `Nothing refers to this component, so it would not be drawn: ${name}`,
          'Refer to it or remove it',
        );
      }
    }
  }
}
