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
  test('of a recursive schema', () => {
    const node = {type: 'object', properties: {next: {$ref: '#/components/schemas/node'}, value: {type: 'number'}}};
    expect(faults({$ref: '#/components/schemas/node'}, {next: {next: {value: 'x'}}}, {node})).toEqual([
      'body.next.next.value type_error.float',
    ]);
  });
});
