import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';

type Visit = Parameters<NonNullable<(typeof import('./highlight'))['default']['onRouteDidUpdate']>>[0];

const highlights = new Map<string, Set<Range>>();

class FakeHighlight extends Set<Range> {
  constructor(...ranges: Range[]) {
    super(ranges);
  }
}

async function arrive(address: string, from: object | null = null): Promise<void> {
  window.history.replaceState({key: 'abc'}, '', address);
  const {default: clientModule} = await import('./highlight');
  const {pathname, search, hash} = window.location;
  clientModule.onRouteDidUpdate!({location: {pathname, search, hash}, previousLocation: from} as Visit);
  await vi.dynamicImportSettled();
}

const clear = () =>
  [...document.querySelectorAll('button')].find(({textContent}) => textContent?.includes('Clear highlights'));
const marked = () => [...(highlights.get('search-words') ?? [])].map(String);

beforeEach(() => {
  vi.resetModules();
  highlights.clear();
  window.location.href = 'http://localhost/';
  document.body.innerHTML = '<main><h1>Rig</h1><h2 id="bones">Bones</h2><p>The rig has bones.</p></main>';
  vi.stubGlobal('CSS', {highlights});
  vi.stubGlobal('Highlight', FakeHighlight);
});

afterEach(() => vi.unstubAllGlobals());

describe('the search terms', () => {
  it('are highlighted on the page of the result, and only there', async () => {
    await arrive('/rig/?_highlight=rig&_highlight=bones');
    expect(marked()).toEqual(['Rig', 'Bones', 'rig', 'bones']);
    await arrive('/other/', {});
    expect(marked()).toEqual([]);
    expect(clear()).toBeUndefined();
  });

  it('are cleared by the button, also in the URL', async () => {
    await arrive('/rig/?a=1&_highlight=rig#bones');
    clear()!.focus();
    clear()!.click();
    expect(marked()).toEqual([]);
    expect(clear()).toBeUndefined();
    expect(window.location.search + window.location.hash).toBe('?a=1#bones');
    expect(window.history.state).toEqual({key: 'abc'});
  });

  it('are cleared by Esc, except in a text field', async () => {
    await arrive('/rig/?_highlight=rig');
    const input = document.body.appendChild(document.createElement('input'));
    input.dispatchEvent(new KeyboardEvent('keydown', {key: 'Escape', bubbles: true}));
    expect(marked()).not.toEqual([]);
    document.body.dispatchEvent(new KeyboardEvent('keydown', {key: 'Escape', bubbles: true}));
    expect(marked()).toEqual([]);
  });

  it('show no control without matches', async () => {
    await arrive('/rig/?_highlight=webhook');
    expect(clear()).toBeUndefined();
  });

  it("don't change the page in a browser without the Highlight API", async () => {
    vi.stubGlobal('CSS', {});
    const before = document.body.innerHTML;
    await arrive('/rig/?_highlight=rig');
    expect(document.body.innerHTML).toBe(before);
  });
});

describe('the focus', () => {
  it('moves to the heading of a result within the site', async () => {
    await arrive('/rig/?_highlight=rig#bones', {});
    const heading = document.getElementById('bones')!;
    expect(document.activeElement).toBe(heading);
    heading.blur();
    expect(heading.hasAttribute('tabindex')).toBe(false);
  });

  it('stays where the reader moved it', async () => {
    const input = document.body.appendChild(document.createElement('input'));
    input.focus();
    await arrive('/rig/?_highlight=rig#bones', {});
    expect(document.activeElement).toBe(input);
  });
});
