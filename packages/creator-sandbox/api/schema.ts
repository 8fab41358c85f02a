/**
 * A small interpreter of JSON Schema, for the keywords that `openapi/avaturn.yaml` uses. Libraries compile schemas with
 * `eval`, which the site's content security policy forbids. A keyword that is not known here stops the start, so that no
 * rule of the file is passed over in silence.
 */
import {missing, type Problem} from './failure';

type Json = Readonly<Record<string, unknown>>;
type Loc = Problem['loc'];

/** Gives the faults of a value; none when it fits. */
export type Validate = (value: unknown, loc: Loc) => Problem[];

const annotations = new Set(
  'title description default example examples deprecated contentMediaType discriminator'.split(' '),
);

const formats: Readonly<Record<string, {readonly test: (text: string) => boolean; readonly name: string}>> = {
  uuid: {test: (text) => /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i.test(text), name: 'uuid'},
  uri: {test: (text) => URL.canParse(text), name: 'URL'},
};

const typeNames: Readonly<Record<string, readonly [msg: string, type: string]>> = {
  object: ['value is not a valid dict', 'type_error.dict'],
  array: ['value is not a valid list', 'type_error.list'],
  string: ['str type expected', 'type_error.str'],
  number: ['value is not a valid float', 'type_error.float'],
  integer: ['value is not a valid integer', 'type_error.integer'],
  boolean: ['value could not be parsed to a boolean', 'type_error.bool'],
  null: ['value is not none', 'type_error.not_none'],
};

/** Makes validators for schemas of one document. References are followed when they are met, so recursion is harmless. */
export class SchemaReader {
  private readonly seen = new Map<object, Validate>();

  constructor(private readonly document: object) {}

  /** The thing that a local reference leads to, or the thing itself. */
  follow<T extends object>(value: T): T {
    const ref = (value as {$ref?: unknown}).$ref;
    if (typeof ref !== 'string') return value;
    const target = ref
      .replace(/^#\//, '')
      .split('/')
      .reduce<unknown>(
        (at, key) => (at as Json | undefined)?.[key.replaceAll('~1', '/').replaceAll('~0', '~')],
        this.document,
      );
    if (typeof target !== 'object' || target === null) throw new Error(`The API description has no ${ref}.`);
    return this.follow(target as T);
  }

  /** @throws Error if the schema uses a keyword that is not known here */
  read(schema: object): Validate {
    const known = this.seen.get(schema);
    if (known) return known;
    // A schema may hold itself: what meets it again gets this function, which waits for the real one.
    let validate: Validate = () => [];
    this.seen.set(schema, (value, loc) => validate(value, loc));
    const rules = Object.entries(schema).flatMap(([keyword, argument]) => this.rule(keyword, argument, schema as Json));
    validate = (value, loc) => {
      for (const rule of rules) {
        const problems = rule(value, loc);
        // What is not of the right type is not looked into.
        if (problems.length > 0) return problems;
      }
      return [];
    };
    this.seen.set(schema, validate);
    return validate;
  }

  private rule(keyword: string, argument: unknown, schema: Json): Validate[] {
    if (annotations.has(keyword) || keyword.startsWith('x-')) return [];
    switch (keyword) {
      case '$ref':
        return [this.read(this.follow(schema))];
      case 'type':
        return [typeRule([argument].flat() as string[])];
      case 'const':
        return [constRule(argument)];
      case 'enum':
        return [enumRule(argument as unknown[])];
      case 'format':
        return [formatRule(String(argument))];
      case 'pattern':
        return [patternRule(String(argument))];
      case 'required':
        // Together with `properties`, in the order of the fields.
        return schema['properties'] ? [] : [this.fields(schema)];
      case 'properties':
        return [this.fields(schema)];
      case 'additionalProperties':
        return [this.others(argument, schema)];
      case 'items':
        return [this.items(argument as object)];
      case 'oneOf':
      case 'anyOf':
        return [this.choice(argument as object[], schema['discriminator'] as Json | undefined)];
      default:
        throw new Error(
          `The API description uses the schema keyword "${keyword}", which packages/creator-sandbox/api/schema.ts does not know. Teach it there.`,
        );
    }
  }

  private fields(schema: Json): Validate {
    const properties = Object.entries((schema['properties'] ?? {}) as Record<string, object>).map(
      ([name, property]) => [name, this.read(property)] as const,
    );
    const required = (schema['required'] ?? []) as string[];
    return (value, loc) => {
      if (!isObject(value)) return [];
      return [
        ...required.filter((name) => !Object.hasOwn(value, name)).map((name) => missing([...loc, name])),
        ...properties.flatMap(([name, validate]) =>
          Object.hasOwn(value, name) ? validate(value[name], [...loc, name]) : [],
        ),
      ];
    };
  }

  private others(argument: unknown, schema: Json): Validate {
    const named = new Set(Object.keys((schema['properties'] ?? {}) as object));
    const validate: Validate =
      argument === false
        ? (_value, loc) => [{loc, msg: 'extra fields not permitted', type: 'value_error.extra'}]
        : argument === true
          ? () => []
          : this.read(argument as object);
    return (value, loc) =>
      isObject(value)
        ? Object.keys(value)
            .filter((name) => !named.has(name))
            .flatMap((name) => validate(value[name], [...loc, name]))
        : [];
  }

  private items(schema: object): Validate {
    const validate = this.read(schema);
    return (value, loc) =>
      Array.isArray(value) ? value.flatMap((item, index) => validate(item, [...loc, index])) : [];
  }

  /** The faults of the option that the value means: by its discriminator, or else the one with the fewest. */
  private choice(options: readonly object[], discriminator: Json | undefined): Validate {
    const validators = options.map((option) => ({validate: this.read(option), schema: this.follow(option) as Json}));
    const property = discriminator?.['propertyName'] as string | undefined;
    const valueOf = (schema: Json) => ((schema['properties'] as Json | undefined)?.[property ?? ''] as Json)?.['const'];
    return (value, loc) => {
      if (property !== undefined) {
        if (!isObject(value)) return problem('object', loc);
        if (!Object.hasOwn(value, property)) return [missing([...loc, property])];
        const option = validators.find(({schema}) => valueOf(schema) === value[property]);
        const permitted = validators.map(({schema}) => valueOf(schema));
        return option ? option.validate(value, loc) : enumRule(permitted)(value[property], [...loc, property]);
      }
      // Null fits an option of its own or none; its faults would hide those of the option that was meant.
      const meant = validators.filter(({schema}) => schema['type'] !== 'null');
      if (value === null && meant.length < validators.length) return [];
      const all = meant.map(({validate}) => validate(value, loc));
      return all.reduce((best, problems) => (problems.length < best.length ? problems : best));
    };
  }
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function problem(type: string, loc: Loc): Problem[] {
  const [msg, code] = typeNames[type] ?? ['value is not valid', 'type_error'];
  return [{loc, msg, type: code}];
}

function hasType(value: unknown, type: string): boolean {
  switch (type) {
    case 'object':
      return isObject(value);
    case 'array':
      return Array.isArray(value);
    case 'null':
      return value === null;
    case 'number':
      return typeof value === 'number' && Number.isFinite(value);
    case 'integer':
      return Number.isInteger(value);
    case 'string':
    case 'boolean':
      return typeof value === type;
    default:
      throw new Error(`The API description uses the type "${type}", which JSON Schema does not have.`);
  }
}

function typeRule(types: readonly string[]): Validate {
  types.forEach((type) => hasType(undefined, type));
  return (value, loc) => (types.some((type) => hasType(value, type)) ? [] : problem(types[0]!, loc));
}

const quote = (value: unknown): string => (typeof value === 'string' ? `'${value}'` : JSON.stringify(value));

function constRule(expected: unknown): Validate {
  return (value, loc) =>
    value === expected
      ? []
      : [{loc, msg: `unexpected value; permitted: ${quote(expected)}`, type: 'value_error.const'}];
}

function enumRule(values: readonly unknown[]): Validate {
  const permitted = values.map(quote).join(', ');
  return (value, loc) =>
    values.includes(value)
      ? []
      : [{loc, msg: `value is not a valid enumeration member; permitted: ${permitted}`, type: 'type_error.enum'}];
}

function formatRule(name: string): Validate {
  const format = formats[name];
  if (!format)
    throw new Error(
      `The API description uses the format "${name}". Teach it to packages/creator-sandbox/api/schema.ts.`,
    );
  return (value, loc) =>
    typeof value !== 'string' || format.test(value)
      ? []
      : [{loc, msg: `value is not a valid ${format.name}`, type: `type_error.${name}`}];
}

function patternRule(pattern: string): Validate {
  const expression = new RegExp(pattern, 'u');
  return (value, loc) =>
    typeof value !== 'string' || expression.test(value)
      ? []
      : [{loc, msg: `string does not match regex "${pattern}"`, type: 'value_error.str.regex'}];
}
