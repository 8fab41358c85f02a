import {describe, expect, test} from 'vitest';
import {SchemaReader} from './schema';

const faults = (schema: object, value: unknown, named: Record<string, object> = {}) =>
  new SchemaReader(named)
    .read(schema)(value, ['body'])
    .map(({loc, type}) => `${loc.join('.')} ${type}`);

test('an unresolved reference fails', () => {
  expect(() => faults({$ref: '#/components/schemas/Nothing'}, {})).toThrow('Nothing');
});

describe('faults', () => {
  const object = {
    type: 'object',
    required: ['name', 'age'],
    properties: {
      name: {type: 'string', pattern: '^[a-z]+$', maxLength: 3},
      age: {type: ['integer', 'null']},
      tags: {type: 'array', items: {type: 'string'}},
    },
  };
  test.each<[string, unknown, string[]]>([
    ['a value that fits', {name: 'a', age: 1}, []],
    ['null where it is allowed', {name: 'a', age: null}, []],
    ['a fraction', {name: 'a', age: 1.5}, ['body.age type_error.integer']],
    ['a pattern', {name: 'A', age: 1}, ['body.name value_error.str.regex']],
    ['a limit that the platform is not known to report', {name: 'abcd', age: 1}, ['body.name value_error.maxLength']],
    ['an item', {name: 'a', age: 1, tags: ['x', 1]}, ['body.tags.1 type_error.str']],
  ])('%s', (_, value, expected) => {
    expect(faults(object, value)).toEqual(expected);
  });

  test('of a map', () => {
    const schema = {type: 'object', properties: {known: {type: 'number'}}, additionalProperties: {type: 'string'}};
    expect(faults(schema, {known: 1, other: 'x'})).toEqual([]);
    expect(faults(schema, {other: 1})).toEqual(['body.other type_error.str']);
    expect(faults({...schema, additionalProperties: false}, {other: 1})).toEqual(['body.other value_error.extra']);
  });

  test('of a recursive schema', () => {
    const node = {type: 'object', properties: {next: {$ref: '#/components/schemas/node'}, value: {type: 'number'}}};
    expect(faults({$ref: '#/components/schemas/node'}, {next: {next: {value: 'x'}}}, {node})).toEqual([
      'body.next.next.value type_error.float',
    ]);
  });
});
