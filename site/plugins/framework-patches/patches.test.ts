import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin, PluginModule} from '@docusaurus/types';
import {expect, test} from 'vitest';
import {dependencies} from '../../package.json';
import {frameworkPatches} from './index';

const readme = readFileSync(path.join(import.meta.dirname, 'README.md'), 'utf8');
const inTable = [...readme.matchAll(/^\| `([\w-]+)` \|/gm)].map(([, name]) => name);
const context = {siteDir: '/site', generatedFilesDir: '/site/.docusaurus'} as LoadContext;

test('the table in README.md lists every patch', async () => {
  const names = await Promise.all(
    frameworkPatches.map(async (entry) => {
      const [patch, options] = entry as [PluginModule, object];
      return ((await patch(context, options)) as Plugin).name;
    }),
  );
  expect([...inTable].sort()).toEqual([...names, 'document-template'].sort());
  const files = readdirSync(import.meta.dirname).map((file) => path.basename(file, '.ts'));
  expect(inTable.filter((name) => !files.includes(name!))).toEqual([]);
});

test('the patches were reviewed for the installed version of Docusaurus', () => {
  expect(readme, 'Go through the table of README.md, then write the new version there.').toContain(
    `Docusaurus ${dependencies['@docusaurus/core']}`,
  );
});
