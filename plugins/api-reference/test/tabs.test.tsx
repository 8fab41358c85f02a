import {afterEach, beforeEach, expect, test} from 'vitest';
import {LivePage, press} from './live-page';

let live: LivePage;

beforeEach(() => {
  live = new LivePage();
});

afterEach(() => {
  live.close();
});

test('language tabs set the language of all samples, and store it in the browser and in the URL', () => {
  live.start('?x=1');
  live.tab(0, 'python').click();
  expect(live.chosen).toEqual(['python', 'python', '200']);
  expect(live.shownPanels).toEqual(['first in python', 'second in python', 'response 200']);
  expect(live.tab(0, 'python').tabIndex).toBe(0);
  expect(live.tab(0, 'curl').tabIndex).toBe(-1);
  expect(live.stored).toBe('python');
  expect(live.location).toEqual({pathname: '/api/', search: '?x=1&language=python', hash: '#second'});
});

test('language tabs start with the language of the URL, the stored one, or the first', () => {
  live.stored = 'python';
  live.start('?language=go');
  expect(live.chosen).toEqual(['go', 'go', '200']);
  live.undo();
  live.start('?language=cobol');
  expect(live.chosen).toEqual(['python', 'python', '200']);
  live.undo();
  live = new LivePage();
  live.stored = 'cobol';
  live.start();
  expect(live.chosen).toEqual(['curl', 'curl', '200']);
});

test('language tabs follow a choice made elsewhere', () => {
  live.start();
  live.changed({newValue: 'go'});
  expect(live.chosen).toEqual(['go', 'go', '200']);
});

test('language tabs work by arrow keys, Home and End, in a circle', () => {
  live.start();
  press(live.tab(0, 'curl'), 'ArrowRight');
  expect(document.activeElement).toBe(live.tab(0, 'python'));
  expect(live.chosen[0]).toBe('python');
  press(live.tab(0, 'python'), 'End');
  expect(document.activeElement).toBe(live.tab(0, 'go'));
  press(live.tab(0, 'go'), 'ArrowRight');
  expect(document.activeElement).toBe(live.tab(0, 'curl'));
  press(live.tab(0, 'curl'), 'ArrowLeft');
  expect(document.activeElement).toBe(live.tab(0, 'go'));
  press(live.tab(0, 'go'), 'Home');
  expect(live.chosen[0]).toBe('curl');
});

test("language tabs don't affect other tabs", () => {
  live.start();
  live.tab(2, '404').click();
  expect(live.chosen).toEqual(['curl', 'curl', '404']);
  expect(live.stored).toBeNull();
  expect(live.location.search).toBe('');
});
