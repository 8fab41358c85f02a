import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {toolCommand, tools} from '../../../data/tools';
import type {Twin} from '../llms';
import {skillText} from '../skill';

const site = {title: 'Developer Docs', tagline: 'Put avatars in', origin: 'https://docs.example.com'};
const twin: Twin = {
  url: '/docs/unity/',
  title: 'Unity',
  description: 'Put avatars into Unity.',
  breadcrumbs: [],
  markdown: '# Unity\n\nCall `LoadAvatar`.\n',
};

let outDir = '';
beforeAll(() => {
  outDir = mkdtempSync(path.join(tmpdir(), 'skill-'));
  mkdirSync(path.join(outDir, 'docs/unity'), {recursive: true});
  writeFileSync(path.join(outDir, 'docs/unity/index.html'), '<main><h2 id=load>Load</h2></main>');
  writeFileSync(path.join(outDir, 'openapi.yaml'), 'openapi: 3.1.0');
});
afterAll(() => rmSync(outDir, {recursive: true, force: true}));

const made = (source: string): string => skillText(source, outDir, [twin], site);

test('links lead to the Markdown of pages and to files, and commands and samples are inserted', () => {
  expect(made('Call `LoadAvatar` ([Unity](/docs/unity/#load), [API](/openapi.yaml)).')).toBe(
    'Call `LoadAvatar` ([Unity](https://docs.example.com/docs/unity/index.md#load), [API](https://docs.example.com/openapi.yaml)).',
  );
  expect(made('{tool avaturn-glb}')).toBe(toolCommand(tools[0]!, site.origin));
  expect(made('```html\n{sample web/quickstart/avatar.html}\n```')).toContain("sdk.on('export'");
});

test.each([
  ['a page', '[Unity](/docs/unit/)', 'there is no page or file /docs/unit/'],
  ['an anchor', '[Unity](/docs/unity/#loading)', '/docs/unity/ has no anchor #loading'],
  ['code', 'Call `loadAvatar`.', 'no page has the code "loadAvatar"'],
  ['a tool', '{tool avaturn-cli}', 'there is no tool avaturn-cli'],
  ['a sample', '{sample web/nothing.html}', 'there is no sample web/nothing.html'],
])('%s that the site does not have is refused', (_, source, problem) => {
  expect(() => made(source)).toThrow(problem);
});
