/**
 * The tables of the REST API guides, taken from the API description. The build calls `apiTables` once and hands the
 * result to the pages, so that no reader downloads the whole description for the sake of a table.
 */

import type {ApiDocument, ApiOperation, ApiResponse, ApiSchema, LinkLifetime} from './document';

/** `unconfirmed` is, here and below, the reason why the row is not certain, written for readers. */
interface Doubt {
  readonly unconfirmed?: string;
}

interface OperationRow {
  /** Anchor of the operation on the reference page. */
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly purpose: string;
}

export interface ErrorRow extends Doubt {
  readonly status: string;
  readonly meaning: string;
  readonly remedy: string;
  /** Empty when every operation may return it. */
  readonly operations: readonly ({readonly id: string} & Doubt)[];
}

interface FieldRow extends Doubt {
  readonly name: string;
  /** `string (uuid)`, `"ready" or "failed"`, `string or null`. */
  readonly type: string;
  readonly required: boolean;
  /** The value that applies when the field is left out, as text. */
  readonly default?: string;
  readonly description: string;
}

interface WebhookRow {
  readonly event: string;
  readonly sentWhen: string;
  /** Name of the payload's schema on the reference page. */
  readonly schema: string;
  readonly fields: readonly FieldRow[];
  /** The field that holds a link, if there is one, and how long the link works. */
  readonly link?: LinkLifetime & {readonly field: string};
}

interface SceneRow extends Doubt {
  readonly name: string;
  readonly framing: string | null;
  readonly background: string | null;
}

interface SessionTypeRow {
  readonly type: string;
  readonly opens: string;
  readonly use: string;
  /** Fields of `config` beside `type`. */
  readonly fields: readonly string[];
}

export interface ApiTables {
  readonly operations: readonly OperationRow[];
  readonly errors: readonly ErrorRow[];
  readonly webhooks: readonly WebhookRow[];
  readonly scenes: readonly SceneRow[];
  readonly sessionTypes: readonly SessionTypeRow[];
  readonly photoUpload: readonly FieldRow[];
}

/** Takes every table of the guides from the API description. Throws where the description lacks what a table shows. */
export function apiTables(document: ApiDocument): ApiTables {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({path, method: method.toUpperCase(), operation})),
  );
  return {
    operations: operations.map(({path, method, operation}) => ({
      id: operation.operationId,
      method,
      path,
      purpose: operation.summary,
    })),
    errors: errorRows(
      document,
      operations.map(({operation}) => operation),
    ),
    webhooks: Object.entries(document.webhooks).map(([event, {post}]) => webhookRow(document, event, post)),
    scenes: operations
      .flatMap(({operation}) => operation.parameters ?? [])
      .flatMap((parameter) => parameter['x-scenes'] ?? [])
      .map(({'x-unconfirmed': unconfirmed, ...scene}) => ({...scene, ...(unconfirmed && {unconfirmed})})),
    sessionTypes: (schemaNamed(document, 'NewSessionRequest').properties?.config?.oneOf ?? []).map((config) =>
      sessionTypeRow(resolve(document, config)),
    ),
    photoUpload: fieldRows(document, schemaNamed(document, 'PhotoUpload')),
  };
}

function errorRows(document: ApiDocument, operations: readonly ApiOperation[]): ErrorRow[] {
  const byStatus = new Map<string, {id: string; response: ApiResponse}[]>();
  for (const {operationId, responses} of operations) {
    for (const [status, answer] of Object.entries(responses)) {
      if (!status.startsWith('4')) continue;
      const response = answer.$ref ? responseAt(document, answer.$ref) : answer;
      byStatus.set(status, [...(byStatus.get(status) ?? []), {id: operationId, response}]);
    }
  }
  return [...byStatus].sort().map(([status, answers]) => {
    // A status that is certain for one operation is certain; the doubt then stands beside the other operations.
    const certain = answers.find(({response}) => !response['x-unconfirmed']);
    const {response} = certain ?? answers[0]!;
    const everywhere = answers.length === operations.length;
    return {
      status,
      meaning: required(response.description, `description of ${status}`),
      remedy: required(response['x-remedy'], `x-remedy of ${status}`),
      operations: everywhere ? [] : answers.map((answer) => ({id: answer.id, ...(certain && doubt(answer.response))})),
      ...(!certain && doubt(response)),
    };
  });
}

function webhookRow(document: ApiDocument, event: string, operation: ApiOperation): WebhookRow {
  const body = operation.requestBody?.content['application/json']?.schema;
  const ref = required(body?.$ref, `schema of the webhook ${event}`);
  const schema = resolve(document, {$ref: ref});
  const [field, property] = Object.entries(schema.properties ?? {}).find(([, {'x-link-lifetime': life}]) => life) ?? [];
  return {
    event,
    sentWhen: required(operation['x-sent-when'], `x-sent-when of ${event}`),
    schema: lastPart(ref),
    fields: fieldRows(document, schema),
    ...(field && property?.['x-link-lifetime'] && {link: {field, ...property['x-link-lifetime']}}),
  };
}

function sessionTypeRow(schema: ApiSchema): SessionTypeRow {
  const type = String(required(schema.properties?.type?.const, 'const of a session type'));
  return {
    type,
    opens: required(schema['x-opens'], `x-opens of ${type}`),
    use: required(schema['x-use'], `x-use of ${type}`),
    fields: Object.keys(schema.properties ?? {}).filter((name) => name !== 'type'),
  };
}

function fieldRows(document: ApiDocument, schema: ApiSchema): FieldRow[] {
  return Object.entries(schema.properties ?? {}).map(([name, property]) => ({
    name,
    type: typeOf(resolve(document, property)),
    required: schema.required?.includes(name) ?? false,
    ...(property.default !== undefined && {default: String(property.default)}),
    description: required(property.description, `description of ${name}`),
    ...doubt(property),
  }));
}

/** A type in words: values if there are few, a file by its media type, else the JSON type with its format. */
function typeOf(schema: ApiSchema): string {
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' or ');
  if (schema.contentMediaType) return `file (${schema.contentMediaType})`;
  const [first, ...others] = [schema.type ?? 'any'].flat();
  return [schema.format ? `${first} (${schema.format})` : first, ...others].join(' or ');
}

function resolve(document: ApiDocument, schema: ApiSchema): ApiSchema {
  return schema.$ref ? {...schemaNamed(document, lastPart(schema.$ref)), ...schema} : schema;
}

function schemaNamed(document: ApiDocument, name: string): ApiSchema {
  return required(document.components.schemas[name], `schema ${name}`);
}

function responseAt(document: ApiDocument, ref: string): ApiResponse {
  return required(document.components.responses[lastPart(ref)], `response ${ref}`);
}

function lastPart(ref: string): string {
  return ref.slice(ref.lastIndexOf('/') + 1);
}

function doubt(source: {readonly 'x-unconfirmed'?: string}): Doubt {
  return source['x-unconfirmed'] ? {unconfirmed: source['x-unconfirmed']} : {};
}

function required<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new Error(`openapi/avaturn.yaml lacks what the guides show: ${what}.`);
  return value;
}
