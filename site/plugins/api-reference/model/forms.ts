import type {FormData, OperationForm, ParameterField} from '../form';
import {sampleRequest, uploadRequest} from './example-requests';
import {resolveSchema} from '@avaturn-docs/platform/openapi/model';
import type {ApiModel, Operation, Parameter} from '@avaturn-docs/platform/openapi/model';

export function formData(model: ApiModel): FormData {
  return Object.fromEntries(model.operations.map((operation) => [operation.id, formOf(model, operation)]));
}

function formOf(model: ApiModel, operation: Operation): OperationForm {
  const {parameters, requestBody, upload} = operation;
  return {
    ...sampleRequest(model, operation),
    ...(upload && {upload: uploadRequest(model, upload)}),
    parameters: parameters.map((parameter) => fieldOf(model, parameter)),
    ...(requestBody && {
      bodies: requestBody.body.examples.map(({name, summary, value}) => ({title: summary ?? name, value})),
    }),
  };
}

const uuid = {
  pattern: '^[\\da-fA-F]{8}(-[\\da-fA-F]{4}){3}-[\\da-fA-F]{12}$',
  problem: 'Not a UUID. Use 8-4-4-4-12 hexadecimal digits, such as 3f0c1d9e-8b52-4a67-9d1e-5c2f7a406b18.',
};

function fieldOf(model: ApiModel, {in: place, name, required, schema}: Parameter): ParameterField {
  const {types, format, keywords} = resolveSchema(model, schema);
  const {pattern} = keywords;
  const values = Array.isArray(keywords['enum']) ? keywords['enum'] : types.join() === 'boolean' ? [true, false] : [];
  const check =
    format === 'uuid' ? uuid : typeof pattern === 'string' && {pattern, problem: `Does not fit the pattern ${pattern}`};
  return {
    place,
    name,
    required,
    type: format ?? types.join(' or '),
    ...(values.length > 0 && {values}),
    ...(check && {check}),
  };
}
