/** Checks requests by the contracts of the API. */
import type {ApiContracts} from '@avaturn-docs/platform/openapi/model/contracts';
import {Failure, missing, type Problem} from './failure';
import {jsonIn, notJson} from './read-body';
import {SchemaReader, type Validate} from './schema';

/** A request before validation. */
export interface RawRequest {
  readonly path: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  readonly contentType: string;
  readonly body: Uint8Array;
}

/** A request that matches its operation. */
export interface CheckedRequest {
  readonly path: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly body: unknown;
}

type Contract = ApiContracts['operations'][number];

export type OperationContract = ReturnType<typeof readContracts>[number];

interface Rule {
  readonly required: boolean;
  readonly validate: Validate;
}

type ParameterRule = Contract['parameters'][number] & Rule;

export function readContracts({operations, schemas}: ApiContracts) {
  const reader = new SchemaReader(schemas);
  return operations.map(({parameters, body, ...operation}) => {
    const rules = parameters.map((parameter): ParameterRule => ({
      ...parameter,
      validate: permitting(reader.read(parameter.schema), parameter.permitted),
    }));
    const bodyRule = body && {required: body.required, validate: reader.read(body.schema)};
    return {
      ...operation,
      /** @throws Failure 422 with every fault of the request */
      check(request: RawRequest): CheckedRequest {
        const problems: Problem[] = [];
        const query = Object.fromEntries(
          rules.map((rule) => [rule.name, readParameter(rule, request, problems)] as const),
        );
        const value = bodyRule && readBody(bodyRule, request, problems);
        if (problems.length > 0) throw new Failure(422, problems);
        return {path: request.path, query, body: value};
      },
    };
  });
}

/** Rejects values other than the permitted ones. The simulator can't know a project's own scenes. */
function permitting(validate: Validate, values: readonly string[] | undefined): Validate {
  if (!values) return validate;
  const msg = `value is not a valid enumeration member; permitted: ${values.map((value) => `'${value}'`).join(', ')}`;
  return (value, loc) => {
    const problems = validate(value, loc);
    const isKnown = problems.length > 0 || values.some((known) => known === value);
    return isKnown ? problems : [{loc, msg, type: 'type_error.enum'}];
  };
}

function readParameter(rule: ParameterRule, request: RawRequest, problems: Problem[]): unknown {
  const {name, place, required, types, fallback, validate} = rule;
  const text = place === 'path' ? request.path[name] : (request.query.getAll(name).at(-1) ?? undefined);
  if (text === undefined) {
    if (required) problems.push(missing([place, name]));
    return fallback;
  }
  const value = types.includes('boolean') ? (booleans.get(text.toLowerCase()) ?? text) : text;
  problems.push(...validate(value, [place, name]));
  return value;
}

/** The query values that the framework behind the API parses as a boolean. */
const booleans = new Map<string, boolean>([
  ...['true', '1', 'yes', 'y', 'on', 't'].map((text) => [text, true] as const),
  ...['false', '0', 'no', 'n', 'off', 'f'].map((text) => [text, false] as const),
]);

function readBody({required, validate}: Rule, request: RawRequest, problems: Problem[]): unknown {
  if (request.body.length === 0) {
    if (required) problems.push(missing(['body']));
    return undefined;
  }
  if (!/^application\/([\w.-]+\+)?json\b/i.test(request.contentType)) {
    const msg = 'value is not a valid dict: send JSON with the header Content-Type: application/json';
    problems.push({loc: ['body'], msg, type: 'type_error.dict'});
    return undefined;
  }
  const value = jsonIn(request.body);
  if (value === undefined) problems.push(notJson);
  else problems.push(...validate(value, ['body']));
  return value;
}
