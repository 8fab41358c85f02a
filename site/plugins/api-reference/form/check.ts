import {isObject, resolve, type Field, type NamedFields} from './field';
import {optionOf} from './values';

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** The problem with the value of one field, or undefined. Nested fields are checked separately. */
export function problemOf(field: Field, value: unknown, required: boolean, named: NamedFields): string | undefined {
  const target = resolve(field, named);
  if (value === undefined) {
    return required ? 'Required. The samples leave it out.' : undefined;
  }
  if (value === null) {
    return undefined;
  }
  switch (target.kind) {
    case 'number':
      return typeof value !== 'number'
        ? `Not ${target.integer ? 'a whole number' : 'a number'}. The samples send it as text.`
        : target.integer && !Number.isInteger(value)
          ? 'Enter a whole number.'
          : undefined;
    case 'text':
      return textProblem(target, String(value));
    case 'enum':
      return target.values.includes(value) ? undefined : `Use one of ${target.values.map(String).join(', ')}.`;
    case 'json':
      return target.holds === 'list' && !Array.isArray(value)
        ? 'Not a list. Begin with [ and end with ].'
        : target.holds === 'object' && !isObject(value)
          ? 'Not an object. Begin with { and end with }.'
          : undefined;
    default:
      return undefined;
  }
}

function textProblem({format, pattern}: Field & {kind: 'text'}, text: string): string | undefined {
  if (format === 'uuid' && !uuid.test(text)) {
    return 'Not a UUID. Use 8-4-4-4-12 hexadecimal digits, such as 3f0c1d9e-8b52-4a67-9d1e-5c2f7a406b18.';
  }
  return pattern === undefined || new RegExp(pattern, 'u').test(text)
    ? undefined
    : `Does not fit the pattern ${pattern}`;
}

/** Number of invalid values, nested ones included. */
export function countProblems(field: Field, value: unknown, required: boolean, named: NamedFields): number {
  const target = resolve(field, named);
  const own = problemOf(target, value, required, named) === undefined ? 0 : 1;
  if (target.kind === 'object' && isObject(value)) {
    return target.fields.reduce(
      (sum, {name, field: inner, required: needed}) => sum + countProblems(inner, value[name], needed, named),
      own,
    );
  }
  if (target.kind === 'choice' && value !== undefined && value !== null) {
    const option = target.options[optionOf(target.options, value, named)];
    return own + (option ? countProblems(option.field, value, true, named) : 1);
  }
  return own;
}

/** The typed number. Other input, and numbers that JavaScript can't represent exactly, stay text. */
export function readNumber(text: string): number | string {
  const trimmed = text.trim();
  const value = Number(trimmed);
  const isNumber = /^-?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(trimmed) && Number.isFinite(value);
  return isNumber && Math.abs(value) <= Number.MAX_SAFE_INTEGER ? value : text;
}
