import type {ApiModel, NamedSchema, Operation, SchemaNode} from './types';

type Use = NamedSchema['usedBy'][number];

export function operationsOf({groups}: Pick<ApiModel, 'groups'>): Operation[] {
  return groups.flatMap(({operations}) => operations);
}

/** @throws Error for an unknown name */
export function schemaNamed({schemas}: Pick<ApiModel, 'schemas'>, wanted: string): SchemaNode {
  const found = schemas.find(({name}) => name === wanted);
  if (!found) throw new Error(`The API description has no schema ${wanted}.`);
  return found.schema;
}

/** The schema that a reference names, or the schema itself. */
export function resolveSchema(model: Pick<ApiModel, 'schemas'>, schema: SchemaNode): SchemaNode {
  return schema.ref === undefined ? schema : schemaNamed(model, schema.ref);
}

export function webhookAnchor(webhook: Operation): string {
  return `webhook-${webhook.id}`;
}

/** For each schema, the operations and webhooks that use it, directly or through other schemas. */
export function usesOfSchemas(model: Omit<ApiModel, 'usedBy'>): Map<string, Use[]> {
  const references = new Map(model.schemas.map(({name, schema}) => [name, refsOf(schema)]));
  const uses = new Map<string, Use[]>();
  const note = (operation: Operation, use: Use): void => {
    const pending = schemasOf(operation).flatMap(refsOf);
    const seen = new Set<string>();
    while (pending.length > 0) {
      const name = pending.pop() ?? '';
      if (!seen.has(name)) {
        seen.add(name);
        uses.set(name, [...(uses.get(name) ?? []), use]);
        pending.push(...(references.get(name) ?? []));
      }
    }
  };
  operationsOf(model).forEach((operation) => note(operation, {anchor: operation.id, label: operation.summary}));
  model.webhooks.forEach((webhook) => note(webhook, {anchor: webhookAnchor(webhook), label: webhook.id}));
  return uses;
}

function schemasOf({parameters, requestBody, responses, upload}: Operation): SchemaNode[] {
  const bodies = [requestBody?.body, upload?.body, ...responses.map(({body}) => body)];
  return [...parameters, ...bodies].flatMap((part) => part?.schema ?? []);
}

function refsOf(schema: SchemaNode): string[] {
  const own = schema.ref === undefined ? [] : [schema.ref];
  const inner = [...schema.children, ...(schema.choice?.options ?? [])];
  return [...own, ...inner.flatMap((part) => refsOf(part.schema))];
}
