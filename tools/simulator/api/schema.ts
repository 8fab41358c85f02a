/** Checks values against the schemas of the API description, and reports problems as the framework behind the API does. */
import {pointerKeys} from '@avaturn-docs/platform/openapi/document/pointer';
import {Validator, type OutputUnit, type Schema} from '@cfworker/json-schema';
import {missing, type Problem} from './failure';

type Json = Readonly<Record<string, unknown>>;
type Loc = Problem['loc'];

/** Returns the problems of a value; empty if it is valid. */
export type Validate = (value: unknown, loc: Loc) => Problem[];

const typeNames: Readonly<Record<string, readonly [msg: string, type: string]>> = {
  object: ['value is not a valid dict', 'type_error.dict'],
  array: ['value is not a valid list', 'type_error.list'],
  string: ['str type expected', 'type_error.str'],
  number: ['value is not a valid float', 'type_error.float'],
  integer: ['value is not a valid integer', 'type_error.integer'],
  boolean: ['value could not be parsed to a boolean', 'type_error.bool'],
  null: ['value is not none', 'type_error.not_none'],
};

const keysOf = (pointer: string): string[] => pointerKeys(decodeURIComponent(pointer));

/** Creates validators for schemas, which may refer to named ones. */
export class SchemaReader {
  constructor(private readonly named: Readonly<Record<string, object>>) {}

  /** The target of a local reference, or the value itself. */
  private follow<T extends object>(value: T): T {
    const ref = (value as {$ref?: unknown}).$ref;
    if (typeof ref !== 'string') return value;
    const target = this.named[keysOf(ref).at(-1) ?? ''];
    if (!target) throw new Error(`The API description has no ${ref}.`);
    return this.follow(target as T);
  }

  read(schema: object): Validate {
    // The validator resolves references only inside its input, so this includes the named schemas.
    const root = {...schema, components: {schemas: this.named}};
    const validator = new Validator(root as Schema, '2020-12', false);
    return (value, loc) => {
      const places = new Set<string>();
      return meant(validator.validate(value).errors.map((unit) => this.located(root, unit)))
        .filter(({keyword}) => !containers.has(keyword))
        .map((fault) => problemOf(fault, loc))
        .filter((problem) => {
          // One problem per location: a value of the wrong type isn't in the `enum` either.
          const place = JSON.stringify(problem.loc);
          return !places.has(place) && places.add(place);
        });
    };
  }

  private located(root: object, unit: OutputUnit): Fault {
    const keys = keysOf(unit.keywordLocation);
    const at = (path: readonly string[]): unknown =>
      path.reduce<unknown>(
        (value, key) => (key === '$ref' ? this.follow(value as object) : (value as Json | undefined)?.[key]),
        root,
      );
    return {...unit, argument: at(keys), schema: at(keys.slice(0, -1)) as Json | undefined};
  }
}

/** An error of the validator, with the value of the keyword and the schema that contains it. */
interface Fault extends OutputUnit {
  readonly argument: unknown;
  readonly schema: Json | undefined;
}

/** The problems; for a choice only those of the intended option, by its discriminator or the closest match. */
function meant(faults: readonly Fault[]): Fault[] {
  const index = faults.findIndex(({keyword}) => keyword === 'oneOf' || keyword === 'anyOf');
  const choice = faults[index];
  if (!choice) return [...faults];
  const {keywordLocation, instanceLocation} = choice;
  const isInside = (fault: Fault, option = '') =>
    fault.keywordLocation.startsWith(`${keywordLocation}/${option}`) &&
    `${fault.instanceLocation}/`.startsWith(`${instanceLocation}/`);
  const options = (choice.argument as readonly Json[]).flatMap((schema, position) =>
    // Null is a separate option; its problem would hide those of the intended one.
    schema['type'] === 'null' ? [] : [meant(faults.filter((fault) => isInside(fault, `${position}/`)))],
  );
  const property = (choice.schema?.['discriminator'] as Json | undefined)?.['propertyName'];
  const isOther = ({keyword, instanceLocation: place}: Fault) =>
    keyword === 'const' && place === `${instanceLocation}/${String(property)}`;
  const named = options.filter((option) => !option.some(isOther));
  const others = options.flat().filter(isOther);
  const [first] = others;
  return [
    ...faults.slice(0, index),
    ...(named.length === 0 && first
      ? [{...first, keyword: 'enum', argument: others.map(({argument}) => argument)}]
      : named.reduce((best, option) => (option.length < best.length ? option : best), named[0] ?? [])),
    ...meant(faults.slice(index + 1).filter((fault) => !isInside(fault))),
  ];
}

/** Keywords whose own error only says that there is one further inside. */
const containers = new Set(['$ref', 'properties', 'additionalProperties', 'items', 'allOf', 'oneOf', 'anyOf']);

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const quote = (value: unknown): string => (typeof value === 'string' ? `'${value}'` : JSON.stringify(value));

/** Message and type of the problem, by keyword. */
const wordings: Readonly<Record<string, (argument: unknown, error: string) => readonly [msg: string, type: string]>> = {
  type: (argument, error) => typeNames[[argument].flat()[0] as string] ?? [error, 'type_error'],
  const: (argument) => [`unexpected value; permitted: ${quote(argument)}`, 'value_error.const'],
  enum: (argument) => {
    const permitted = (argument as unknown[]).map(quote).join(', ');
    return [`value is not a valid enumeration member; permitted: ${permitted}`, 'type_error.enum'];
  },
  format: (argument) => {
    const name = argument === 'uri' ? 'URL' : String(argument);
    return [`value is not a valid ${name}`, `type_error.${String(argument)}`];
  },
  pattern: (argument) => [`string does not match regex "${String(argument)}"`, 'value_error.str.regex'],
  maxLength: (argument) => [
    `ensure this value has at most ${String(argument)} characters`,
    'value_error.any_str.max_length',
  ],
  false: () => ['extra fields not permitted', 'value_error.extra'],
};

function problemOf({keyword, instanceLocation, error, argument}: Fault, base: Loc): Problem {
  const loc = [...base, ...keysOf(instanceLocation).map((key) => (/^\d+$/.test(key) ? Number(key) : key))];
  if (keyword === 'required') return missing([...loc, /"(.*)"/.exec(error)?.[1] ?? '']);
  const [msg, type] = wordings[keyword]?.(argument, error) ?? [error, `value_error.${keyword}`];
  return {loc, msg, type};
}
