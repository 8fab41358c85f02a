import {expect, test} from 'vitest';
import {platforms} from '@avaturn-docs/platform/platforms';

test('contains no prices', () => {
  for (const platform of platforms) expect(JSON.stringify(platform)).not.toMatch(/[$€£]|\bUSD\b/);
});
