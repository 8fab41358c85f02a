import {describe, test} from 'vitest';
import {isInstalled} from '../../../scripts/debian';
import {ApiDouble} from './api-double';
import {eventFaults} from './event-faults';
import {jobFaults} from './job-faults';
import {type Language, languages, preloaded, Receiver} from './running';

describe.each(languages)('the receiver in $language survives', (language: Language) => {
  describe.concurrent('', () => {
    test.runIf(isInstalled(language.program)).each([...eventFaults, ...jobFaults])('$name', async ({run, env}) => {
      const api = await new ApiDouble().start();
      const receiver = new Receiver(language, api, {...preloaded(language), ...env});
      try {
        await run(receiver, api);
      } finally {
        await receiver.close();
        api.stop();
      }
    });
  });
});
