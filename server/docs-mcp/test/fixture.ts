import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {makeIndexFile} from '../../../plugins/search/build/make-index';
import type {DocsContent} from '../content';

const openapi = parse(readFileSync(path.join(import.meta.dirname, '../../../openapi/avaturn.yaml'), 'utf8')) as object;

/** Two pages, as the build would give them. */
export const fixtureContent: DocsContent = {
  site: 'https://docs.example.test',
  date: '2026-11-22',
  version: '1.0.0',
  pages: [
    {path: '/', title: 'Home', description: 'The start.', markdown: '# Home\n\nWelcome.'},
    {
      path: '/docs/importing/blender/',
      title: 'Blender',
      description: 'Import an avatar into Blender.',
      markdown: '# Blender\n\nFirst.\n\n## Import\n\nChoose the file.\n\n### Bones\n\nTips.\n\n## Export\n\nWrite it.',
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
        {heading: 'Import', level: 2, hash: '#import', text: 'Choose the file in the dialog.', entries: []},
      ],
    },
  ]),
  texts: {'/docs/importing/blender/': {'#import': 'Choose the file in the dialog.'}},
  openapi,
  samples: {newSession: [{file: 'node/first-call.mjs', text: "await call('POST', '/sessions/new');"}]},
};
