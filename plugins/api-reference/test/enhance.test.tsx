import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';
import {reveal} from '../theme/ApiReferencePage/enhance/reveal';
import {LivePage, press} from './live-page';
import {code} from './small-page';

let live: LivePage;

beforeEach(() => {
  live = new LivePage();
});

afterEach(() => {
  live.close();
  vi.useRealTimers();
});

describe('copy buttons', () => {
  const button = () => live.root.querySelector<HTMLElement>('[data-copy]') as HTMLElement;

  test('copy the code and confirm it for two seconds', async () => {
    vi.useFakeTimers();
    const writeText = vi.fn(async () => {});
    vi.stubGlobal('navigator', {clipboard: {writeText}});
    live.start();
    button().click();
    await vi.advanceTimersByTimeAsync(0);
    expect(writeText).toHaveBeenCalledWith(code);
    expect(button().textContent).toContain('Copied');
    expect(live.announced).toEqual(['Copied']);
    await vi.advanceTimersByTimeAsync(2000);
    expect(button().textContent).not.toContain('Copied');
  });

  test('copy the page as Markdown, and get their label back', async () => {
    vi.useFakeTimers();
    const writeText = vi.fn(async () => {});
    vi.stubGlobal('navigator', {clipboard: {writeText}});
    vi.stubGlobal('ClipboardItem', undefined);
    vi.stubGlobal(
      'fetch',
      vi.fn(async () => new Response('# REST API')),
    );
    live.start();
    const page = live.root.querySelector<HTMLElement>('[data-copy-page]') as HTMLElement;
    const usual = page.textContent;
    page.click();
    await vi.advanceTimersByTimeAsync(0);
    expect(fetch).toHaveBeenCalledWith('index.md');
    expect(writeText).toHaveBeenCalledWith('# REST API');
    expect(page.textContent).toContain('Copied');
    await vi.advanceTimersByTimeAsync(2000);
    expect(page.textContent).toBe(usual);
  });

  test('copy the link of the heading under the pointer or the focus', async () => {
    const writeText = vi.fn(async () => {});
    vi.stubGlobal('navigator', {clipboard: {writeText}});
    live.start();
    const copyLink = () => live.root.querySelector<HTMLElement>('[data-copy-link]');
    const point = (selector: string, type: string) =>
      live.root.querySelector(selector)?.dispatchEvent(new Event(type, {bubbles: true}));
    point('#first', 'pointerover');
    expect(copyLink()?.textContent).toBe('Copy link to first');
    copyLink()?.dispatchEvent(new Event('focusin', {bubbles: true}));
    copyLink()?.click();
    await expect.poll(() => writeText).toHaveBeenCalledWith(`${window.location.href.replace(/#.*/, '')}#first`);
    point('#second', 'focusin');
    expect(copyLink()?.textContent).toBe('Copy link to second');
    point('a[download]', 'focusin');
    expect(copyLink()).toBeNull();
  });

  test('report a failure', async () => {
    vi.useFakeTimers();
    vi.stubGlobal('navigator', {});
    live.start();
    button().click();
    await vi.advanceTimersByTimeAsync(0);
    expect(button().textContent).toContain('Not copied');
    expect(live.announced).toEqual(['Not copied']);
  });
});

describe('the list of sections', () => {
  const link = (hash: string) => live.root.querySelector(`nav a[href="${hash}"]`);
  const section = (id: string) => document.getElementById(id)?.closest('section') as Element;

  test('marks the innermost section in view', () => {
    live.start();
    live.see([
      {target: section('group'), isIntersecting: true},
      {target: section('first'), isIntersecting: true},
    ]);
    expect(link('#first')?.getAttribute('aria-current')).toBe('location');
    live.see([
      {target: section('first'), isIntersecting: false},
      {target: section('second'), isIntersecting: true},
    ]);
    expect(live.root.querySelectorAll('[aria-current]').length).toBe(1);
    expect(link('#second')?.getAttribute('aria-current')).toBe('location');
  });

  test('opens by its button, and closes on a choice or Escape', () => {
    live.start();
    const toggle = live.root.querySelector<HTMLElement>('[data-nav-toggle]') as HTMLElement;
    toggle.click();
    expect(toggle.getAttribute('aria-expanded')).toBe('true');
    (link('#first') as HTMLElement).click();
    expect(toggle.getAttribute('aria-expanded')).toBe('false');
    toggle.click();
    press(link('#first') as HTMLElement, 'Escape');
    expect(toggle.getAttribute('aria-expanded')).toBe('false');
    expect(document.activeElement).toBe(toggle);
  });
});

test("links to other pages use the router, anchors and downloads don't", () => {
  live.start();
  const click = (selector: string) => {
    const event = new MouseEvent('click', {bubbles: true, cancelable: true});
    live.root.querySelector(selector)?.dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect(click('a[href^="/docs/"]')).toBe(true);
  expect(live.pushed).toEqual(['/docs/page/?a=1#b']);
  expect(click('a[download]')).toBe(false);
  expect(click('a[href="/file.yaml"]')).toBe(false);
  expect(click('a[href^="https:"]')).toBe(false);
  expect(live.pushed.length).toBe(1);
});

test('an anchor within collapsed parts opens all of them', () => {
  live.start();
  const target = document.getElementById('deep field') as HTMLElement;
  target.scrollIntoView = vi.fn();
  reveal('#deep%20field', false);
  expect([...live.root.querySelectorAll('details')].every(({open}) => open)).toBe(true);
  expect(target.scrollIntoView).toHaveBeenCalledOnce();
  reveal('#deep%20field', false);
  expect(target.scrollIntoView).toHaveBeenCalledOnce();
  expect(() => reveal('#%', true)).not.toThrow();
});

test('one button opens all collapsed parts and closes them again', () => {
  live.start();
  const button = live.root.querySelector<HTMLElement>('[data-expand]') as HTMLElement;
  const open = () => [...live.root.querySelectorAll('details')].map((part) => part.open);
  button.click();
  expect(button.textContent).toBe('Collapse all');
  expect(open()).toEqual([true, true]);
  button.click();
  expect(button.textContent).toBe('Expand all');
  expect(open()).toEqual([false, false]);
});

test('removing the behavior leaves no listener', () => {
  live.start();
  live.undo();
  live.tab('404').click();
  live.choose('python');
  expect(live.chosenTab).toBe('200');
  expect(live.stored).toBeNull();
});
