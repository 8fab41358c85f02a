/** Requests to the operations of the API, by their names. */
import type {ApiContracts} from '@avaturn-docs/platform/openapi/model/contracts';

/** Parameters of a request. Undefined values are omitted. */
export interface CallValues {
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | boolean | undefined>>;
  readonly body?: unknown;
}

/** A request to display; it doesn't contain the token. */
export interface Call {
  /** In uppercase. */
  readonly method: string;
  readonly url: string;
  readonly body?: unknown;
}

/**
 * The request of an operation, with the platform's server URL.
 * @throws Error for an unknown operation
 */
export function callOf({server, operations}: ApiContracts, wanted: string, values: CallValues): Call {
  const {path = {}, query = {}, body} = values;
  const operation = operations.find(({id}) => id === wanted);
  if (!operation) throw new Error(`The API has no operation ${wanted}.`);
  const filled = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(path[name] ?? ''));
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return {
    method: operation.method,
    url: `${server}${filled}${search && `?${search}`}`,
    ...(body !== undefined && {body}),
  };
}
