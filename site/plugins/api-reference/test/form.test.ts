import {expect, test} from 'vitest';
import {fitValues, type FormData} from '../form';
import {loadDocument} from '@avaturn-docs/platform/openapi/document/load';
import {buildModel} from '@avaturn-docs/platform/openapi/model';
import {formData} from '../model/fields';
import {writeSamples} from '../samples';
import {colorParts} from '../../../src/color-code';
import {paths} from './documents';

const data = formData(buildModel(await loadDocument(paths.avaturn)));
const formOf = (id: string) => data.operations[id] as FormData['operations'][string];
const fieldsOf = (id: string) => formOf(id).parameters;

test('every operation has a form whose example creates the samples of the page', () => {
  expect(Object.keys(data.operations).length).toBeGreaterThanOrEqual(10);
  for (const form of Object.values(data.operations)) {
    expect(writeSamples(form.shape, fitValues(form, form.values))).toEqual(writeSamples(form.shape, form.values));
    expect(form.bodies?.[0]?.value).toEqual(form.values.body);
  }
});

test('a parameter has the control and the check of its schema', () => {
  const [id] = fieldsOf('newExport');
  expect(id).toMatchObject({name: 'avatar_id', place: 'query', required: true, type: 'uuid'});
  expect('3F0C1D9E-8b52-4a67-9d1e-5c2f7a406b18').toMatch(new RegExp(id!.check!.pattern, 'u'));
  expect('3f0c').not.toMatch(new RegExp(id!.check!.pattern, 'u'));
  const byName = Object.fromEntries(fieldsOf('newRender').map((field) => [field.name, field]));
  expect(byName['format']).toMatchObject({values: ['jpg', 'png', 'webp']});
  expect(byName['scene']!.check!.problem).toContain('Does not fit the pattern ^');
  expect(fieldsOf('listUserAvatars').find(({name}) => name === 'include_not_ready')!.values).toEqual([true, false]);
});

test('the data of the forms contains only what forms need', () => {
  expect(JSON.stringify(data).length).toBeLessThan(16_000);
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
