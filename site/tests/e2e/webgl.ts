import type {LaunchOptions, Page} from '@playwright/test';
import {webGlWithoutGraphicsCard} from '../../scripts/chromium';

/** Draws pages without OpenGL, like the other tests: in software, each of its shaders is compiled for each browser. */
const pagesWithoutGl = ['--disable-gpu-compositing', '--disable-gpu-rasterization'];

/**
 * For `test.use`: WebGL in software. It is slow, so avatars don't move, and each pixel of a canvas covers four of the page.
 */
export const webGl = {
  contextOptions: {reducedMotion: 'reduce' as const, deviceScaleFactor: 0.5},
  launchOptions: async (
    {launchOptions}: {readonly launchOptions: LaunchOptions},
    use: (options: LaunchOptions) => Promise<void>,
  ): Promise<void> => {
    const args = (launchOptions.args ?? []).filter((argument) => argument !== '--disable-gpu');
    await use({...launchOptions, args: [...args, ...webGlWithoutGraphicsCard, ...pagesWithoutGl]});
  },
};

/** Lets pages draw at most two frames a second, without smooth edges: their animations would take the time of the test. */
export async function withFewFrames(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const requestFrame = window.requestAnimationFrame.bind(window);
    let next = 0;
    window.requestAnimationFrame = (draw) => {
      const wait = next - performance.now();
      next = Math.max(next, performance.now() + 500);
      return window.setTimeout(() => requestFrame(draw), wait);
    };
    window.cancelAnimationFrame = (timer) => window.clearTimeout(timer);
    const getContext = HTMLCanvasElement.prototype.getContext as (type: string, options?: object) => unknown;
    HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, type: string, options?: object) {
      return getContext.call(this, type, {...options, antialias: false});
    } as typeof HTMLCanvasElement.prototype.getContext;
  });
}

/**
 * Skips what framed pages draw, and on request the page itself: compiling the shaders of an avatar in software takes seconds
 * for each frame. `demos.spec.ts` checks the creator's picture.
 */
export async function withBlankFrames(page: Page, isPageBlank = false): Promise<void> {
  await page.addInitScript((isBlank) => {
    if (window === window.top && !isBlank) return;
    Object.assign(WebGL2RenderingContext.prototype, {drawElements: () => {}, drawArrays: () => {}});
  }, isPageBlank);
}
