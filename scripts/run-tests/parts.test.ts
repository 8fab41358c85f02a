import {expect, test} from 'vitest';
import {parts, readParts} from './parts';

test('the parts that are named, all of them where none is', () => {
  expect([...readParts('check, browser', '')]).toEqual(['check', 'browser']);
  expect([...readParts(undefined, '')]).toEqual([...parts]);
});

test.each(['units', '', 'unit,'])('"%s" names something else, and is refused with the right calls below', (only) => {
  expect(() => readParts(only, 'npm test')).toThrow(/isn't a part of the run\.\n\nnpm test$/);
});
