import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {sdkEvents} from '../../../../data/web-sdk/events';
import {openCreator} from './open-creator';

/** Stands in for the SDK: makes a frame as it does, and settles `init` when the test says so. */
const sdk = vi.hoisted(() => ({
  settle: (() => {}) as (error?: Error) => void,
  callbacks: new Map<string, (payload?: unknown) => void>(),
  destroyed: 0,
}));

vi.mock('@avaturn/sdk', () => ({
  AvaturnSDK: class {
    on(name: string, callback: (payload?: unknown) => void): this {
      sdk.callbacks.set(name, callback);
      return this;
    }
    init(container: HTMLElement): Promise<this> {
      container.append(document.createElement('iframe'));
      return new Promise((resolve, reject) => {
        sdk.settle = (error) => (error ? reject(error) : resolve(this));
      });
    }
    destroy(): void {
      sdk.destroyed += 1;
    }
  },
}));

let container: HTMLElement;
let ending: AbortController;
const heard: [name: string, payload: unknown][] = [];
const open = () =>
  openCreator({
    container,
    address: 'https://a.test/',
    onEvent: (name, payload) => heard.push([name, payload]),
    signal: ending.signal,
  });
const frame = () => container.querySelector('iframe');

beforeEach(() => {
  vi.useFakeTimers();
  container = document.createElement('div');
  ending = new AbortController();
  heard.length = 0;
  sdk.destroyed = 0;
  sdk.callbacks.clear();
});

afterEach(() => {
  vi.useRealTimers();
});

test('listens to every event of the SDK, names its frame, and takes all away at the end', async () => {
  const opening = open();
  await vi.waitFor(() => expect(frame()?.title).toBe('Simulated avatar creator'));
  sdk.settle();
  await opening;
  expect([...sdk.callbacks.keys()]).toEqual(sdkEvents.map(({name}) => name));
  sdk.callbacks.get('assetSet')?.('id');
  expect(heard).toEqual([['assetSet', 'id']]);
  expect(vi.getTimerCount()).toBe(0);
  ending.abort();
  expect([frame(), sdk.destroyed]).toEqual([null, 1]);
});

test('a refusal is passed on', async () => {
  const opening = open();
  await vi.waitFor(() => expect(frame()).not.toBeNull());
  sdk.settle(new Error('refused'));
  await expect(opening).rejects.toThrow('refused');
});

test('a page that arrives and stays silent is given up, and so is one that never arrives', async () => {
  for (const [arrives, patience] of [
    [true, 5_000],
    [false, 30_000],
  ] as const) {
    container.replaceChildren();
    const opening = open();
    const outcome = expect(opening).rejects.toThrow('did not respond');
    await vi.waitFor(() => expect(frame()).not.toBeNull());
    if (arrives) frame()!.dispatchEvent(new Event('load'));
    let settled = false;
    opening.catch(() => (settled = true));
    // Waiting for the frame has moved the clock a little.
    await vi.advanceTimersByTimeAsync(patience - 1_000);
    expect(settled).toBe(false);
    await vi.advanceTimersByTimeAsync(1_000);
    await outcome;
  }
});

test('what is closed while it opens leaves no timer behind', async () => {
  const opening = open();
  const outcome = expect(opening).rejects.toThrow('closed');
  await vi.waitFor(() => expect(frame()).not.toBeNull());
  ending.abort();
  await outcome;
  expect(vi.getTimerCount()).toBe(0);
  expect(sdk.destroyed).toBe(1);
});
