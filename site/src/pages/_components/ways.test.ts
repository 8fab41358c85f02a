import {expect, test} from 'vitest';
import {timeText, type Way} from './ways';

const way: Way = {label: 'A', to: '/a/', text: '', result: 'First call'};

test('an entry with a result shows the minutes of its page', () => {
  expect(timeText(way, {'/a/': 10})).toBe('First call in about 10 minutes');
  expect(timeText({...way, result: undefined}, {})).toBeUndefined();
  expect(() => timeText(way, {})).toThrow('/a/ needs minutes.');
});
