import {expect, test, vi} from 'vitest';
import {sdkMethods} from '@avaturn-docs/platform/web-sdk/methods';
import {methods} from '../../../samples/web/sdk-methods/methods';
import {sampleCode} from './trials';

vi.mock('@generated/samples/default/sdk-methods.json', async () => {
  const {regionTexts} = await import('../../../plugins/samples/sample');
  return {default: regionTexts('samples', 'web/sdk-methods/methods.ts')};
});

test.each(sdkMethods)('$name has a sample that calls it, and shows no name of a value', ({name}) => {
  const code = sampleCode(name);
  expect(code).toContain(`.${name}(`);
  expect(code).not.toContain('values.');
  expect(methods).toHaveProperty(name);
});
