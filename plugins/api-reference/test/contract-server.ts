import type {IncomingMessage} from 'node:http';
import type {ApiDocument} from '../../../openapi/document/load';
import {childPointer} from '../../../openapi/document/pointer';
import {validators, type Problem, type Validate} from './contract-schemas';
import {startRecordingServer, type RecordingServer} from './recording-server';

/** A received request with its response. */
export interface Exchange {
  readonly operation: string | undefined;
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly response: unknown;
}

export type ContractServer = RecordingServer<Exchange>;

interface ContractResponse {
  readonly status: number;
  readonly body: unknown;
}

interface OperationContract {
  readonly id: string;
  readonly method: string;
  readonly path: RegExp;
  readonly names: readonly string[];
  readonly parameters: readonly ParameterContract[];
  readonly needsToken: boolean;
  readonly body?: {readonly required: boolean; readonly validate: Validate};
  readonly success: ContractResponse;
}

interface ParameterContract {
  readonly name: string;
  readonly in: string;
  readonly required: boolean;
  readonly type: string | undefined;
  readonly validate: Validate;
}

type Json = Record<string, unknown>;
const json = 'application/json';

/**
 * A server that accepts only what the API description allows: method, path, query, token and JSON body. It responds with
 * the first example of the success, 401 without a token, and 422 in the format of the framework behind the API.
 */
export function startContractServer(document: ApiDocument, token: string): Promise<ContractServer> {
  const operations = contracts(document);
  return startRecordingServer((request, content, response) => {
    const url = new URL(request.url ?? '', 'http://localhost');
    const fits = operations.filter(({path}) => path.test(url.pathname));
    const operation = fits.find(({method}) => method === request.method);
    const {status, body} = operation
      ? respond(operation, request, url, content, token)
      : {status: fits.length > 0 ? 405 : 404, body: {detail: 'No such call.'}};
    response.writeHead(status, {'Content-Type': json}).end(JSON.stringify(body));
    const path = url.pathname + url.search;
    return {operation: operation?.id, method: request.method ?? '', path, status, response: body};
  });
}

function respond(
  operation: OperationContract,
  request: IncomingMessage,
  url: URL,
  body: Buffer,
  token: string,
): ContractResponse {
  if (operation.needsToken && request.headers.authorization !== `Bearer ${token}`) {
    return {status: 401, body: {detail: 'The token is missing or invalid.'}};
  }
  const problems = [...parameterProblems(operation, url), ...bodyProblems(operation, request, body)];
  return problems.length > 0 ? {status: 422, body: {detail: problems}} : operation.success;
}

function parameterProblems({parameters, path, names}: OperationContract, url: URL): Problem[] {
  const inPath = path.exec(url.pathname)?.slice(1).map(decodeURIComponent) ?? [];
  const known = new Set(parameters.filter((parameter) => parameter.in === 'query').map(({name}) => name));
  const unknown = [...url.searchParams.keys()].filter((name) => !known.has(name));
  return [
    // The platform ignores these, but a sample that sends them is wrong.
    ...unknown.map((name) => ({loc: ['query', name], msg: 'unexpected parameter', type: 'value_error.extra'})),
    ...parameters.flatMap(({name, in: place, required, type, validate}) => {
      const text = place === 'path' ? inPath[names.indexOf(name)] : (url.searchParams.get(name) ?? undefined);
      if (text === undefined) {
        return required ? [{loc: [place, name], msg: 'field required', type: 'value_error.missing'}] : [];
      }
      return validate(typed(text, type)).map((problem) => ({...problem, loc: [place, name]}));
    }),
  ];
}

/** Parses texts of a path or query to the values they represent. */
function typed(text: string, type: string | undefined): unknown {
  return type === 'boolean' && /^(true|false)$/.test(text)
    ? text === 'true'
    : (type === 'number' || type === 'integer') && text.trim() !== ''
      ? Number(text)
      : text;
}

function bodyProblems({body}: OperationContract, {headers}: IncomingMessage, bytes: Buffer): Problem[] {
  if (bytes.length === 0) {
    return body?.required ? [{loc: ['body'], msg: 'field required', type: 'value_error.missing'}] : [];
  }
  if (!body || headers['content-type']?.split(';')[0] !== json) {
    return [{loc: ['body'], msg: 'value is not a valid dict', type: 'type_error.dict'}];
  }
  try {
    const value: unknown = JSON.parse(bytes.toString());
    return body.validate(value).map((problem) => ({...problem, loc: ['body', ...problem.loc]}));
  } catch (error) {
    return [{loc: ['body'], msg: (error as Error).message, type: 'value_error.jsondecode'}];
  }
}

/** The operations, read from the document itself instead of the model that the samples are made from. */
function contracts(document: ApiDocument): OperationContract[] {
  const compile = validators(document.value);
  const root = document.value as Record<string, Json>;
  const follow = (pointer: string, value: Json): [pointer: string, value: Json] => {
    const target = value['$ref'] as string | undefined;
    return target === undefined
      ? [pointer, value]
      : [
          target,
          target
            .split('/')
            .slice(1)
            .reduce<unknown>((at, key) => (at as Json)[key], root) as Json,
        ];
  };
  return Object.entries(root['paths'] ?? {}).flatMap(([template, item]) =>
    Object.entries(item as Json).map(([method, value]): OperationContract => {
      const operation = value as Json;
      const pointer = childPointer(childPointer('#/paths', template), method);
      const parameters = ((operation['parameters'] ?? []) as Json[]).map((entry, index) => {
        const [at, parameter] = follow(`${pointer}/parameters/${index}`, entry);
        const {name, in: place, required = false, schema} = parameter as Json & {name: string; in: string};
        const type = (schema as Json)['type'] as string | undefined;
        return {name, in: place, required: required === true, type, validate: compile(`${at}/schema`)};
      });
      const names = [...template.matchAll(/\{([^}]+)\}/g)].map(([, name = '']) => name);
      const body = operation['requestBody'] as Json | undefined;
      return {
        id: String(operation['operationId']),
        method: method.toUpperCase(),
        path: new RegExp(`^${template.replace(/\{[^}]+\}/g, '([^/]+)')}$`),
        names,
        parameters,
        needsToken: ((operation['security'] ?? root['security']) as unknown as unknown[]).length > 0,
        ...(body && {
          body: {
            required: body['required'] === true,
            validate: compile(`${childPointer(`${pointer}/requestBody/content`, json)}/schema`),
          },
        }),
        success: success(operation['responses'] as Json, follow),
      };
    }),
  );
}

function success(responses: Json, follow: (pointer: string, value: Json) => [string, Json]): ContractResponse {
  const status = Object.keys(responses).find((key) => key.startsWith('2')) ?? '';
  const [, response] = follow('', responses[status] as Json);
  const content = (response['content'] as Json)[json] as Json;
  const [, example] = follow('', Object.values(content['examples'] as Json)[0] as Json);
  return {status: Number(status), body: example['value']};
}
