import type {LaunchOptions} from '@playwright/test';
import {webGlWithoutGraphicsCard} from '../../scripts/chromium';

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
    await use({...launchOptions, args: [...args, ...webGlWithoutGraphicsCard]});
  },
};
