import {expect, test} from 'vitest';
import {feedbackUrl} from './feedback-url';

const subject = {
  route: '/docs/importing/blender/',
  siteUrl: 'https://docs.example.com',
  version: 'Next',
  section: '#import',
};

test.each([
  'https://git.example.com/docs/edit/main/docs/a.mdx',
  'https://github.com.example.com/a/b/edit/main/docs/a.mdx',
  'https://github.com/example/edit/main.mdx',
])('is undefined for %s', (other) => {
  expect(feedbackUrl(other, true, subject)).toBeUndefined();
});
