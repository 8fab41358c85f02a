import {isObject, resolve, type Field, type NamedFields, type Option} from './field';

/** Initial value of a field when the reader adds it. */
export function initialValue(field: Field, named: NamedFields): unknown {
  const target = resolve(field, named);
  switch (target.kind) {
    case 'const':
      return target.value;
    case 'object':
      return withFields(target.fields, ({required, field: inner}) =>
        required ? initialValue(inner, named) : undefined,
      );
    case 'choice':
      return target.options[0] && initialValue(target.options[0].field, named);
    case 'json':
      return target.holds === 'list' ? [] : target.holds === 'object' ? {} : undefined;
    default:
      return undefined;
  }
}

/** An object with the fields' values, in the fields' order; undefined ones are left out. */
export function withFields<Entry extends {readonly name: string}>(
  fields: readonly Entry[],
  valueOf: (entry: Entry) => unknown,
): Record<string, unknown> {
  // Object.fromEntries defines properties, so a field named __proto__ becomes an ordinary one.
  return Object.fromEntries(
    fields.map((entry) => [entry.name, valueOf(entry)] as const).filter(([, value]) => value !== undefined),
  );
}

/** The value of an object's own property. */
export function ownValue(value: unknown, name: string): unknown {
  return isObject(value) && Object.hasOwn(value, name) ? value[name] : undefined;
}

/** Index of the option that a value matches, by its fixed fields, then by its required ones; -1 for none. */
export function optionOf(options: readonly Option[], value: unknown, named: NamedFields): number {
  const fits = (option: Option, wholly: boolean): boolean => {
    const field = resolve(option.field, named);
    if (field.kind !== 'object') {
      return isObject(value) ? false : fitTo(field, value, named) !== undefined;
    }
    return (
      isObject(value) &&
      field.fields.every((entry) => {
        const inner = resolve(entry.field, named);
        const given = ownValue(value, entry.name);
        return inner.kind === 'const' ? given === inner.value : !wholly || !entry.required || given !== undefined;
      })
    );
  };
  const whole = options.findIndex((option) => fits(option, true));
  return whole >= 0 ? whole : options.findIndex((option) => fits(option, false));
}

/** Control and bidirectional characters from a link could disguise a sample. */
const unseen = /[\p{Cc}\p{Cs}\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu;

function cleanText(text: string): string {
  return text.replace(unseen, '');
}

/** Maximum nesting in a link: each level indents the samples. */
const deepest = 12;

/** A JSON value with sanitized texts; undefined if it is nested too deep. */
function clean(value: unknown, depth = 0): unknown {
  if (depth > deepest) {
    return undefined;
  }
  if (typeof value === 'string') {
    return cleanText(value);
  }
  if (Array.isArray(value)) {
    return value.map((item) => clean(item, depth + 1) ?? null);
  }
  return isObject(value)
    ? Object.fromEntries(Object.entries(value).map(([name, item]) => [cleanText(name), clean(item, depth + 1)]))
    : value;
}

/**
 * Keeps the part of an external value that a form can show. Values of the right shape stay even if they are invalid,
 * because a reader may have typed them.
 */
export function fitTo(field: Field, value: unknown, named: NamedFields): unknown {
  const target = resolve(field, named);
  if (value === undefined) {
    return undefined;
  }
  if (value === null && target.kind !== 'json') {
    return target.nullable ? null : undefined;
  }
  switch (target.kind) {
    case 'const':
      return target.value;
    case 'enum':
      return target.values.includes(value) ? value : undefined;
    case 'boolean':
      return typeof value === 'boolean' ? value : undefined;
    case 'number':
      return typeof value === 'number' ? value : typeof value === 'string' ? cleanText(value) : undefined;
    case 'text':
      return typeof value === 'string' ? cleanText(value) : undefined;
    case 'object':
      return isObject(value)
        ? withFields(target.fields, ({name, field: inner}) => fitTo(inner, ownValue(value, name), named))
        : undefined;
    case 'choice': {
      const option = target.options[optionOf(target.options, value, named)];
      return option && fitTo(option.field, value, named);
    }
    case 'json':
      return clean(value);
  }
}
