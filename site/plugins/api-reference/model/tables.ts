import {sharedErrors, type SharedError} from '@avaturn-docs/platform/openapi/model/errors';
import {markOf, type Mark} from '@avaturn-docs/platform/unconfirmed';
import {resolveSchema, schemaNamed} from '@avaturn-docs/platform/openapi/model';
import type {ApiModel, Described, Operation, SchemaNode} from '@avaturn-docs/platform/openapi/model';

/** The tables of the REST API guides, which the build passes to the pages. */
export function apiTables(model: ApiModel) {
  const operations = model.operations;
  const config = schemaNamed(model, 'NewSessionRequest').children.find(({name}) => name === 'config');
  return {
    operations: operations.map(({id, method, path, summary}) => ({
      id,
      method: method.toUpperCase(),
      path,
      purpose: summary,
    })),
    errors: sharedErrors(model).map((error) => errorRow(error, operations.length)),
    webhooks: model.webhooks.map((webhook) => webhookRow(model, webhook)),
    scenes: operations
      .flatMap(({parameters}) => parameters.flatMap(({scenes}) => scenes))
      .map(({unconfirmed, ...scene}) => ({...scene, ...doubt({unconfirmed})})),
    sessionTypes: (config?.schema.choice?.options ?? []).map(({schema}) =>
      sessionTypeRow(resolveSchema(model, schema)),
    ),
    photoUpload: fieldRows(model, schemaNamed(model, 'PhotoUpload')),
  };
}

function errorRow({response, sources}: SharedError, total: number) {
  const {status} = response;
  return {
    status,
    meaning: required(response.description, `description of ${status}`),
    remedy: requiredExtension(response, 'x-remedy', status),
    // Empty if every operation can return it.
    operations: sources.length === total ? [] : sources.map(({operation}) => ({id: operation.id})),
  };
}

function webhookRow(model: ApiModel, webhook: Operation) {
  const body = required(webhook.requestBody?.body.schema, `schema of the webhook ${webhook.path}`);
  const schema = resolveSchema(model, body);
  // The field with a link, if any, and the lifetime of the link.
  const [link] = schema.children.flatMap(({name: field, schema: {extensions}}) =>
    extensions.flatMap(({key, text}) => (key === 'x-link-lifetime' ? [{field, text}] : [])),
  );
  return {
    event: webhook.path,
    sentWhen: requiredExtension(webhook, 'x-sent-when', webhook.path),
    fields: fieldRows(model, schema),
    ...(link && {link}),
  };
}

function sessionTypeRow(schema: SchemaNode) {
  const fields = schema.children.filter(({role}) => role === 'field');
  const type = fields.find(({name}) => name === 'type')?.schema.keywords['const'];
  const name = String(required(type, 'const of a session type'));
  return {
    type: name,
    opens: requiredExtension(schema, 'x-opens', name),
    use: requiredExtension(schema, 'x-use', name),
    // Fields of `config` besides `type`.
    fields: fields.map((field) => field.name).filter((field) => field !== 'type'),
  };
}

function fieldRows(model: ApiModel, {children}: SchemaNode) {
  return children
    .filter(({role}) => role === 'field')
    .map(({name, required: isRequired, schema}) => ({
      name,
      type: typeOf(resolveSchema(model, schema)),
      required: isRequired,
      ...('default' in schema.keywords && {default: String(schema.keywords['default'])}),
      description: required(schema.description, `description of ${name}`),
      ...doubt(schema),
    }));
}

/** A type in words: its values if there are few, a file by its media type, otherwise the JSON type with its format. */
function typeOf({keywords, types: [first = 'any', ...others], format}: SchemaNode): string {
  if ('const' in keywords) return JSON.stringify(keywords['const']);
  if (Array.isArray(keywords['enum'])) return keywords['enum'].map((value) => JSON.stringify(value)).join(' or ');
  if ('contentMediaType' in keywords) return `file (${String(keywords['contentMediaType'])})`;
  return [format ? `${first} (${format})` : first, ...others].join(' or ');
}

function requiredExtension({extensions}: Described, wanted: string, owner: string): string {
  return required(extensions.find(({key}) => key === wanted)?.text, `${wanted} of ${owner}`);
}

/** The marks of a row. */
function doubt({unconfirmed}: Pick<Described, 'unconfirmed'>): {unconfirmed?: readonly Mark[]} {
  return unconfirmed.length > 0 ? {unconfirmed: unconfirmed.map(markOf)} : {};
}

function required<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new Error(`platform/openapi/avaturn.yaml lacks what the guides show: ${what}.`);
  return value;
}
