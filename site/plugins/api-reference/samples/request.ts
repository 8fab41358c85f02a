/**
 * Converts an operation and values to one request, ready to be written in any language. Nothing here needs Node, so that
 * the page can create samples from a reader's values.
 */

import {jsonText, wellFormed} from './quote';

/** Environment variable of the token in all samples. */
export const tokenVariable = 'AVATURN_API_TOKEN';

/** The properties of an operation that determine a request, as plain data. */
export interface RequestShape {
  readonly method: string;
  readonly server: string;
  /** Path template: `/users/{user_id}`. */
  readonly path: string;
  readonly needsToken: boolean;
  /** Parts of a form that are files. Undefined if the body is JSON. */
  readonly files?: readonly {readonly name: string; readonly contentType: string}[];
  /** True if a successful response is JSON. */
  readonly returnsJson: boolean;
}

/** The values of a request. Undefined ones are omitted. */
export interface RequestValues {
  readonly path: Readonly<Record<string, unknown>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

export interface Part {
  readonly name: string;
  /** A text, or a file's name with its type. */
  readonly value: string | {readonly file: string; readonly contentType: string};
}

export type BuiltRequest = ReturnType<typeof buildRequest>;

/** @throws Error with a message for the reader if a value can't be sent */
export function buildRequest(shape: RequestShape, values: RequestValues) {
  const {method, server, path: template, needsToken, files, returnsJson} = shape;
  const {body} = values;
  const [path, query] = [given(values.path), given(values.query)];
  const filled = Object.entries(path).reduce(
    (text, [name, value]) => text.replaceAll(`{${name}}`, encode(name, value)),
    template,
  );
  const pairs = Object.entries(query).map(([name, value]) => `${name}=${encode(name, value)}`);
  return {
    method: method.toUpperCase(),
    /** Percent-encoded, ASCII. */
    url: `${server}${filled}${pairs.length > 0 ? `?${pairs.join('&')}` : ''}`,
    needsToken,
    /** The body as a value, and as JSON text or as the parts of a form. */
    value: body,
    json: body === undefined || files ? undefined : jsonText(body),
    parts: body === undefined || !files ? undefined : partsOf(body as object, files),
    returnsJson,
    /** The parts of the URL. */
    server,
    template,
    path,
    query,
  };
}

const given = (values: RequestValues['path']): RequestValues['path'] =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));

/** The rest of `Content-Disposition: form-data; …`, for languages whose samples build the form themselves. */
export function partHead({name, value}: Part): string {
  return typeof value === 'string'
    ? `name="${name}"`
    : `name="${name}"; filename="${value.file}"\r\nContent-Type: ${value.contentType}`;
}

/** Percent-encodes everything but RFC 3986's unreserved characters, because characters such as the quote could end a string
 * in a shell. */
function encode(name: string, value: unknown): string {
  if (typeof value === 'object') {
    throw new Error(`The parameter ${name} cannot be a list, an object or null.`);
  }
  return encodeURIComponent(wellFormed(String(value))).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/** The value of a file is its name. */
function partsOf(body: object, files: NonNullable<RequestShape['files']>): Part[] {
  return Object.entries(body).map(([name, value]) => {
    const {contentType} = files.find((file) => file.name === name) ?? {};
    return {name, value: contentType === undefined ? String(value) : {file: String(value), contentType}};
  });
}
