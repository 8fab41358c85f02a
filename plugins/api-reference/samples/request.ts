/**
 * Converts an operation and values to one request, ready to be written in any language. Nothing here needs Node, so that
 * the page can create samples from a reader's values.
 */
import {isJson} from '../../../openapi/document/media-types';

export interface ParameterShape {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header' | 'cookie';
  readonly style: string;
  readonly explode: boolean;
}

/** The properties of an operation that determine a request, as plain data. */
export interface RequestShape {
  readonly method: string;
  readonly server: string;
  /** Path template: `/users/{user_id}`. */
  readonly path: string;
  readonly parameters: readonly ParameterShape[];
  /** Headers with a secret, each from an environment variable. */
  readonly secrets: readonly {readonly header: string; readonly prefix: string; readonly variable: string}[];
  readonly mediaType?: string;
  /** Parts of a multipart body that are files. */
  readonly files: readonly {readonly name: string; readonly contentType: string}[];
  /** True if a successful response is JSON. */
  readonly returnsJson: boolean;
}

/** Values by `<location> <name>`, and the body. Undefined values are omitted. */
export interface RequestValues {
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

export interface Part {
  readonly name: string;
  /** A text, or a file's name with its type. */
  readonly value: string | {readonly file: string; readonly contentType: string};
}

export function isFile({value}: Part): boolean {
  return typeof value !== 'string';
}

export type RequestBody =
  | {readonly kind: 'json'; readonly value: unknown; readonly mediaType: string}
  | {readonly kind: 'text'; readonly text: string; readonly mediaType: string}
  | {readonly kind: 'multipart'; readonly parts: readonly Part[]};

export interface BuiltRequest {
  /** In uppercase. */
  readonly method: string;
  /** Percent-encoded, ASCII. */
  readonly url: string;
  readonly headers: readonly {readonly name: string; readonly value: string}[];
  readonly secrets: RequestShape['secrets'];
  readonly body?: RequestBody;
  readonly returnsJson: boolean;
  /** The parts of the URL, if all values are in the path or the query, and none is a list or an object. */
  readonly call?: {
    readonly server: string;
    readonly template: string;
    readonly path: Readonly<Record<string, unknown>>;
    readonly query: Readonly<Record<string, unknown>>;
  };
}

/**
 * @throws Error with a message for the reader when a value cannot be sent.
 */
export function buildRequest(shape: RequestShape, values: RequestValues): BuiltRequest {
  const given = shape.parameters.flatMap((parameter) => {
    const value = values.parameters[`${parameter.in} ${parameter.name}`];
    return value === undefined ? [] : [{parameter, value}];
  });
  const inPlace = (place: ParameterShape['in']) => given.filter(({parameter}) => parameter.in === place);
  const path = inPlace('path').reduce(
    (text, {parameter, value}) => text.replaceAll(`{${parameter.name}}`, list(value).map(encode).join(',')),
    shape.path,
  );
  const query = inPlace('query')
    .flatMap(({parameter, value}) => queryPairs(parameter, value))
    .join('&');
  const cookies = inPlace('cookie')
    .map(({parameter, value}) => `${parameter.name}=${encode(list(value).join(','))}`)
    .join('; ');
  const headers = inPlace('header').map(({parameter, value}) => header(parameter.name, list(value).join(',')));
  return {
    method: shape.method.toUpperCase(),
    url: `${shape.server}${path}${query && `?${query}`}`,
    headers: cookies ? [...headers, header('Cookie', cookies)] : headers,
    secrets: shape.secrets,
    ...(shape.mediaType !== undefined &&
      values.body !== undefined && {body: buildBody(shape, shape.mediaType, values.body)}),
    returnsJson: shape.returnsJson,
    ...(shape.server !== '' &&
      given.every(({parameter, value}) => /path|query/.test(parameter.in) && typeof value !== 'object') && {
        call: {
          server: shape.server,
          template: shape.path,
          path: named(inPlace('path')),
          query: named(inPlace('query')),
        },
      }),
  };
}

function named(
  given: readonly {readonly parameter: ParameterShape; readonly value: unknown}[],
): Record<string, unknown> {
  return Object.fromEntries(given.map(({parameter, value}) => [parameter.name, value]));
}

/** The rest of `Content-Disposition: form-data; …`, for languages whose samples build the form themselves. */
export function partHead({name, value}: Part): string {
  return typeof value === 'string'
    ? `name="${name}"`
    : `name="${name}"; filename="${value.file}"\r\nContent-Type: ${value.contentType}`;
}

/** Percent-encodes everything but RFC 3986's unreserved characters, because characters such as the quote could end a string
 * in a shell. */
function encode(value: string): string {
  return encodeURIComponent(value.replace(/\p{Cs}/gu, '\ufffd')).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function list(value: unknown): string[] {
  return (Array.isArray(value) ? value : [value]).map(text);
}

function queryPairs({name, style, explode}: ParameterShape, value: unknown): string[] {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
    const key = (field: string) => (style === 'deepObject' ? encode(`${name}[${field}]`) : encode(field));
    return Object.entries(value).map(([field, item]) => `${key(field)}=${encode(text(item))}`);
  }
  const separator = {spaceDelimited: '%20', pipeDelimited: '%7C'}[style] ?? ',';
  const items = list(value).map(encode);
  return explode ? items.map((item) => `${encode(name)}=${item}`) : [`${encode(name)}=${items.join(separator)}`];
}

function header(name: string, value: string): {name: string; value: string} {
  // RFC 9110, sections 5.1 and 5.5: a name is a token; a value contains no line break and, here, only visible ASCII.
  if (!/^[!#$%&'*+.^_`|~\w-]+$/.test(name) || !/^[\t\x20-\x7e]*$/.test(value)) {
    throw new Error(
      `The header ${JSON.stringify(name)} cannot carry ${JSON.stringify(value)}. Use visible ASCII characters.`,
    );
  }
  return {name, value};
}

function buildBody(shape: RequestShape, mediaType: string, value: unknown): RequestBody {
  if (isJson(mediaType)) {
    return {kind: 'json', value, mediaType};
  }
  const fields = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  if (mediaType.startsWith('multipart/form-data')) {
    return {kind: 'multipart', parts: fields.flatMap(([name, item]) => parts(shape, name, item))};
  }
  if (mediaType.startsWith('application/x-www-form-urlencoded')) {
    return {
      kind: 'text',
      mediaType,
      text: fields.flatMap(([name, item]) => list(item).map((entry) => `${encode(name)}=${encode(entry)}`)).join('&'),
    };
  }
  return {kind: 'text', mediaType, text: text(value)};
}

function parts(shape: RequestShape, name: string, value: unknown): Part[] {
  const file = shape.files.find((entry) => entry.name === name);
  if (/[\0\r\n="]/.test(name) || list(value).some((item) => item.includes('\0'))) {
    throw new Error(
      `The form field ${JSON.stringify(name)} cannot be sent. Leave out line breaks, quotes, "=" and NUL.`,
    );
  }
  if (!file) {
    return list(value).map((item) => ({name, value: item}));
  }
  // The value of a file is its name. A generated value isn't a name, so the field provides one.
  const extension = file.contentType.split('/')[1]?.replace('jpeg', 'jpg').replace(/\W.*/, '') || 'bin';
  const ownName = `${name.replace(/[^\w-]/g, '_')}.${extension}`;
  return list(value).map((item) => ({
    name,
    value: {file: /^\w[\w.-]*\.\w+$/.test(item) ? item : ownName, contentType: file.contentType},
  }));
}
