import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {sdkEvents} from '../../../../data/web-sdk/events';
import {openCreator} from './open-creator';

/** A fake SDK: it creates a frame like the real one, and the test settles `init`. */
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

test('subscribes to every event of the SDK, titles its frame, and removes everything on close', async () => {
  const opening = open();
  await expect.poll(() => frame()?.title).toBe('Simulated avatar creator');
  sdk.settle();
  await opening;
  expect([...sdk.callbacks.keys()]).toEqual(sdkEvents.map(({name}) => name));
  sdk.callbacks.get('assetSet')?.('id');
  expect(heard).toEqual([['assetSet', 'id']]);
  expect(vi.getTimerCount()).toBe(0);
  ending.abort();
  expect([frame(), sdk.destroyed]).toEqual([null, 1]);
});

test('times out if the page loads and never responds, or never loads', async () => {
  for (const [arrives, patience] of [
    [true, 5_000],
    [false, 30_000],
  ] as const) {
    container.replaceChildren();
    const opening = open();
    const outcome = expect(opening).rejects.toThrow("didn't respond");
    await expect.poll(() => frame()).not.toBeNull();
    if (arrives) frame()!.dispatchEvent(new Event('load'));
    let settled = false;
    opening.catch(() => (settled = true));
    // Waiting for the frame advanced the fake clock.
    await vi.advanceTimersByTimeAsync(patience - 1_000);
    expect(settled).toBe(false);
    await vi.advanceTimersByTimeAsync(1_000);
    await outcome;
  }
});

test('closing while opening clears the timers', async () => {
  const opening = open();
  const outcome = expect(opening).rejects.toThrow('closed');
  await expect.poll(() => frame()).not.toBeNull();
  ending.abort();
  await outcome;
  expect(vi.getTimerCount()).toBe(0);
  expect(sdk.destroyed).toBe(1);
});
