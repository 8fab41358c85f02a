import {readFileSync} from 'node:fs';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';

const source = readFileSync(path.join(import.meta.dirname, 'start-scripts.js'), 'utf8');
const root = document.documentElement;
// The scripts it starts don't exist here.
vi.spyOn(console, 'error').mockImplementation(() => {});
let idle: (() => void)[] = [];
let frames: (() => void)[] = [];

/** Runs the inline script as a page does while loading. */
function runInPage(state: DocumentReadyState = 'loading'): void {
  const own = document.createElement('script');
  own.dataset['scripts'] = '/a.js /b.js';
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(own);
  vi.spyOn(document, 'readyState', 'get').mockReturnValue(state);
  // Pages contain it as text, so the test evaluates the text.
  new Function(source)();
}

const started = (): string[] =>
  [...document.head.querySelectorAll('script')].map((script) => script.getAttribute('src') ?? '');
const hydrate = async (): Promise<void> => {
  root.dataset['hasHydrated'] = 'true';
  await new Promise((resolve) => setTimeout(resolve));
};

beforeEach(() => {
  [idle, frames] = [[], []];
  document.head.innerHTML = '';
  document.body.innerHTML = '<div id="__docusaurus"><button>Menu</button><a href="#x">Link</a></div>';
  root.dataset['hasHydrated'] = 'false';
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => frames.push(run));
  vi.stubGlobal('requestIdleCallback', (run: () => void) => idle.push(run));
});
afterEach(async () => {
  // Otherwise, listeners of this test's script would receive the next test's events.
  document.body.innerHTML = '<div id="__docusaurus"></div>';
  document.body.dispatchEvent(new Event('keydown', {bubbles: true}));
  await hydrate();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('the scripts of a page', () => {
  test('start in order once the page has loaded, is painted and idle', () => {
    runInPage();
    expect(started()).toEqual([]);
    window.dispatchEvent(new Event('load'));
    frames.forEach((run) => run());
    expect(started()).toEqual([]);
    idle.forEach((run) => run());
    expect(started()).toEqual(['/a.js', '/b.js']);
    expect([...document.head.querySelectorAll('script')].every((script) => !script.async)).toBe(true);
  });

  test.each(['pointerdown', 'keydown', 'focusin'])('start immediately on %s, and only once', (type) => {
    runInPage();
    document.body.dispatchEvent(new Event(type, {bubbles: true}));
    document.body.dispatchEvent(new Event(type, {bubbles: true}));
    window.dispatchEvent(new Event('load'));
    frames.forEach((run) => run());
    idle.forEach((run) => run());
    expect(started()).toEqual(['/a.js', '/b.js']);
  });
});

describe('a script that fails before hydration', () => {
  const notice = (): HTMLElement => document.getElementById('page-notice')!;
  /** A truncated script: the browser reports it on the window, with its URL. */
  const breakOff = (filename: string): void => {
    window.dispatchEvent(Object.assign(new Event('error'), {filename}));
  };
  /** A failed request: the event is on the element. */
  const fail = (source: string): void => {
    const script = document.createElement('script');
    script.setAttribute('type', 'text/plain');
    script.src = source;
    document.body.append(script);
    script.dispatchEvent(new Event('error'));
  };
  beforeEach(() => {
    document.body.insertAdjacentHTML('beforeend', '<div id="page-notice"></div>');
  });

  test.each(['https://elsewhere.test/a.js', 'chrome-extension://abc/a.js'])('ignores %s', (source) => {
    runInPage();
    breakOff(source);
    fail(source);
    expect(notice().childElementCount).toBe(0);
  });
});

describe('a button pressed before hydration', () => {
  test('is not pressed again if a link was pressed later, or if it was removed', async () => {
    runInPage();
    const button = document.querySelector('button')!;
    const pressed = vi.fn();
    button.click();
    document.querySelector('a')!.click();
    button.addEventListener('click', pressed);
    await hydrate();
    expect(pressed).not.toHaveBeenCalled();
  });
});
