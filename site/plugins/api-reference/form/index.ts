import type {RequestShape, RequestValues} from '../samples/request';

/* Everything here and in link.ts runs in the page, without Node. */

export interface ExampleRequest {
  readonly shape: RequestShape;
  readonly values: RequestValues;
}

/** A parameter with its control. */
export interface ParameterField {
  readonly place: 'path' | 'query';
  readonly name: string;
  readonly required: boolean;
  /** Its type in words, such as `uuid`. */
  readonly type: string;
  /** Its values, if it has only a few; otherwise it is a text. */
  readonly values?: readonly unknown[];
  /** Regular expression of its text, and what is wrong with a text that doesn't match. */
  readonly check?: {readonly pattern: string; readonly problem: string};
}

export interface OperationForm extends ExampleRequest {
  /** The request that follows. */
  readonly upload?: ExampleRequest;
  readonly parameters: readonly ParameterField[];
  /** Example bodies, the first of which is in `values`. An operation without a body has none. */
  readonly bodies?: readonly {readonly title: string; readonly value: unknown}[];
}

/** The data of the page's forms by operation, in a separate file. */
export type FormData = Readonly<Record<string, OperationForm>>;

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Control and bidirectional characters from a link could disguise a sample. */
const unseen = /[\p{Cc}\p{Cs}\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu;

/** Maximum nesting in a link: each level indents the samples. */
const deepest = 12;

/** A JSON value with sanitized texts; undefined if it is nested too deep. */
function clean(value: unknown, depth = 0): unknown {
  if (depth > deepest) return undefined;
  if (typeof value === 'string') return value.replace(unseen, '');
  if (Array.isArray(value)) return value.map((item) => clean(item, depth + 1) ?? null);
  return isObject(value)
    ? Object.fromEntries(Object.entries(value).map(([name, item]) => [clean(name), clean(item, depth + 1)]))
    : value;
}

/** Keeps the part of external values that the form can show. They can be invalid, because a reader may have typed them. */
export function fitValues({parameters, bodies}: OperationForm, foreign: RequestValues): RequestValues {
  const body = bodies && clean(foreign.body);
  const fit = (wanted: 'path' | 'query') =>
    Object.fromEntries(
      parameters.flatMap(({place, name, values}) => {
        const value = Object.hasOwn(foreign[wanted], name) ? foreign[wanted][name] : undefined;
        const fits = values ? values.includes(value) : typeof value === 'string';
        return place === wanted ? [[name, fits ? clean(value) : undefined]] : [];
      }),
    );
  return {path: fit('path'), query: fit('query'), ...(body !== undefined && {body})};
}
