import {afterEach, beforeEach, expect, test, vi} from 'vitest';

type Visit = Parameters<NonNullable<(typeof import('./highlight'))['default']['onRouteDidUpdate']>>[0];

async function arrive(address: string, from: object | null = null): Promise<void> {
  window.history.replaceState({key: 'abc'}, '', address);
  const {default: clientModule} = await import('./highlight');
  const {pathname, search, hash} = window.location;
  clientModule.onRouteDidUpdate!({location: {pathname, search, hash}, previousLocation: from} as Visit);
  await vi.dynamicImportSettled();
}

beforeEach(() => {
  vi.resetModules();
  window.location.href = 'http://localhost/';
  document.body.innerHTML = '<main><h1>Rig</h1><h2 id="bones">Bones</h2><p>The rig has bones.</p></main>';
  vi.stubGlobal('CSS', {highlights: new Map()});
  vi.stubGlobal('Highlight', vi.fn());
});

afterEach(() => vi.unstubAllGlobals());

test('the focus stays where the reader moved it', async () => {
  const input = document.body.appendChild(document.createElement('input'));
  input.focus();
  await arrive('/rig/?_highlight=rig#bones', {});
  expect(document.activeElement).toBe(input);
});
