import type {Field, NamedField, Option} from '../form/field';
import type {FormData, OperationForm} from '../form';
import {numberLimits, textLimits} from '../../../openapi/document/limits';
import {sampleBody, sampleRequest, uploadRequest} from './request-shape';
import {operationsOf} from '../../../openapi/model/uses';
import type {ApiModel, Choice, Operation, SchemaNode} from '../../../openapi/model/types';

/** The form fields of every operation. */
export function formData(model: ApiModel): FormData {
  const operations = operationsOf(model);
  const forms = operations.map((operation) => [operation.id, operationForm(model, operation)] as const);
  const named = Object.fromEntries(model.schemas.map(({name, schema}) => [name, fieldOf(schema)]));
  return {operations: Object.fromEntries(forms), named: onlyUsed(forms, named)};
}

function operationForm(model: ApiModel, operation: Operation): OperationForm {
  const body = sampleBody(operation);
  return {
    ...sampleRequest(model, operation),
    ...(operation.upload && {upload: uploadRequest(model, operation.upload)}),
    parameters: operation.parameters.map(({in: place, name, required, schema}) => ({
      place,
      name,
      required,
      field: fieldOf(schema),
    })),
    ...(body?.schema && {
      body: {required: operation.requestBody?.required ?? false, field: fieldOf(body.schema)},
    }),
  };
}

/** The named fields that forms refer to; responses and webhooks have no form. */
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

/** The control for a schema; values without a control are edited as JSON. */
export function fieldOf(schema: SchemaNode): Field {
  const {ref, keywords, choices, children} = schema;
  if (ref !== undefined) {
    return {kind: 'ref', name: ref};
  }
  const types = schema.types.filter((type) => type !== 'null');
  const nullable = types.length < schema.types.length && {nullable: true};
  if ('const' in keywords) {
    return {kind: 'const', value: keywords['const'], ...nullable};
  }
  if (Array.isArray(keywords['enum'])) {
    const values = keywords['enum'].filter((value) => value !== null);
    return {kind: 'enum', values, ...(values.length < keywords['enum'].length ? {nullable: true} : nullable)};
  }
  const choice = choices.some(({kind}) => kind === 'allOf') ? undefined : choices[0];
  if (choice && !children.some(({role}) => role === 'field')) {
    return choiceOf(choice);
  }
  if (types.length === 0 && nullable) {
    return {kind: 'const', value: null};
  }
  return {...plainField(types.length === 1 ? types[0] : undefined, schema), ...nullable};
}

function plainField(type: string | undefined, schema: SchemaNode): Field {
  const pick = (limits: object): object =>
    Object.fromEntries(Object.entries(schema.keywords).filter(([key]) => Object.hasOwn(limits, key)));
  switch (type) {
    case 'boolean':
      return {kind: 'boolean'};
    case 'integer':
    case 'number':
      return {
        kind: 'number',
        integer: type === 'integer',
        ...pick(numberLimits),
      };
    case 'string':
      return {
        kind: 'text',
        ...(schema.format !== undefined && {format: schema.format}),
        ...pick(textLimits),
      };
    case 'array':
      return {kind: 'json', holds: 'list'};
    case 'object':
      return objectField(schema);
    default:
      return {kind: 'json', holds: 'value'};
  }
}

/** An object with known fields. Others, with arbitrary keys or composed of several schemas, are edited as JSON. */
function objectField({children, choices}: SchemaNode): Field {
  const fields = children.filter(({role}) => role === 'field');
  if (fields.length === 0 || choices.length > 0 || children.some(({role}) => role === 'pattern' || role === 'map')) {
    return {kind: 'json', holds: 'object'};
  }
  return {
    kind: 'object',
    fields: fields
      .filter(({schema}) => !schema.readOnly)
      .map(({name, required, schema}): NamedField => ({name, required, field: fieldOf(schema)})),
  };
}

function choiceOf({options}: Choice): Field {
  const others = options.filter(({schema}) => schema.types.join() !== 'null');
  const nullable = others.length < options.length && {nullable: true};
  const [only] = others;
  if (only && others.length === 1) {
    return {...fieldOf(only.schema), ...nullable};
  }
  return {
    kind: 'choice',
    options: others.map(({schema, discriminatorValues: [value]}, index): Option => {
      const {ref, title, types} = schema;
      const type = types.length === 1 ? types[0] : undefined;
      return {label: value ?? ref ?? title ?? type ?? `Shape ${index + 1}`, field: fieldOf(schema)};
    }),
    ...nullable,
  };
}
