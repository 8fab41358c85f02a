import {expect, test} from 'vitest';
import {assetLimits, materialNameRules} from './asset-limits';
import {platforms} from './platforms';
import {measuredAvatars} from './sample-measurements';
import {sources} from './sources';

const keys = Object.keys(sources);
test('every fact has a known source', () => {
  const used = [assetLimits, materialNameRules, platforms, measuredAvatars].flat().map(({source}) => source);
  expect(used.length).toBeGreaterThan(0);
  for (const key of used) expect(keys).toContain(key);
});

test('a URL is public and uses HTTPS', () => {
  for (const [key, {url}] of Object.entries(sources)) if (url) expect(url, key).toMatch(/^https:\/\/[\w.]+\.\w+/);
});

test("third-party reports about Avaturn are marked, and Avaturn's publications are not", () => {
  const reported = keys.filter((key) => sources[key as keyof typeof sources].thirdParty);
  expect(reported).toEqual([
    'unreal-plugin',
    'avaturn-docs-summary',
    'api-schema-copy',
    'api-clients',
    't2-reports',
    'talkinghead',
    'headaudio',
    'mixamo-retarget',
    'pricing-citations',
  ]);
});
