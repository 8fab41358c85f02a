import {resolveSchema, type ApiModel, type Body, type Operation, type Parameter} from './index';

/** What a server of the API needs, as JSON: the requests with their schemas, and the messages it sends. */
export type ApiContracts = ReturnType<typeof contractsOf>;

/** The contracts of all requests and webhooks. References in schemas lead to the schemas of the same document. */
export function contractsOf(model: ApiModel) {
  const operations = model.operations;
  return {
    /** Base URL of the platform. */
    server: model.servers[0]?.url ?? '',
    operations: operations.map((operation) => requestContract(model, operation)),
    schemas: Object.fromEntries(model.schemas.map(({name, schema}) => [name, schema.source])),
    /** Example messages by event, then by name. */
    webhooks: Object.fromEntries(
      model.webhooks.map(({path, requestBody}) => [
        path,
        Object.fromEntries((requestBody?.body.examples ?? []).map(({name, value}) => [name, value as object])),
      ]),
    ),
    /** The example of a photo upload; files have a media type. */
    upload: operations.flatMap(({upload}) => (upload ? uploadParts(model, upload.body) : [])),
  };
}

function requestContract(model: ApiModel, operation: Operation) {
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

function parameterContract(model: ApiModel, parameter: Parameter) {
  const {name, in: place, required, schema, scenes} = parameter;
  const {types, keywords} = resolveSchema(model, schema);
  return {
    name,
    place,
    required,
    schema: schema.source,
    types,
    ...('default' in keywords && {fallback: keywords['default']}),
    /** The only values that a server without projects knows. */
    ...(scenes.length > 0 && {permitted: scenes.map((scene) => scene.name)}),
  };
}

function uploadParts(model: ApiModel, {schema, examples}: Body) {
  const fields = resolveSchema(model, schema).children;
  return Object.entries((examples[0]?.value ?? {}) as object).map(([name, value]) => {
    const mediaType = fields.find((field) => field.name === name)?.schema.keywords['contentMediaType'];
    return {name, value: String(value), ...(typeof mediaType === 'string' && {mediaType})};
  });
}
