import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {openCreator} from './open-creator';

const destroy = vi.hoisted(() => vi.fn());

/** A fake SDK: it creates a frame like the real one, and the creator never responds. */
vi.mock('@avaturn/sdk', () => ({
  AvaturnSDK: class {
    on = () => this;
    destroy = destroy;
    init(container: HTMLElement): Promise<this> {
      container.append(document.createElement('iframe'));
      return new Promise(() => {});
    }
  },
}));

let container: HTMLElement;
let ending: AbortController;
const open = () =>
  openCreator({
    container,
    address: 'https://a.test/',
    onEvent: () => {},
    signal: ending.signal,
  });
const frame = () => container.querySelector('iframe');

beforeEach(() => {
  vi.useFakeTimers();
  container = document.createElement('div');
  ending = new AbortController();
  destroy.mockClear();
});

afterEach(() => {
  vi.useRealTimers();
});

test('closing while opening clears the timers', async () => {
  const opening = open();
  const outcome = expect(opening).rejects.toThrow('closed');
  await expect.poll(() => frame()).not.toBeNull();
  ending.abort();
  await outcome;
  expect(vi.getTimerCount()).toBe(0);
  expect(destroy).toHaveBeenCalledOnce();
});
