import addFormats from 'ajv-formats';
import Ajv2020, {type ErrorObject} from 'ajv/dist/2020';

/** One entry of `detail` in a 422 response. */
export interface Problem {
  readonly loc: readonly (string | number)[];
  readonly msg: string;
  readonly type: string;
}

export type Validate = (value: unknown) => Problem[];

/** Validators for the schemas of a document, by their location. */
export function validators(document: object): (pointer: string) => Validate {
  // OpenAPI's keywords in addition to JSON Schema's; not strict, so that they and extensions are ignored.
  const ajv = new Ajv2020({strict: false, allErrors: true});
  addFormats(ajv);
  ajv.addSchema({...document, $id: 'api'});
  return (pointer) => {
    const validate = ajv.compile({$ref: `api${encodeURI(pointer)}`});
    return (value) => (validate(value) ? [] : (validate.errors ?? []).map(problem));
  };
}

function problem({instancePath, keyword, message = '', params}: ErrorObject): Problem {
  const path = instancePath.split('/').slice(1);
  const missing = keyword === 'required' ? [String((params as {missingProperty: string}).missingProperty)] : [];
  return {
    loc: [...path, ...missing],
    msg: missing.length > 0 ? 'field required' : message,
    type: missing.length > 0 ? 'value_error.missing' : `value_error.${keyword}`,
  };
}
