import {afterEach, beforeEach, expect, test} from 'vitest';
import {LivePage, press} from './live-page';

let live: LivePage;

beforeEach(() => {
  live = new LivePage();
  live.start();
});

afterEach(() => {
  live.close();
});

test('a tab shows its panel', () => {
  expect(live.shownPanels).toEqual(['response 200']);
  live.tab('404').click();
  expect(live.chosenTab).toBe('404');
  expect(live.shownPanels).toEqual(['response 404']);
  expect(live.tab('404').tabIndex).toBe(0);
  expect(live.tab('200').tabIndex).toBe(-1);
});

test('tabs work by arrow keys, Home and End, in a circle', () => {
  press(live.tab('200'), 'ArrowRight');
  expect(document.activeElement).toBe(live.tab('404'));
  expect(live.chosenTab).toBe('404');
  press(live.tab('404'), 'ArrowRight');
  expect(document.activeElement).toBe(live.tab('200'));
  press(live.tab('200'), 'End');
  expect(document.activeElement).toBe(live.tab('404'));
  press(live.tab('404'), 'Home');
  expect(live.chosenTab).toBe('200');
  press(live.tab('200'), 'ArrowLeft');
  expect(live.chosenTab).toBe('404');
});

test('a tab changes neither the language nor the URL', () => {
  live.tab('404').click();
  expect(live.samples.map(({language}) => language)).toEqual(['curl', 'curl']);
  expect(live.stored).toBeNull();
  expect(live.location.search).toBe('');
});
