import {expect, test} from 'vitest';
import {parts, readParts} from './parts';

test('returns the named parts, or all of them by default', () => {
  expect([...readParts('check, browser', '')]).toEqual(['check', 'browser']);
  expect([...readParts(undefined, '')]).toEqual([...parts]);
});

test.each(['units', '', 'unit,'])('rejects "%s" with the usage', (only) => {
  expect(() => readParts(only, 'npm test')).toThrow(/isn't a part of the run\.\n\nnpm test$/);
});
