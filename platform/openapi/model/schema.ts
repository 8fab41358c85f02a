import type {Cursor} from '../document/cursor';
import {readExtensions} from './extensions';

/** Description, deprecation, marks and extensions, which nearly every object of the document can have. */
export function described(cursor: Cursor) {
  return {
    /** CommonMark. */
    description: cursor.text('description'),
    deprecated: cursor.flag('deprecated'),
    /** Ids of unconfirmed statements (`platform/unconfirmed.ts`), and pointers of parts that the platform contradicts. */
    unconfirmed: cursor.unconfirmed(),
    extensions: readExtensions(cursor),
  };
}

export type Described = ReturnType<typeof described>;

/** One schema of the page. A `$ref` stays a name, so recursion is harmless. */
export interface SchemaNode extends Described {
  /** Its location, for messages. */
  readonly pointer: string;
  /** The schema as in the file, for validators. */
  readonly source: object;
  readonly ref?: string;
  /** JSON types; empty if any value is valid. */
  readonly types: readonly string[];
  readonly format?: string;
  /** Values of the keywords that constrain or describe a single value (`const`, `enum` and so on), as in the file. */
  readonly keywords: Readonly<Record<string, unknown>>;
  readonly facts: readonly Fact[];
  readonly examples: readonly unknown[];
  readonly children: readonly Child[];
  readonly choice?: Choice;
}

/** A short fact about a value: `Default` with the code `false`. */
export interface Fact {
  readonly label: string;
  readonly codes: readonly string[];
}

/** A schema inside another one: a field, the other keys of an object, or the items of a list. */
export interface Child {
  readonly role: 'field' | 'map' | 'items';
  /** Empty unless it is a field. */
  readonly name: string;
  readonly required: boolean;
  readonly schema: SchemaNode;
}

export interface Choice {
  readonly kind: 'oneOf' | 'anyOf';
  readonly options: readonly {readonly schema: SchemaNode; readonly discriminatorValue?: string | undefined}[];
  /** The field whose value determines the option. */
  readonly discriminator?: string | undefined;
}

/** Parses a schema of the 2020-12 dialect that OpenAPI 3.1 uses. */
export function readSchema(cursor: Cursor): SchemaNode {
  const keywords = plainKeywords(cursor);
  return {
    ...described(cursor),
    pointer: cursor.pointer,
    source: cursor.value as object,
    ref: schemaName(cursor.get('$ref')),
    types: [cursor.get('type')?.value ?? []].flat() as string[],
    format: cursor.text('format'),
    keywords,
    facts: Object.entries(keywords).map(([keyword, value]) => ({
      label: labelOf(keyword),
      codes: keyword === 'enum' ? (value as unknown[]).map(code) : [code(value)],
    })),
    examples: cursor.items('examples').map(({value}) => value),
    children: readChildren(cursor),
    choice: readChoice(cursor),
  };
}
/** `#/components/schemas/User` becomes `User`. */
function schemaName(reference: Cursor | undefined): string | undefined {
  const {pointer} = reference?.target() ?? {};
  const name = pointer && /^#\/components\/schemas\/([^/]+)$/.exec(pointer)?.[1];
  if (reference && !name) {
    reference.fail(
      'A schema is drawn once and linked by its name, so it cannot be referred to at another place',
      'Move it to components/schemas and refer to it there',
    );
  }
  return name;
}

function readChildren(cursor: Cursor): Child[] {
  const required = cursor.items('required');
  const fields = cursor.entries('properties').map(([name, schema]): Child => ({
    role: 'field',
    name,
    required: required.some(({value}) => value === name),
    schema: readSchema(schema),
  }));
  const rest = [
    ['map', cursor.get('additionalProperties')],
    ['items', cursor.get('items')],
  ] as const;
  return [
    ...fields,
    ...rest.flatMap(([role, schema]): Child[] =>
      schema ? [{role, name: '', required: false, schema: readSchema(schema)}] : [],
    ),
  ];
}

function readChoice(cursor: Cursor): Choice | undefined {
  const kind = cursor.get('oneOf') ? 'oneOf' : 'anyOf';
  const options = cursor.items(kind).map(readSchema);
  const discriminator = cursor.get('discriminator');
  const values = discriminator?.entries('mapping') ?? [];
  for (const [value, target] of values) {
    const same = values.filter(([, {value: other}]) => other === target.value);
    if (same.length > 1 || !options.some(({ref}) => target.value === `#/components/schemas/${ref}`)) {
      target.fail(`No option of the choice is only for "${value}"`, 'Map each value to a `$ref` of the options');
    }
  }
  const valueOf = ({ref}: SchemaNode) => values.find(([, {value}]) => value === `#/components/schemas/${ref}`)?.[0];
  if (options.length === 0) return undefined;
  return {
    kind,
    options: options.map((schema) => ({schema, discriminatorValue: valueOf(schema)})),
    discriminator: discriminator?.requiredText('propertyName'),
  };
}

/** Text unchanged, unless it starts or ends with white space; other values as JSON. */
export function code(value: unknown): string {
  return typeof value === 'string' && value.trim() === value && value !== '' ? value : JSON.stringify(value);
}

/** Keywords that the type, the texts, the fields or the choice of a schema show. */
const shownElsewhere = new Set(
  '$ref description type format examples deprecated items required properties additionalProperties anyOf oneOf discriminator'.split(
    ' ',
  ),
);

/** Labels of keywords whose name doesn't say it, in display order. */
const labels: ReadonlyMap<string, string> = new Map([
  ['enum', 'Values'],
  ['const', 'Always'],
  ['default', 'Default'],
  ['pattern', 'Pattern'],
  ['contentMediaType', 'Media type'],
]);

/** `maxLength` becomes `Max length`. */
const labelOf = (keyword: string): string =>
  labels.get(keyword) ??
  keyword.charAt(0).toUpperCase() + keyword.slice(1).replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** Every keyword whose value is shown unchanged. */
function plainKeywords(cursor: Cursor): SchemaNode['keywords'] {
  const written = cursor.value as SchemaNode['keywords'];
  const names = new Set([...labels.keys(), ...Object.keys(written)]);
  return Object.fromEntries(
    [...names]
      .filter((name) => Object.hasOwn(written, name) && !shownElsewhere.has(name) && !name.startsWith('x-'))
      .map((name) => [name, written[name]]),
  );
}
