import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {FrameLoop} from './frame-loop';

let frames: FrameRequestCallback[] = [];
let sight: (entries: {isIntersecting: boolean}[]) => void = () => {};
let loop: FrameLoop;

/** Runs the requested frames, but none that these request. */
function runFrames(now: number): void {
  const asked = frames;
  frames = [];
  asked.forEach((run) => run(now));
}

beforeEach(() => {
  frames = [];
  vi.stubGlobal('requestAnimationFrame', (run: FrameRequestCallback) => frames.push(run));
  vi.stubGlobal('cancelAnimationFrame', () => void (frames = []));
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(seen: typeof sight) {
        sight = seen;
      }
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  loop.dispose();
  vi.unstubAllGlobals();
});

test('several requests share one frame, and none follows while nothing moves', () => {
  const drawn = vi.fn(() => false);
  loop = new FrameLoop(document.createElement('canvas'), drawn);
  loop.request();
  loop.request();
  runFrames(16);
  runFrames(32);
  expect(drawn).toHaveBeenCalledOnce();
});

test('animation runs every frame while visible, stops while hidden, and resumes', () => {
  const drawn = vi.fn((_seconds: number) => true);
  loop = new FrameLoop(document.createElement('canvas'), drawn);
  loop.request();
  runFrames(1000);
  runFrames(1016);
  expect(drawn.mock.lastCall?.[0]).toBeCloseTo(0.016);
  sight([{isIntersecting: false}]);
  // The previously requested frame is the last one.
  runFrames(1032);
  expect(frames).toEqual([]);
  sight([{isIntersecting: true}]);
  runFrames(60_000);
  expect(drawn).toHaveBeenCalledTimes(4);
  expect(drawn.mock.lastCall?.[0]).toBe(0.1);
});
