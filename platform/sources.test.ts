import {expect, test} from 'vitest';
import {sources} from './sources';

const keys = Object.keys(sources);
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
