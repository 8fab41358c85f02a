/** Checks requests against JSON schemas, and reports problems in the format of the framework behind the API. */
import {pointerKeys, valueAt} from '@avaturn-docs/platform/openapi/document/pointer';
import {Validator, type OutputUnit, type Schema} from '@cfworker/json-schema';
import {ErrorResponse, type Problem} from './error-response';

type Json = Readonly<Record<string, unknown>>;

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** @throws ErrorResponse 422 with one problem for each wrong place of a request */
export type Check = (request: {readonly path?: object; readonly query?: object; readonly body?: unknown}) => void;

/**
 * @param schema of the parts of a request
 * @param named the schemas that it may refer to
 */
export function checkerOf(schema: object, named: Readonly<Record<string, object>> = {}): Check {
  const root = withoutReferences(schema, named);
  const validator = new Validator(root as Schema, '2020-12', false);
  return ({body, ...parts}) => {
    const problems = validator
      .validate(body === undefined ? parts : {...parts, body})
      .errors.filter(({keyword}) => !containers.has(keyword))
      .map((error) => problemOf(error, valueAt(root, keysOf(error.keywordLocation))));
    const places = problems.map(({loc}) => loc.join('/'));
    // A value of the wrong type isn't in the `enum` either.
    const first = problems.filter((_, index) => places.indexOf(places[index]!) === index);
    if (first.length > 0) throw new ErrorResponse(422, first);
  };
}

/** Keywords whose own error only says that there is one further inside. */
const containers = new Set(['properties', 'propertyNames', 'additionalProperties', 'items', 'allOf', 'anyOf', 'if']);

/** A copy of a schema with the named schemas in place of references, and with its choices as conditions. */
function withoutReferences(schema: object, named: Readonly<Record<string, object>>): object {
  return JSON.parse(JSON.stringify(schema), (_key, value: unknown) => {
    if (!isObject(value)) return value;
    const {$ref} = value;
    return typeof $ref === 'string' ? withoutReferences(named[keysOf($ref).at(-1)!]!, named) : withConditions(value);
  }) as object;
}

/** Errors of a choice would be those of all its options. Errors of a condition are those of the option that was meant. */
function withConditions(schema: Json): Json {
  const {discriminator, oneOf, anyOf} = schema;
  if (isObject(discriminator)) {
    const name = String(discriminator['propertyName']);
    const options = (oneOf as readonly Json[]).map((option) => [
      valueAt(option, ['properties', name, 'const']),
      option,
    ]);
    return {
      type: 'object',
      required: [name],
      properties: {[name]: {enum: options.map(([constant]) => constant)}},
      allOf: options.map(([constant, option]) => ({
        if: {properties: {[name]: {not: {const: constant}}}},
        else: option,
      })),
    };
  }
  const [option, other] = (anyOf ?? []) as readonly Json[];
  return other?.['type'] === 'null' ? {if: {type: 'null'}, else: option} : schema;
}

const keysOf = (pointer: string): string[] => pointerKeys(decodeURIComponent(pointer));

/** The framework's messages and types for a value of the wrong JSON type. */
const wrongTypes: Readonly<Record<string, readonly [msg: string, type: string]>> = {
  object: ['value is not a valid dict', 'type_error.dict'],
  array: ['value is not a valid list', 'type_error.list'],
  string: ['str type expected', 'type_error.str'],
  number: ['value is not a valid float', 'type_error.float'],
  integer: ['value is not a valid integer', 'type_error.integer'],
  boolean: ['value could not be parsed to a boolean', 'type_error.bool'],
};

/** @param argument the value of the keyword */
function problemOf({keyword, instanceLocation, error}: OutputUnit, argument: unknown): Problem {
  const loc = keysOf(instanceLocation).map((key) => (/^\d+$/.test(key) ? Number(key) : key));
  switch (keyword) {
    case 'required':
      return {loc: [...loc, /"(.*)"/.exec(error)![1]!], msg: 'field required', type: 'value_error.missing'};
    case 'type': {
      const [msg, type] = wrongTypes[String(argument)] ?? [error, 'type_error'];
      return {loc, msg, type};
    }
    case 'enum': {
      const permitted = (argument as readonly string[]).map((value) => `'${value}'`).join(', ');
      return {loc, msg: `value is not a valid enumeration member; permitted: ${permitted}`, type: 'type_error.enum'};
    }
    case 'format':
      return {loc, msg: `value is not a valid ${String(argument)}`, type: `type_error.${String(argument)}`};
    case 'pattern':
      return {loc, msg: `string does not match regex "${String(argument)}"`, type: 'value_error.str.regex'};
    default:
      return {loc, msg: error, type: `value_error.${keyword}`};
  }
}
