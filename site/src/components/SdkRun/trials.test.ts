import {expect, test, vi} from 'vitest';
import {sdkMethods, type SdkMethodName} from '@avaturn-docs/platform/web-sdk/methods';
import {methods} from '../../../samples/web/sdk-methods/methods';
import {fieldsOf, initialValues, runValues, sampleCode, sampleName} from './trials';

vi.mock('./texts', async () => {
  const {regionTexts} = await import('../../../plugins/samples/sample');
  return {default: regionTexts('samples', 'web/sdk-methods/methods.ts')};
});

const other: Readonly<Partial<Record<SdkMethodName, string>>> = {
  setAvailableAssets: 'footwear',
  setActiveAsset: 'b',
  setActiveBody: 'body_1',
  setActiveAnimation: 'walk',
  setEyeColor: 'blue',
  setHairColor: '#abcdef',
  setEyewearColor: '#335577',
  setBodyProportions: '-30',
  setSkinToneCorrection: '25',
};

test.each(sdkMethods)('$name has a sample that calls it, and shows no name of a value', ({name}) => {
  const code = sampleCode(name);
  expect(code).toContain(`.${name}(`);
  expect(code).not.toContain('values.');
  expect(methods).toHaveProperty(name);
});

test.each(sdkMethods.filter(({name}) => fieldsOf(name).length > 0))(
  '$name shows the chosen values, and gets them as it runs',
  ({name}) => {
    for (const field of fieldsOf(name)) {
      const values = {...initialValues(name), [field.name]: other[name]!};
      const shown = field.type === 'range' ? other[name]! : `'${other[name]!}'`;
      expect(sampleCode(name, values)).toContain(shown);
      expect(String(runValues(name, values)[field.name])).toBe(other[name]);
      expect(methods).toHaveProperty([sampleName(name, values)]);
    }
  },
);
