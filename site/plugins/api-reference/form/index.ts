import type {RequestShape, RequestValues} from '../samples/request';
import {countProblems} from './check';
import type {NamedField, NamedFields} from './field';
import {fitTo, ownValue} from './values';

/** A request with the example values of the file. */
export interface ExampleRequest {
  readonly shape: RequestShape;
  readonly values: RequestValues;
}

/** The form of one operation. */
export interface OperationForm extends ExampleRequest {
  /** The request that follows. */
  readonly upload?: ExampleRequest;
  /** Parameters by location; the key of a field's value is `<location> <name>`. */
  readonly parameters: readonly (NamedField & {readonly place: 'path' | 'query'})[];
  readonly body?: {readonly required: boolean; readonly field: NamedField['field']};
}

/** The data of the page's forms, in a separate file. */
export interface FormData {
  readonly operations: Readonly<Record<string, OperationForm>>;
  readonly named: NamedFields;
}

/** Keeps the part of external values that the form can show. */
export function fitValues(form: OperationForm, foreign: RequestValues, named: NamedFields): RequestValues {
  const body = form.body && fitTo(form.body.field, foreign.body, named);
  return {
    parameters: Object.fromEntries(
      form.parameters.map(({place, name, field}) => {
        const key = `${place} ${name}`;
        return [key, fitTo(field, ownValue(foreign.parameters, key), named)];
      }),
    ),
    ...(body !== undefined && {body}),
  };
}

/** Number of values that don't match the description. */
export function problemsOf({parameters, body}: OperationForm, values: RequestValues, named: NamedFields): number {
  return (
    parameters.reduce(
      (sum, {place, name, field, required}) =>
        sum + countProblems(field, values.parameters[`${place} ${name}`], required, named),
      0,
    ) + (body ? countProblems(body.field, values.body, body.required, named) : 0)
  );
}
