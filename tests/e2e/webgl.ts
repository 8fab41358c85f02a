import type {LaunchOptions} from '@playwright/test';
import {webGlWithoutGraphicsCard} from '../../scripts/chromium';

/** For `test.use`: WebGL without a graphics card, and figures that stand still, for drawing is slow that way. */
export const webGl = {
  contextOptions: {reducedMotion: 'reduce' as const},
  launchOptions: async (
    {launchOptions}: {readonly launchOptions: LaunchOptions},
    use: (options: LaunchOptions) => Promise<void>,
  ): Promise<void> => {
    const args = (launchOptions.args ?? []).filter((argument) => argument !== '--disable-gpu');
    await use({...launchOptions, args: [...args, ...webGlWithoutGraphicsCard]});
  },
};
