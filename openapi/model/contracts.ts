import type {ApiModel, Body, Operation, Parameter} from './types';
import {resolveSchema, operationsOf} from './uses';

/** A schema as in the file. References lead to the schemas of the same document. */
type JsonSchema = object;

interface ParameterContract {
  readonly name: string;
  readonly place: Parameter['in'];
  readonly required: boolean;
  readonly schema: JsonSchema;
  /** JSON types. */
  readonly types: readonly string[];
  readonly fallback?: unknown;
  /** The only values that a server without projects knows. */
  readonly permitted?: readonly string[];
}

interface RequestContract {
  readonly id: string;
  /** In uppercase. */
  readonly method: string;
  /** Path template: `/api/v1/users/{user_id}`. */
  readonly path: string;
  readonly needsToken: boolean;
  readonly parameters: readonly ParameterContract[];
  readonly body?: {readonly required: boolean; readonly schema: JsonSchema};
}

/** What a server of the API needs, as JSON: the requests with their schemas, and the messages it sends. */
export interface ApiContracts {
  /** Base URL of the platform. */
  readonly server: string;
  readonly operations: readonly RequestContract[];
  readonly schemas: Readonly<Record<string, JsonSchema>>;
  /** Example messages by event, then by name. */
  readonly webhooks: Readonly<Record<string, Readonly<Record<string, object>>>>;
  /** The example of a photo upload; files have a media type. */
  readonly upload: readonly {readonly name: string; readonly value: string; readonly mediaType?: string}[];
}

/** The contracts of all operations and webhooks. */
export function contractsOf(model: ApiModel): ApiContracts {
  const operations = operationsOf(model);
  return {
    server: model.servers[0]?.url ?? '',
    operations: operations.map((operation) => requestContract(model, operation)),
    schemas: Object.fromEntries(model.schemas.map(({name, schema}) => [name, schema.source])),
    webhooks: Object.fromEntries(
      model.webhooks.map(({id, requestBody}) => [
        id,
        Object.fromEntries((requestBody?.body.examples ?? []).map(({name, value}) => [name, value as object])),
      ]),
    ),
    upload: operations.flatMap(({upload}) => (upload ? uploadParts(model, upload.body) : [])),
  };
}

function requestContract(model: ApiModel, operation: Operation): RequestContract {
  const {id, method, path, security, parameters, requestBody} = operation;
  return {
    id,
    method: method.toUpperCase(),
    path,
    needsToken: security !== undefined,
    parameters: parameters.map((parameter) => parameterContract(model, parameter)),
    ...(requestBody && {body: {required: requestBody.required, schema: requestBody.body.schema.source}}),
  };
}

function parameterContract(model: ApiModel, parameter: Parameter): ParameterContract {
  const {name, in: place, required, schema, scenes} = parameter;
  const {types, keywords} = resolveSchema(model, schema);
  return {
    name,
    place,
    required,
    schema: schema.source,
    types,
    ...('default' in keywords && {fallback: keywords['default']}),
    ...(scenes.length > 0 && {permitted: scenes.map((scene) => scene.name)}),
  };
}

function uploadParts(model: ApiModel, {schema, examples}: Body): ApiContracts['upload'] {
  const fields = resolveSchema(model, schema).children;
  return Object.entries((examples[0]?.value ?? {}) as object).map(([name, value]) => {
    const mediaType = fields.find((field) => field.name === name)?.schema.keywords['contentMediaType'];
    return {name, value: String(value), ...(typeof mediaType === 'string' && {mediaType})};
  });
}
