/** Compares a value with a schema of the OpenAPI file, and describes it without data of a project. */
import {childPointer, pointerKeys, valueAt} from '@avaturn-docs/platform/openapi/document/pointer';
import {isObject} from '../../api/schema';

export type Json = Record<string, unknown>;

/** A part of a value that differs, or that shows an unconfirmed statement. */
interface Part {
  /** Ids of the unconfirmed statements about it or the nearest part that contains it, or else its JSON pointer. */
  readonly statements: readonly string[];
  /** `undocumented`: the documentation lacks it, and doesn't exclude it. */
  readonly result: 'fits' | 'differs' | 'undocumented';
  readonly expected: string;
  readonly seen: string;
  /** Ids of the unconfirmed statements about it, and about every part that contains it. */
  readonly doubts: readonly string[];
}

/** Statements about the form of a response, which its schema settles. The others need a check of their own. */
const ofSchemas = new Set(
  'session-fields avatar-list-fields scan-status export-fields render-fields render-status delete-response validation-body error-body webhook-fields avatar-ready-fields customization-fields'.split(
    ' ',
  ),
);

export const isText = (value: unknown): value is string => typeof value === 'string';

export const formats = {
  uuid: /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i,
  uri: /^https?:\/\/[^\s/]+/i,
};

const typeOf = (value: unknown): string =>
  value === null ? 'null' : Array.isArray(value) ? 'array' : Number.isInteger(value) ? 'integer' : typeof value;

/** The first sentence about a part of the OpenAPI file. */
const sentenceOf = ({description, summary}: Json): string =>
  /^.*?\.(?=\s|$)|^.*/.exec(String(description ?? summary ?? ''))![0];

/** What a schema expects instead of a value, without looking into objects and arrays. */
function expectation({type, format, pattern, enum: values, const: value}: Json, seen: unknown): string | undefined {
  const types = [type ?? []].flat();
  const isNumber = typeof seen === 'number' && types.includes('number');
  if (types.length > 0 && !types.includes(typeOf(seen)) && !isNumber) return types.join(' or ');
  const permitted = value === undefined ? values : [value];
  if (Array.isArray(permitted) && !permitted.includes(seen))
    return permitted.map((one) => JSON.stringify(one)).join(' or ');
  if (!isText(seen)) return undefined;
  if (isText(format) && formats[format as keyof typeof formats]?.test(seen) === false) return format;
  return isText(pattern) && !new RegExp(pattern).test(seen) ? pattern : undefined;
}

export class Shapes {
  /** Names of fields and parameters, values of enumerations, and constants. Every other text is private. */
  private readonly known = new Set<unknown>();

  /** What is stated, by the ids of the unconfirmed statements about the API. */
  readonly statements = new Map<string, string>();

  constructor(readonly document: Json) {
    const visit = (value: unknown): void => {
      if (Array.isArray(value)) value.forEach(visit);
      if (!isObject(value)) return;
      if (isObject(value['properties'])) Object.keys(value['properties']).forEach((name) => this.known.add(name));
      if (Array.isArray(value['enum'])) value['enum'].forEach((item) => this.known.add(item));
      this.known.add(value['const']);
      for (const id of [value['x-unconfirmed'] ?? []].flat().map(String))
        if (!this.statements.has(id)) this.statements.set(id, sentenceOf(value));
      if (typeof value['in'] === 'string') this.known.add(value['name']);
      Object.values(value).forEach(visit);
    };
    visit(document);
  }

  /** `{status: "ready", id: string(36)}`: nothing but documented names and values, types, and lengths. */
  of(value: unknown, depth = 0): string {
    const word = (text: string, open = text) => (this.known.has(text) ? open : `string(${text.length})`);
    if (typeof value === 'string') return word(value, JSON.stringify(value));
    if (Array.isArray(value))
      return value.length === 0 ? '[]' : `array(${value.length}) of ${this.of(value[0], depth + 1)}`;
    if (!isObject(value)) return typeof value === 'boolean' ? String(value) : typeOf(value);
    if (depth > 2) return 'object';
    const fields = Object.entries(value).slice(0, 12);
    return `{${fields.map(([name, field]) => `${word(name)}: ${this.of(field, depth + 1)}`).join(', ')}}`;
  }

  permits(pointer: string, value: unknown): boolean {
    return (this.resolve(pointer).value['enum'] as unknown[]).includes(value);
  }

  /** Ids of the unconfirmed statements about a part. */
  marksOf(pointer: string): string[] {
    return [this.resolve(pointer).value['x-unconfirmed'] ?? []].flat().map(String);
  }

  at(pointer: string): unknown {
    return valueAt(this.document, pointerKeys(pointer));
  }

  /** The object at a pointer, or what its `$ref` names, with the pointer of the latter. */
  resolve(pointer: string): {readonly value: Json; readonly pointer: string} {
    const value = this.at(pointer);
    if (!isObject(value)) return {value: {}, pointer};
    const target = value['$ref'];
    return typeof target === 'string'
      ? {value: {...this.resolve(target).value, ...value}, pointer: target}
      : {value, pointer};
  }

  /**
   * @param pointer of the schema
   * @param outer ids of the unconfirmed statements about each part that contains this one, the nearest last
   */
  compare(value: unknown, pointer: string, outer: readonly (readonly string[])[] = []): Part[] {
    const {value: schema, pointer: place} = this.resolve(pointer);
    const marks = this.marksOf(pointer);
    const chain = marks.length === 0 ? outer : [...outer, marks];
    const [own, nearest] = [marks, chain.at(-1) ?? []].map((ids) => ids.filter((id) => ofSchemas.has(id)));
    const blamed = nearest!.length > 0 ? nearest! : [place];
    const doubts = chain.flat();
    const differs = (expected: string, seen = this.of(value)): Part => ({
      statements: blamed,
      result: 'differs',
      expected,
      seen,
      doubts,
    });
    if (Array.isArray(schema['anyOf'])) {
      // The options have different types.
      const types = schema['anyOf'].map((_, index) => this.resolve(`${place}/anyOf/${index}`).value['type']);
      const index = types.indexOf(typeOf(value));
      return index < 0 ? [differs(types.join(' or '))] : this.compare(value, `${place}/anyOf/${index}`, chain);
    }
    const expected = expectation(schema, value);
    if (expected !== undefined) return [differs(expected)];
    const fits: Part = {statements: own!, result: 'fits', expected: '', seen: '', doubts: []};
    if (Array.isArray(value)) return [fits, ...value.flatMap((item) => this.compare(item, `${place}/items`, chain))];
    if (!isObject(value)) return [fits];
    const properties = (schema['properties'] ?? {}) as Json;
    const required = (schema['required'] ?? []) as string[];
    const missing = Object.keys(properties).filter((name) => !Object.hasOwn(value, name));
    // If every field is optional, only an undocumented one shows that a missing one has another name.
    const renamed = required.length === 0 ? missing.map((name) => `the field ${name}`).join(' or ') : '';
    return [
      fits,
      ...missing.filter((name) => required.includes(name)).map((name) => differs(`the field ${name}`, 'no such field')),
      ...Object.entries(value).flatMap(([name, field]) => {
        const isKnown = Object.hasOwn(properties, name);
        const pointerOf = isKnown ? childPointer(`${place}/properties`, name) : `${place}/additionalProperties`;
        if (isObject(this.at(pointerOf))) return this.compare(field, pointerOf, chain);
        if (!('properties' in schema)) return [];
        const added = `a field ${this.of({[name]: field})}`;
        if (renamed) return differs(renamed, added);
        return {...differs('no other field', added), statements: [place], result: 'undocumented' as const};
      }),
    ];
  }
}
