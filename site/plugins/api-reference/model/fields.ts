import type {Field, NamedField, Option} from '../form/field';
import type {FormData, OperationForm} from '../form';
import {sampleRequest, uploadRequest} from './request-shape';
import {operationsOf} from '@avaturn-docs/platform/openapi/model/uses';
import type {ApiModel, Choice, Operation, SchemaNode} from '@avaturn-docs/platform/openapi/model/types';

/** The form fields of every operation. */
export function formData(model: ApiModel): FormData {
  const operations = operationsOf(model);
  const forms = operations.map((operation) => [operation.id, operationForm(model, operation)] as const);
  const named = Object.fromEntries(model.schemas.map(({name, schema}) => [name, fieldOf(schema)]));
  return {operations: Object.fromEntries(forms), named: onlyUsed(forms, named)};
}

function operationForm(model: ApiModel, operation: Operation): OperationForm {
  const {parameters, requestBody, upload} = operation;
  return {
    ...sampleRequest(model, operation),
    ...(upload && {upload: uploadRequest(model, upload)}),
    parameters: parameters.map(({in: place, name, required, schema}) => ({
      place,
      name,
      required,
      field: fieldOf(schema),
    })),
    ...(requestBody && {body: {required: requestBody.required, field: fieldOf(requestBody.body.schema)}}),
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
  const {ref, keywords, choice} = schema;
  if (ref !== undefined) {
    return {kind: 'ref', name: ref};
  }
  if ('const' in keywords) {
    return {kind: 'const', value: keywords['const']};
  }
  if (Array.isArray(keywords['enum'])) {
    return {kind: 'enum', values: keywords['enum']};
  }
  return choice ? choiceOf(choice) : plainField(schema);
}

function plainField({types, format, keywords, children}: SchemaNode): Field {
  switch (types.length === 1 && types[0]) {
    case 'boolean':
      return {kind: 'boolean'};
    case 'integer':
    case 'number':
      return {kind: 'number', integer: types[0] === 'integer'};
    case 'string': {
      const {pattern} = keywords;
      return {
        kind: 'text',
        ...(format !== undefined && {format}),
        ...(typeof pattern === 'string' && {pattern}),
      };
    }
    case 'array':
      return {kind: 'json', holds: 'list'};
    case 'object':
      // An object with other keys is edited as JSON.
      return children.length === 0 || children.some(({role}) => role !== 'field')
        ? {kind: 'json', holds: 'object'}
        : {
            kind: 'object',
            fields: children.map(({name, required, schema}): NamedField => ({name, required, field: fieldOf(schema)})),
          };
    default:
      return {kind: 'json', holds: 'value'};
  }
}

/** An option of the type null makes the field nullable. */
function choiceOf({options}: Choice): Field {
  const others = options.filter(({schema}) => schema.types.join() !== 'null');
  const nullable = others.length < options.length && {nullable: true};
  const [only] = others;
  if (only && others.length === 1) {
    return {...fieldOf(only.schema), ...nullable};
  }
  return {
    kind: 'choice',
    options: others.map(({schema, discriminatorValue}, index): Option => ({
      label: discriminatorValue ?? schema.ref ?? `Shape ${index + 1}`,
      field: fieldOf(schema),
    })),
    ...nullable,
  };
}
