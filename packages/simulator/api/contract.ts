/** The operations of the API description, with the schemas of their requests. */
import {Failure, missing, type Problem} from './failure';
import {SchemaReader, type Validate} from './schema';

type Json = Readonly<Record<string, unknown>>;

interface ParameterRule {
  readonly name: string;
  readonly place: 'path' | 'query';
  readonly required: boolean;
  readonly boolean: boolean;
  readonly fallback: unknown;
  readonly validate: Validate;
}

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

export interface OperationContract {
  readonly id: string;
  /** In uppercase. */
  readonly method: string;
  /** Path template: `/api/v1/users/{user_id}`. */
  readonly path: string;
  readonly needsToken: boolean;
  /** @throws Failure 422 with every fault of the request */
  check(request: RawRequest): CheckedRequest;
}

/** An OpenAPI 3.1 document as an object, with the parts used here. */
export type ApiDescription = object;

/** @throws Error if the document holds something that cannot be checked */
export function readContracts(document: ApiDescription): OperationContract[] {
  const reader = new SchemaReader(document);
  const root = document as Json;
  return Object.entries(root['paths'] as Json).flatMap(([path, item]) =>
    Object.entries(item as Json).map(([method, value]): OperationContract => {
      const operation = value as Json;
      const parameters = ((operation['parameters'] ?? []) as object[]).map((entry) => parameterRule(reader, entry));
      const body = operation['requestBody'] ? bodyRule(reader, operation['requestBody'] as object) : undefined;
      return {
        id: String(operation['operationId']),
        method: method.toUpperCase(),
        path,
        needsToken: ((operation['security'] ?? root['security'] ?? []) as unknown[]).length > 0,
        check(request) {
          const problems: Problem[] = [];
          const query = Object.fromEntries(
            parameters.map((rule) => [rule.name, readParameter(rule, request, problems)] as const),
          );
          const value = body ? readBody(body, request, problems) : undefined;
          if (problems.length > 0) throw new Failure(422, problems);
          return {path: request.path, query, body: value};
        },
      };
    }),
  );
}

function parameterRule(reader: SchemaReader, entry: object): ParameterRule {
  const {name, in: place, required = false, schema, 'x-scenes': scenes} = reader.follow(entry) as Json;
  if (place !== 'path' && place !== 'query') {
    throw new Error(`The API description has a parameter in "${String(place)}". Teach it to packages/simulator.`);
  }
  const {type, default: fallback} = reader.follow(schema as object) as Json;
  return {
    name: String(name),
    place,
    required: Boolean(required),
    boolean: type === 'boolean',
    fallback,
    validate: withScenes(reader.read(schema as object), scenes as readonly {readonly name: string}[] | undefined),
  };
}

/** Rejects scenes that the description doesn't list. The simulator can't know a project's own scenes. */
function withScenes(validate: Validate, scenes: readonly {readonly name: string}[] | undefined): Validate {
  if (!scenes) return validate;
  const permitted = scenes.map(({name}) => `'${name}'`).join(', ');
  const msg = `value is not a valid enumeration member; permitted: ${permitted}`;
  return (value, loc) => {
    const problems = validate(value, loc);
    const isKnown = problems.length > 0 || scenes.some(({name}) => name === value);
    return isKnown ? problems : [{loc, msg, type: 'type_error.enum'}];
  };
}

function readParameter(rule: ParameterRule, request: RawRequest, problems: Problem[]): unknown {
  const {name, place, required, boolean, fallback, validate} = rule;
  const text = place === 'path' ? request.path[name] : (request.query.getAll(name).at(-1) ?? undefined);
  if (text === undefined) {
    if (required) problems.push(missing([place, name]));
    return fallback;
  }
  const value = boolean ? (booleans.get(text.toLowerCase()) ?? text) : text;
  problems.push(...validate(value, [place, name]));
  return value;
}

/** The query values that the framework behind the API parses as a boolean. */
const booleans = new Map<string, boolean>([
  ...['true', '1', 'yes', 'y', 'on', 't'].map((text) => [text, true] as const),
  ...['false', '0', 'no', 'n', 'off', 'f'].map((text) => [text, false] as const),
]);

interface BodyRule {
  readonly required: boolean;
  readonly validate: Validate;
}

function bodyRule(reader: SchemaReader, entry: object): BodyRule {
  const {required = false, content} = reader.follow(entry) as Json;
  const [[mediaType, media] = [], second] = Object.entries(content as Json);
  if (mediaType !== 'application/json' || second) {
    throw new Error('The API description has a body that is not JSON. Teach it to packages/simulator.');
  }
  return {required: Boolean(required), validate: reader.read((media as Json)['schema'] as object)};
}

function readBody({required, validate}: BodyRule, request: RawRequest, problems: Problem[]): unknown {
  if (request.body.length === 0) {
    if (required) problems.push(missing(['body']));
    return undefined;
  }
  if (!/^application\/([\w.-]+\+)?json\b/i.test(request.contentType)) {
    const msg = 'value is not a valid dict: send JSON with the header Content-Type: application/json';
    problems.push({loc: ['body'], msg, type: 'type_error.dict'});
    return undefined;
  }
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder('utf-8', {fatal: true}).decode(request.body));
  } catch {
    problems.push({loc: ['body'], msg: 'the body is not JSON', type: 'value_error.jsondecode'});
    return undefined;
  }
  problems.push(...validate(value, ['body']));
  return value;
}
