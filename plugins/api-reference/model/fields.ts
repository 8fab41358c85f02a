import type {ApiDocument} from '../document/load';
import {pointerKeys, valueAt} from '../document/pointer';
import {isObject, type Field, type NamedField, type Option} from '../form/field';
import type {FormData, OperationForm} from '../form';
import {sampleBody, sampleRequest} from './request-shape';
import type {ApiModel, Operation} from './types';

/** What a reader can fill in for every operation. */
export function formData(document: ApiDocument, model: ApiModel): FormData {
  const operations = model.groups.flatMap((group) => group.operations);
  const schemas = valueAt(document.value, ['components', 'schemas']);
  const forms = operations.map((operation) => [operation.id, operationForm(document, model, operation)] as const);
  const named = isObject(schemas)
    ? Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, fieldOf(schema)]))
    : {};
  return {operations: Object.fromEntries(forms), named: onlyUsed(forms, named)};
}

function operationForm(document: ApiDocument, model: ApiModel, operation: Operation): OperationForm {
  const field = (pointer: string): Field => fieldOf(valueAt(document.value, pointerKeys(pointer) ?? []));
  const body = sampleBody(operation);
  return {
    ...sampleRequest(model, operation),
    parameters: operation.parameters.map(({in: place, name, required, schema}) => ({
      place,
      name,
      required,
      field: field(schema.pointer),
    })),
    ...(body?.schema && {
      body: {required: operation.requestBody?.required ?? false, field: field(body.schema.pointer)},
    }),
  };
}

/** The named fields that forms lead to; answers and webhooks have no form. */
function onlyUsed(forms: unknown, named: Readonly<Record<string, Field>>): FormData['named'] {
  const used = new Set<string>();
  const collect = (part: unknown): void => {
    for (const [, name] of JSON.stringify(part).matchAll(/"kind":"ref","name":("(?:[^"\\]|\\.)*")/g)) {
      const key = JSON.parse(name ?? '""') as string;
      if (!used.has(key)) {
        used.add(key);
        collect(named[key] ?? null);
      }
    }
  };
  collect(forms);
  return Object.fromEntries(Object.entries(named).filter(([name]) => used.has(name)));
}

type Schema = Readonly<Record<string, unknown>>;

/** The control for a schema of the 2020-12 dialect; what no control fits is written as JSON. */
export function fieldOf(schema: unknown): Field {
  if (!isObject(schema)) {
    return {kind: 'json', holds: 'value'};
  }
  if (typeof schema['$ref'] === 'string') {
    return {kind: 'ref', name: pointerKeys(schema['$ref'])?.at(-1) ?? ''};
  }
  const types = [schema['type'] ?? []].flat().filter((type) => type !== 'null');
  const nullable = [schema['type']].flat().includes('null') && {nullable: true};
  if ('const' in schema) {
    return {kind: 'const', value: schema['const'], ...nullable};
  }
  if (Array.isArray(schema['enum'])) {
    const values = schema['enum'].filter((value) => value !== null);
    return {kind: 'enum', values, ...(values.length < schema['enum'].length ? {nullable: true} : nullable)};
  }
  const choice = schema['allOf'] ? undefined : (schema['oneOf'] ?? schema['anyOf']);
  if (Array.isArray(choice) && !schema['properties']) {
    return choiceOf(schema, choice);
  }
  if (types.length === 0 && nullable) {
    return {kind: 'const', value: null};
  }
  return {...plainField(types.length === 1 ? String(types[0]) : '', schema), ...nullable};
}

function plainField(type: string, schema: Schema): Field {
  const pick = (keys: readonly string[]): object =>
    Object.fromEntries(keys.filter((key) => key in schema).map((key) => [key, schema[key]]));
  switch (type) {
    case 'boolean':
      return {kind: 'boolean'};
    case 'integer':
    case 'number':
      return {
        kind: 'number',
        integer: type === 'integer',
        ...pick(['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum']),
      };
    case 'string':
      return {kind: 'text', ...pick(['format', 'pattern', 'minLength', 'maxLength'])};
    case 'array':
      return {kind: 'json', holds: 'list'};
    case 'object':
      return objectField(schema);
    default:
      return {kind: 'json', holds: 'value'};
  }
}

/** An object whose fields are known. One with keys of the sender's choice, or put together of several, is JSON. */
function objectField(schema: Schema): Field {
  const {properties, required} = schema;
  const isPlain =
    isObject(properties) && !['allOf', 'oneOf', 'anyOf', 'patternProperties'].some((key) => key in schema);
  if (!isPlain || isObject(schema['additionalProperties'])) {
    return {kind: 'json', holds: 'object'};
  }
  const needed = new Set(Array.isArray(required) ? required : []);
  return {
    kind: 'object',
    fields: Object.entries(properties)
      .filter(([, field]) => !(isObject(field) && field['readOnly'] === true))
      .map(([name, field]): NamedField => ({name, required: needed.has(name), field: fieldOf(field)})),
  };
}

function choiceOf(schema: Schema, choice: readonly unknown[]): Field {
  const others = choice.filter((option) => !(isObject(option) && option['type'] === 'null'));
  const nullable = others.length < choice.length && {nullable: true};
  const [only] = others;
  if (others.length === 1) {
    return {...fieldOf(only), ...nullable};
  }
  const discriminator = isObject(schema['discriminator']) ? schema['discriminator'] : {};
  const mapping = isObject(discriminator['mapping']) ? Object.entries(discriminator['mapping']) : [];
  const options = others.map((option, index): Option => {
    const ref = isObject(option) ? option['$ref'] : undefined;
    const name = typeof ref === 'string' ? pointerKeys(ref)?.at(-1) : undefined;
    const value = mapping.find(([, target]) => target === ref || target === name)?.[0];
    const title = isObject(option) ? (option['title'] ?? option['type']) : undefined;
    return {label: value ?? name ?? (typeof title === 'string' ? title : `Shape ${index + 1}`), field: fieldOf(option)};
  });
  return {kind: 'choice', options, ...nullable};
}
