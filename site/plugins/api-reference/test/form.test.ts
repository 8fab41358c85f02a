import {describe, expect, test} from 'vitest';
import {problemOf, readNumber} from '../form/check';
import {fitValues, problemsOf, type FormData} from '../form';
import {type Field} from '../form/field';
import {initialValue} from '../form/values';
import {Cursor} from '@avaturn-docs/platform/openapi/document/cursor';
import {loadDocument} from '@avaturn-docs/platform/openapi/document/load';
import {buildModel} from '@avaturn-docs/platform/openapi/model';
import {fieldOf, formData} from '../model/fields';
import {readSchema} from '@avaturn-docs/platform/openapi/model/schema';
import {writeSamples} from '../samples';
import {colorParts} from '../../../src/color-code';
import {paths} from './documents';

async function dataOf(file: string): Promise<FormData> {
  return formData(buildModel(await loadDocument(file)));
}

const document = await loadDocument(paths.avaturn);
const [data, nasty] = await Promise.all([dataOf(paths.avaturn), dataOf(paths.nasty)]);
const formOf = (id: string, {operations} = data) => operations[id] as FormData['operations'][string];

describe('the control for a schema', () => {
  test.each<[schema: unknown, field: Field]>([
    [
      {type: 'string', format: 'uuid', pattern: '^a'},
      {kind: 'text', format: 'uuid', pattern: '^a'},
    ],
    [{type: ['string', 'null']}, {kind: 'json', holds: 'value'}],
    [{type: 'integer'}, {kind: 'number', integer: true}],
    [{type: 'boolean'}, {kind: 'boolean'}],
    [{enum: ['a', 'b']}, {kind: 'enum', values: ['a', 'b']}],
    [{const: 'a'}, {kind: 'const', value: 'a'}],
    [
      {type: 'array', items: {}},
      {kind: 'json', holds: 'list'},
    ],
    [
      {type: 'object', additionalProperties: {type: 'string'}},
      {kind: 'json', holds: 'object'},
    ],
    [{type: ['string', 'number']}, {kind: 'json', holds: 'value'}],
    [{$ref: '#/components/schemas/AssetSlot'}, {kind: 'ref', name: 'AssetSlot'}],
    [
      {anyOf: [{$ref: '#/components/schemas/AssetSlot'}, {type: 'null'}]},
      {kind: 'ref', name: 'AssetSlot', nullable: true},
    ],
    [
      {type: 'object', required: ['a'], properties: {a: {type: 'string'}}},
      {kind: 'object', fields: [{name: 'a', required: true, field: {kind: 'text'}}]},
    ],
  ])('%j', (schema, field) => {
    expect(fieldOf(readSchema(new Cursor(document, schema)))).toEqual(field);
  });
});

test('every operation has a form whose example is valid and creates the samples of the page', () => {
  expect(Object.keys(data.operations).length).toBeGreaterThanOrEqual(10);
  for (const form of Object.values(data.operations)) {
    expect(problemsOf(form, form.values, data.named)).toBe(0);
    const fitted = fitValues(form, form.values, data.named);
    expect(writeSamples(form.shape, fitted)).toEqual(writeSamples(form.shape, form.values));
  }
});

test('an invalid value of the chosen option is counted', () => {
  const form = formOf('newSession');
  const body = {user_id: 'U', config: {type: 'edit_existing', avatar_id: 'no uuid'}};
  expect(problemsOf(form, {parameters: {}, body}, data.named)).toBe(1);
});

test('the data of the forms contains only what forms need', () => {
  expect(JSON.stringify(data).length).toBeLessThan(16_000);
  expect(Object.keys(data.named)).not.toContain('NewSessionResponse');
});

test('a recursive schema has a finite form', () => {
  for (const form of Object.values(nasty.operations)) {
    const start = form.body && initialValue(form.body.field, nasty.named);
    expect(() => fitValues(form, {...form.values, body: start}, nasty.named)).not.toThrow();
  }
});

describe('an invalid value', () => {
  test.each<[field: Field, value: unknown, message: string]>([
    [{kind: 'text', format: 'uuid'}, '3f0c', 'Not a UUID'],
    [{kind: 'text', pattern: '^a+$'}, 'b', 'Does not fit the pattern ^a+$'],
    [{kind: 'enum', values: ['a', 'b']}, 'c', 'Use one of a, b.'],
    [{kind: 'number', integer: false}, '1,5', 'Not a number'],
    [{kind: 'number', integer: true}, 1.5, 'Enter a whole number'],
    [{kind: 'json', holds: 'list'}, {}, 'Not a list'],
    [{kind: 'text'}, undefined, 'Required'],
  ])('%j: reports %j', (field, value, message) => {
    expect(problemOf(field, value, true, {})).toContain(message);
  });

  test('reports nothing for a valid value', () => {
    expect(problemOf({kind: 'text', format: 'uuid'}, '3F0C1D9E-8b52-4a67-9d1e-5c2f7a406b18', true, {})).toBeUndefined();
    expect(problemOf({kind: 'number', integer: false}, 0.3, true, {})).toBeUndefined();
    expect(problemOf({kind: 'text'}, undefined, false, {})).toBeUndefined();
  });
});

test("numbers are parsed as typed, and stay text if they aren't numbers or can't be exact", () => {
  expect(['1', '-0.5', '1e3', ' 2 '].map(readNumber)).toEqual([1, -0.5, 1000, 2]);
  expect(['', '-', '0x10', '1,5', '12345678901234567890', 'Infinity'].map(readNumber)).toEqual([
    '',
    '-',
    '0x10',
    '1,5',
    '12345678901234567890',
    'Infinity',
  ]);
});

test("highlighting doesn't change the code", () => {
  for (const {shape, values} of Object.values(data.operations)) {
    for (const {language, code} of writeSamples(shape, values)) {
      const parts = colorParts(code, language.value);
      expect(parts.map(({text}) => text).join('')).toBe(code);
      expect(parts.some(({role}) => role === 's')).toBe(true);
      expect(parts.find(({text}) => text === '$')?.role).toBe(language.value === 'curl' ? '' : undefined);
      expect(parts.find(({text}) => text === '--request')?.role).toBe(language.value === 'curl' ? 'n' : undefined);
    }
  }
});

test('constants in responses have the color of those in examples', () => {
  const parts = colorParts('{"url": null, "a": true}', 'json');
  expect(parts.filter(({role}) => role === 'n').map(({text}) => text)).toEqual(['null', 'true']);
});
