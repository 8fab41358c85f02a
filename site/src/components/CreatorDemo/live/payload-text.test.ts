import {expect, test} from 'vitest';
import {payloadText, shortText} from './payload-text';

test('truncates a data URL and adds its length, but keeps an id', () => {
  const url = `data:model/gltf-binary;base64,${'Z'.repeat(4_500_000)}`;
  expect(shortText(url)).toMatch(/^data:model\/gltf-binary;base64,Z{34}… \(4,500,030 characters\)$/);
  expect(payloadText({url, gender: 'female'})).toBe(`{\n  "url": "${shortText(url)}",\n  "gender": "female"\n}`);
  expect(payloadText('7c9e2b10-4d3f-4a86-b5c1-e08f6d2a9375')).toBe('"7c9e2b10-4d3f-4a86-b5c1-e08f6d2a9375"');
});

test('distinguishes undefined from null', () => {
  expect(payloadText(undefined)).toBe('no payload');
  expect(payloadText(null)).toBe('null');
});
