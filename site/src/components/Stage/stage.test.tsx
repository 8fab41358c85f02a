import {fireEvent, screen} from '@testing-library/react';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {closeStage, watchNames} from './watch-names';
import {setStage, stage, turnStage} from './stage';

vi.mock('./Panel', () => ({default: () => null}));

/** Reports that a name has left the view. */
let leave = (_name: Element) => {};
const name = (text: string) => screen.getByText(text);
/** A mouse that arrives somewhere else each time. */
let x = 0;
const moveTo = (target: Element, change: object = {}) =>
  fireEvent.pointerMove(target, {pointerType: 'mouse', buttons: 0, screenX: ++x, screenY: 0, ...change});
const restOn = (text: string) => {
  moveTo(name(text));
  vi.advanceTimersByTime(250);
};
const press = (text: string) => {
  fireEvent.click(name(text), {detail: 1});
  moveTo(document.body);
  vi.advanceTimersByTime(250);
};

vi.stubGlobal(
  'IntersectionObserver',
  class {
    constructor(report: (entries: object[]) => void) {
      leave = (target) => report([{target, isIntersecting: false}]);
    }
    observe() {}
    disconnect() {}
  },
);
watchNames();

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = `<main><p>A <code data-part="joint:Hips">Hips</code> <code data-part="mesh:avaturn_hair_0">avaturn_hair_N</code></p>
    <ul role="listbox"><li role="option" tabindex="0" data-part="shape:jawOpen"><code>tile</code></li></ul></main>`;
  setStage({isOff: false, isOpen: true, wasClosed: false, part: '', isChosen: false});
});
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

test('a name lights when a mouse rests on it for 250 ms, until it leaves the view', () => {
  moveTo(name('Hips'));
  vi.advanceTimersByTime(249);
  expect(stage().part).toBe('');
  vi.advanceTimersByTime(1);
  expect(stage().part).toBe('joint:Hips');
  moveTo(document.body);
  vi.advanceTimersByTime(1000);
  expect(stage().part).toBe('joint:Hips');
  leave(name('Hips'));
  expect(stage().part).toBe('');
});

test('a pressed name stays, out of view and for a mouse that rests on others, until the next press', () => {
  press('Hips');
  restOn('avaturn_hair_N');
  leave(name('Hips'));
  expect(stage().part).toBe('joint:Hips');
  press('avaturn_hair_N');
  expect(stage().part).toBe('mesh:avaturn_hair_0');
  press('avaturn_hair_N');
  expect(stage().part).toBe('');
});

test('what was closed opens by a press, not by pointing', () => {
  closeStage();
  restOn('Hips');
  expect(stage()).toMatchObject({isOpen: false, part: ''});
  press('Hips');
  expect(stage()).toMatchObject({isOpen: true, part: 'joint:Hips'});
});

test.each([
  ['the mouse passes', () => moveTo(document.body)],
  ['it selects text', () => moveTo(name('Hips'), {buttons: 1})],
  ['the page scrolls', () => fireEvent.scroll(document)],
  ['the names are off', () => turnStage(false)],
])('nothing lights if %s', (_what, happens) => {
  moveTo(name('Hips'));
  happens();
  // The browser reports a move without one when the page scrolls.
  moveTo(name('Hips'), {screenX: x});
  vi.advanceTimersByTime(1000);
  expect(stage().part).toBe('');
});

test('a tile of a list lights by focus, also after a press on another name', () => {
  press('Hips');
  document.querySelector<HTMLElement>('[role=option]')!.focus();
  expect(stage().part).toBe('shape:jawOpen');
});
