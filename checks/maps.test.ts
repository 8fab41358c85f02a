// @vitest-environment node
import {expect, test} from 'vitest';
import {checkMaps, type Maps} from './maps';

const right: Maps = {
  readme:
    '# Site\n\n## Map\n\nOrder.\n\n```\ndocs/       pages\nsrc/theme/  swizzled parts\n.github/    workflows\n```\n',
  theme: '| Part | Kind |\n|---|---|\n| `Tabs` | wraps |\n| `DocCard/Layout` | replaces |\n',
  files: [
    'README.md',
    'docs/a.mdx',
    'src/theme/Tabs/index.tsx',
    'src/theme/Tabs/parse.ts',
    'src/theme/Tabs/Tabs.test.tsx',
    'src/theme/DocCard/Layout/index.tsx',
    '.ci/run',
  ],
};

test('maps that are true have no finding', () => expect(checkMaps(right)).toEqual({examined: 2, findings: []}));

test.each([
  ['a new folder', {files: [...right.files, 'data/facts.ts']}, 'data/ is missing'],
  ['a folder below src', {files: [...right.files, 'src/css/a.css']}, 'src/css/ is missing'],
  ['a folder that is gone', {files: right.files.filter((file) => !file.startsWith('docs/'))}, 'docs/ is gone'],
  ['a new part of the theme', {files: [...right.files, 'src/theme/Card/index.tsx']}, 'Card is missing'],
  ['a part that is one file', {files: [...right.files, 'src/theme/Navbar/types.ts']}, 'Navbar/types is missing'],
  ['a part that is gone', {theme: `${right.theme}| `.concat('`Footer` | wraps |\n')}, 'Footer is gone'],
])('%s is found', (_what, changed, message) => {
  expect(
    checkMaps({...right, ...changed})
      .findings.map((finding) => finding.message)
      .join(),
  ).toContain(message);
});
