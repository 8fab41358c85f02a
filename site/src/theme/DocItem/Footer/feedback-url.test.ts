import {expect, test} from 'vitest';
import {feedbackUrl} from './feedback-url';

const subject = {
  route: '/docs/importing/blender/',
  siteUrl: 'https://docs.example.com',
  version: 'Next',
  section: '#import',
};
const editUrl = 'https://github.com/example/docs/edit/main/docs/importing/blender.mdx';

test('is a new issue with the route in its title and the page, version and section in its body', () => {
  const url = new URL(feedbackUrl(editUrl, false, subject)!);
  expect(url.origin + url.pathname).toBe('https://github.com/example/docs/issues/new');
  expect(Object.fromEntries(url.searchParams)).toEqual({
    template: 'page-feedback.yml',
    title: 'Not helpful: /docs/importing/blender/',
    page: 'https://docs.example.com/docs/importing/blender/#import',
    version: 'Next',
    section: '#import',
    body: 'Page: https://docs.example.com/docs/importing/blender/#import\nVersion: Next\nSection: #import\n\n',
  });
  const {searchParams} = new URL(feedbackUrl(editUrl, true, {...subject, section: ''})!);
  expect([searchParams.get('title'), searchParams.get('section')]).toEqual([
    'Helpful: /docs/importing/blender/',
    'Whole page',
  ]);
});

test.each([
  'https://git.example.com/docs/edit/main/docs/a.mdx',
  'https://github.com.example.com/a/b/edit/main/docs/a.mdx',
  'https://github.com/example/edit/main.mdx',
])('is undefined for %s', (other) => {
  expect(feedbackUrl(other, true, subject)).toBeUndefined();
});
