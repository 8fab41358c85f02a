/** Compares a value with a schema of the OpenAPI file, and describes it without data of a project. */
import {childPointer, pointerKeys, valueAt} from '@avaturn-docs/platform/openapi/document/pointer';
import {isObject} from '../../api/schema';

export type Json = Record<string, unknown>;

export interface Difference {
  /** JSON pointer of the part of the OpenAPI file. */
  readonly pointer: string;
  /** Ids of the unconfirmed statements about it, or else about the nearest part that contains it. */
  readonly marks: readonly string[];
  /** The former, and those about every part that contains it. */
  readonly enclosing: readonly string[];
  readonly expected: string;
  readonly seen: string;
  /** The documentation lacks it, and doesn't exclude it. */
  readonly isAddition?: true;
}

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

  /** The first sentence about a part, or about what contains it. */
  about(pointer: string): string {
    if (pointer === '#/paths') return 'Each response is JSON, with no other headers of note.';
    const text = sentenceOf(this.resolve(pointer).value);
    if (text !== '') return text;
    return pointer.includes('/') ? this.about(pointer.slice(0, pointer.lastIndexOf('/'))) : 'The names of the events.';
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
   * @param seen called with the ids of unconfirmed statements about each part that the value has
   * @param outer ids of the unconfirmed statements about each part that contains this one, the nearest last
   */
  compare(
    value: unknown,
    pointer: string,
    seen: (marks: readonly string[]) => void,
    outer: readonly (readonly string[])[] = [],
  ): Difference[] {
    const {value: schema, pointer: place} = this.resolve(pointer);
    const marks = this.marksOf(pointer);
    const chain = marks.length === 0 ? outer : [...outer, marks];
    const differs = (expected: string, what = this.of(value)): Difference => ({
      pointer: place,
      marks: chain.at(-1) ?? [],
      enclosing: chain.flat(),
      expected,
      seen: what,
    });
    seen(marks);
    for (const key of ['anyOf', 'oneOf'] as const) {
      const options = schema[key];
      if (!Array.isArray(options)) continue;
      const tried = options.map((_, index) => this.compare(value, `${place}/${key}/${index}`, () => undefined, chain));
      const fits = tried.findIndex((found) => found.every(({isAddition}) => isAddition));
      const types = options.map((_, index) => this.resolve(`${place}/${key}/${index}`).value['type']);
      const near = fits < 0 ? types.findIndex((type) => type === typeOf(value)) : fits;
      return near < 0 ? [differs(types.join(' or '))] : this.compare(value, `${place}/${key}/${near}`, seen, chain);
    }
    const types = [schema['type'] ?? []].flat() as string[];
    const type = typeOf(value);
    if (types.length > 0 && !types.includes(type) && !(type === 'integer' && types.includes('number'))) {
      return [differs(types.join(' or '))];
    }
    if ('const' in schema && value !== schema['const']) return [differs(JSON.stringify(schema['const']))];
    const permitted = schema['enum'];
    if (Array.isArray(permitted) && !permitted.includes(value))
      return [differs(permitted.map((one) => JSON.stringify(one)).join(' or '))];
    if (typeof value === 'string') {
      if (value.trim() !== value || value === '') return [differs('text without space around it')];
      const form = schema['format'] as keyof typeof formats | undefined;
      if (form && formats[form] && !formats[form].test(value)) return [differs(form)];
      if (typeof schema['pattern'] === 'string' && !new RegExp(schema['pattern']).test(value))
        return [differs(schema['pattern'])];
    }
    if (Array.isArray(value))
      return 'items' in schema ? value.flatMap((item) => this.compare(item, `${place}/items`, seen, chain)) : [];
    if (!isObject(value)) return [];
    const properties = (schema['properties'] ?? {}) as Json;
    const required = (schema['required'] ?? []) as string[];
    const missing = Object.keys(properties).filter((name) => !Object.hasOwn(value, name));
    // If every field is optional, only an undocumented one shows that a missing one has another name.
    const renamed = required.length === 0 ? missing.map((name) => `the field ${name}`).join(' or ') : '';
    return [
      ...required
        .filter((name) => missing.includes(name))
        .map((name) => ({...differs(`the field ${name}`), seen: 'no such field'})),
      ...Object.entries(value).flatMap(([name, field]) => {
        const isKnown = Object.hasOwn(properties, name);
        const part = isKnown ? childPointer(`${place}/properties`, name) : `${place}/additionalProperties`;
        if (isObject(this.at(part))) return this.compare(field, part, seen, chain);
        if (!('properties' in schema)) return [];
        const added = `a field ${this.of({[name]: field})}`;
        return [
          renamed
            ? differs(renamed, added)
            : {...differs('no other field', added), marks: [], isAddition: true as const},
        ];
      }),
    ];
  }
}
