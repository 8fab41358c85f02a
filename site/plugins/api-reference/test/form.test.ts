import {load} from 'cheerio';
import {expect, test} from 'vitest';
import {loadDocument} from '@avaturn-docs/platform/openapi/document/load';
import {buildModel} from '@avaturn-docs/platform/openapi/model';
import {formData} from '../model/forms';
import {writeSamples} from '../samples';
import {coloredLines} from '../../../src/color-code';
import {paths} from './documents';

const data = formData(buildModel(await loadDocument(paths.avaturn)));

test('the data of the forms contains only what forms need', () => {
  expect(JSON.stringify(data).length).toBeLessThan(16_000);
});

test("highlighting doesn't change the code", () => {
  for (const {shape, values} of Object.values(data)) {
    for (const {language, code} of writeSamples(shape, values)) {
      const html = coloredLines(code, language.value).join('\n');
      expect(load(html, null, false).text()).toBe(code);
      expect(html).toContain('<span class="s">');
      expect(html.includes('</span>$<span')).toBe(language.value === 'curl' && shape.needsToken);
      expect(html.includes('<span class="n">--request</span>')).toBe(language.value === 'curl');
    }
  }
});
