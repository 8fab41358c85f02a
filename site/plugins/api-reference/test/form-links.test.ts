import {describe, expect, test} from 'vitest';
import {fitValues, type FormData} from '../form';
import {isFillLink, longest, readLink, writeLink} from '../form/link';
import {loadDocument} from '@avaturn-docs/platform/openapi/document/load';
import {buildModel} from '@avaturn-docs/platform/openapi/model';
import {formData} from '../model/forms';
import {languages, writeSamples} from '../samples';
import {paths} from './documents';
import {hostile} from './hostile-texts';

const document = await loadDocument(paths.avaturn);
const data = formData(buildModel(document));

describe('a link', () => {
  test('contains the values of every example, and any characters', () => {
    for (const [id, {values}] of Object.entries(data)) {
      const link = writeLink(id, values) ?? '';
      expect(isFillLink(link)).toBe(true);
      expect(link).toMatch(/^#fill=\w+~[\w-]+$/);
      expect(readLink(link)).toEqual({operation: id, values: JSON.parse(JSON.stringify(values))});
    }
    const values = {path: {}, query: {}, body: {name: '漢字 é 😀'}};
    expect(readLink(writeLink('a', values) ?? '')).toEqual({operation: 'a', values});
  });

  test('has a limit', () => {
    expect(writeLink('a', {path: {}, query: {}, body: 'x'.repeat(longest)})).toBeUndefined();
    expect(readLink(`#fill=a~${'x'.repeat(longest)}`)).toMatchObject({problem: expect.stringContaining('longer')});
  });

  test.each([
    '#fill=',
    '#fill=a',
    '#fill=a~',
    '#fill=a~!!!',
    '#fill=a~bm90IEpTT04',
    '#fill=a~W10',
    '#fill=a~e30',
    '#fill=a~eyJwYXRoIjpbXX0',
    '#fill=%~e30',
    '#fill=a~b~c',
    '#fill=a~_w',
  ])('that is damaged is reported and never throws: %s', (hash) => {
    expect(readLink(hash)).toMatchObject({problem: 'it is cut off or mistyped'});
  });
});

describe('values of an external link', () => {
  const form = data['newSession'] as FormData[string];
  const fit = (body: unknown) => fitValues(form, {path: {}, query: {}, body}).body;

  test('are reduced to what the form shows', () => {
    const render = data['newRender'] as FormData[string];
    const query = {scene: 'a', format: 'gif', avatar_id: {}, more: 'x'};
    expect(fitValues(render, {path: {}, query, body: {}})).toEqual({path: {}, query: {scene: 'a'}});
    const deep = JSON.parse(`${'{"a":'.repeat(99)}1${'}'.repeat(99)}`) as unknown;
    expect(JSON.stringify(fit(deep)).length).toBeLessThan(100);
    expect(Object.keys(fit(JSON.parse('{"__proto__": {"user_id": "U"}}')) as object)).toEqual(['__proto__']);
  });

  test.each(hostile)('lose invisible characters: %j', (text) => {
    expect(fit({user_id: text})).not.toMatchObject({user_id: expect.stringMatching(/[\p{Cc}\u202e\u2028]/u)});
    const samples = writeSamples(form.shape, fitValues(form, {path: {}, query: {}, body: {user_id: text}}));
    expect(samples.length).toBe(languages.length);
  });
});
