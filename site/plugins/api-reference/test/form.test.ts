import {expect, test} from 'vitest';
import {loadDocument} from '@avaturn-docs/platform/openapi/document/load';
import {buildModel} from '@avaturn-docs/platform/openapi/model';
import {formData} from '../model/fields';
import {writeSamples} from '../samples';
import {colorParts} from '../../../src/color-code';
import {paths} from './documents';

const data = formData(buildModel(await loadDocument(paths.avaturn)));

test('the data of the forms contains only what forms need', () => {
  expect(JSON.stringify(data).length).toBeLessThan(16_000);
});

test("highlighting doesn't change the code", () => {
  for (const {shape, values} of Object.values(data)) {
    for (const {language, code} of writeSamples(shape, values)) {
      const parts = colorParts(code, language.value);
      expect(parts.map(({text}) => text).join('')).toBe(code);
      expect(parts.some(({role}) => role === 's')).toBe(true);
      expect(parts.find(({text}) => text === '$')?.role).toBe(language.value === 'curl' ? '' : undefined);
      expect(parts.find(({text}) => text === '--request')?.role).toBe(language.value === 'curl' ? 'n' : undefined);
    }
  }
});
