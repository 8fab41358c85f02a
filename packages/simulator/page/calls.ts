/** Requests to the operations of the API description, by their names. */
import type {ApiDescription} from '../api/contract';

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
  /** JSON. */
  readonly body?: unknown;
}

interface Described {
  readonly servers?: readonly {readonly url: string}[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, {readonly operationId?: string}>>>>;
}

/**
 * The request of an operation, with the platform's server URL from the description.
 * @throws Error for an unknown operation
 */
export function callOf(
  description: ApiDescription,
  operation: string,
  {path = {}, query = {}, body}: CallValues,
): Call {
  const {servers, paths} = description as Described;
  for (const [template, item] of Object.entries(paths)) {
    for (const [method, {operationId}] of Object.entries(item)) {
      if (operationId !== operation) continue;
      const filled = template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(path[name] ?? ''));
      const given = Object.entries(query).filter(([, value]) => value !== undefined);
      const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
      return {
        method: method.toUpperCase(),
        url: `${servers?.[0]?.url ?? ''}${filled}${search && `?${search}`}`,
        ...(body !== undefined && {body}),
      };
    }
  }
  throw new Error(`The API description has no operation ${operation}.`);
}
