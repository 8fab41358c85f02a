import React from 'react';
import {act, render} from '@testing-library/react';
import {renderToString} from 'react-dom/server';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import type {Props} from '../theme/ApiReferencePage/Reference';
import {markupOf} from '../render/nodes';

const page = markupOf(
  <>
    <nav className="api-nav plain-code screen-only" />
    <h2 id="second">Second</h2>
    <details>
      <summary>More</summary>
    </details>
  </>,
);

let Reference: (props: Props) => React.ReactNode;
const scrolled: string[] = [];

const props: Props = {
  data: {html: '', url: '/assets/api-reference/body.txt', formsUrl: '/assets/api-reference/forms.json'},
  hash: '',
  hydrated: true,
  history: {location: {pathname: '/api/', search: '', hash: ''}, listen: () => () => {}} as unknown as Props['history'],
  storage: () => ({get: () => null, set: () => {}, del: () => {}, listen: () => () => {}}),
};

beforeEach(async () => {
  // Nothing that is stored between visits must be stored between tests.
  vi.resetModules();
  ({default: Reference} = await import('../theme/ApiReferencePage/Reference'));
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe(): void {}
      disconnect(): void {}
    },
  );
  scrolled.length = 0;
  Element.prototype.scrollIntoView = function (this: Element) {
    scrolled.push(this.id);
  };
});

afterEach(() => vi.unstubAllGlobals());

async function show(changes: Partial<Props> = {}) {
  const view = render(<Reference {...props} {...changes} />);
  // The response has arrived.
  await act(async () => {});
  return view;
}

const respondWith = (text: string, status = 200) => vi.fn(async () => new Response(text, {status}));
const isThere = () => document.querySelector('.api-reference #second') !== null;
const part = () => document.querySelector('details')!;

test("the server's HTML is kept unchanged, without a request or a warning", async () => {
  const complaint = vi.spyOn(console, 'error').mockImplementation(() => {});
  const fetched = respondWith('');
  vi.stubGlobal('fetch', fetched);
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<Reference {...props} data={{...props.data, html: page}} hydrated={false} />);
  const [before, second] = [container.innerHTML, container.querySelector('#second')];
  const {rerender} = render(<Reference {...props} hydrated={false} />, {container, hydrate: true});
  rerender(<Reference {...props} />);
  rerender(<Reference {...props} hash="#second" />);
  expect(container.querySelector('#second')).toBe(second);
  expect(container.innerHTML).toBe(before);
  expect(fetched).not.toHaveBeenCalled();
  expect(complaint).not.toHaveBeenCalled();
});

test('on navigation back, the reference is there immediately, as the reader left it', async () => {
  const fetched = respondWith(page);
  vi.stubGlobal('fetch', fetched);
  const {unmount} = await show();
  part().open = true;
  unmount();
  await show();
  expect(isThere()).toBe(true);
  expect(part().open).toBe(true);
  expect(fetched).toHaveBeenCalledOnce();
});

test('if React had to rebuild the page, the lost HTML is fetched', async () => {
  vi.stubGlobal('fetch', respondWith(page));
  // Like after a failed hydration: the server's HTML is gone, but React assumes that it hydrates.
  await show({hydrated: false});
  expect(isThere()).toBe(true);
});
