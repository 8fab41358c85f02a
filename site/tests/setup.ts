import {cleanup, configure, getConfig} from '@testing-library/react';
import {unstable_IdlePriority as idle, unstable_scheduleCallback as schedule} from 'scheduler';
import {afterEach} from 'vitest';

const {asyncWrapper} = getConfig();

configure({
  // As long as `expect.poll` waits, for a busy machine.
  asyncUtilTimeout: 30_000,
  // What a test waits for can be in the document before the effects of the same update have run.
  asyncWrapper: (wait) =>
    asyncWrapper(async () => {
      const found = await wait();
      await new Promise<void>((resolve) => void schedule(idle, () => resolve()));
      return found;
    }),
});
afterEach(cleanup);
