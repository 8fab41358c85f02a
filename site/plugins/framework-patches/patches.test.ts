import {mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {ConfigureWebpackUtils, LoadContext, Plugin, PluginModule} from '@docusaurus/types';
import {describe, expect, test} from 'vitest';
import {dependencies} from '../../package.json';
import {frameworkPatches} from './index';
import ownStylesheets from './own-stylesheets';

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

describe('own-stylesheets fails the build of', () => {
  const configure = (siteDir: string, cacheGroups: object) => () =>
    ownStylesheets({...context, siteDir}).configureWebpack?.(
      {optimization: {splitChunks: {cacheGroups}}} as never,
      false,
      {} as ConfigureWebpackUtils,
      undefined,
    );
  const site = path.join(import.meta.dirname, '../..');

  test('a framework without a group for all styles', () => {
    expect(configure(site, {styles: {}})).not.toThrow();
    expect(configure(site, {css: {}})).toThrow(/own-stylesheets no longer fits Docusaurus: .*"styles"/);
  });

  test('a site without the stylesheets that its patterns name', () => {
    const moved = mkdtempSync(path.join(tmpdir(), 'site-'));
    for (const folder of ['src', 'plugins']) mkdirSync(path.join(moved, folder));
    expect(configure(moved, {styles: {}})).toThrow('the site has no stylesheet that matches /^src\\/pages\\//');
    rmSync(moved, {recursive: true});
  });
});
