import {expect, test} from 'vitest';
import {integrations} from '@avaturn-docs/platform/integrations';

test('contains no prices', () => {
  for (const integration of integrations) expect(JSON.stringify(integration)).not.toMatch(/[$€£]|\bUSD\b/);
});
