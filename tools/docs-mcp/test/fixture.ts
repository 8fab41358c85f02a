import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {makeIndexFile} from '@avaturn-docs/search/build/make-index';
import type {DocsContent} from '../content';

const openapi = parse(
  readFileSync(path.join(import.meta.dirname, '../../../platform/openapi/avaturn.yaml'), 'utf8'),
) as object;

/** Long enough that a snippet of the site's search box shows only a part. */
const importText =
  'Choose the file in the dialog. The avatar appears at the origin, facing you, with all of its parts selected.';

/** Three pages in the format of the build; one is too long to be returned completely. */
export const fixtureContent: DocsContent = {
  site: 'https://docs.example.test',
  date: '2026-11-22',
  version: '1.0.0',
  skill: '# Integrate Avaturn\n\nChoose the way in.',
  pages: [
    {path: '/', title: 'Home', description: 'The start.', markdown: '# Home\n\nWelcome.'},
    {
      path: '/docs/importing/blender/',
      title: 'Blender',
      description: 'Import an avatar into Blender.',
      markdown: `# Blender

First.

## Import

${importText}

### Bones

Tips.

| Bone | Means |
| - | - |
| \`LeftEye\` | T2 only |

## Export

Write it.

### Bones

Their tails are lost.`,
    },
    {
      path: '/api/',
      title: 'API reference',
      description: 'Every call.',
      markdown: `# API reference\n\n## Users\n\n\`\`\`bash\n## a comment\n\`\`\`\n\n### Create a user\n\n${'Text. '.repeat(3000)}\n\n### Delete a user\n\n${'Text. '.repeat(1000)}`,
    },
  ],
  index: makeIndexFile([
    {
      url: '/docs/importing/blender/',
      title: 'Blender',
      description: 'Import an avatar into Blender.',
      breadcrumbs: ['Import an avatar'],
      sections: [
        {heading: '', level: 1, hash: '', text: 'First.', entries: []},
        {heading: 'Import', level: 2, hash: '#import', text: importText, entries: []},
        {
          heading: 'Bones',
          level: 3,
          hash: '#bones',
          text: 'Tips.',
          entries: [{label: 'LeftEye', hash: '#joint-LeftEye', text: 'T2 only'}],
        },
        {heading: 'Export', level: 2, hash: '#export', text: 'Write it.', entries: []},
        {heading: 'Bones', level: 3, hash: '#bones-1', text: 'Their tails are lost.', entries: []},
      ],
    },
  ]),
  english: ['dialed'],
  texts: {
    '/docs/importing/blender/': {
      '#import': importText,
      '#joint-LeftEye': 'LeftEye: T2 only',
      '#bones-1': 'Their tails\nare lost (unconfirmed).',
    },
  },
  openapi,
  projects: {
    '/samples/starters/web.zip': {'avaturn-web/index.html': '<h1>Avatar</h1>', 'avaturn-web/README.md': '# Web'},
  },
  samples: {newSession: [{file: 'node/first-call.mjs', text: "await call('POST', '/sessions/new');"}]},
};
