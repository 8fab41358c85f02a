import {readFileSync} from 'node:fs';
import path from 'node:path';
import {createSlugger} from '@docusaurus/utils';
import {expect, test} from 'vitest';
import {rules} from '@avaturn-docs/avatar-glb/rules';
import {headingsOf, textOf} from '../../checks/page-text/sentences';
import {parsePage} from '../../checks/pages';

const root = path.join(import.meta.dirname, '../..');

test('the rules of avatar-glb link to headings and collapsible parts that exist', () => {
  const documents = [...new Set(rules.map(({page}) => page.split('/#')[0]!.slice(1)))];
  const anchors = documents.flatMap((document) => {
    const source = readFileSync(path.join(root, `${document}.mdx`), 'utf8');
    const slugger = createSlugger();
    const headings = headingsOf(parsePage(`${document}.mdx`, source)).map((heading) => slugger.slug(textOf(heading)));
    const folded = [...source.matchAll(/<details id="([^"]+)">/g)].map(([, id]) => id);
    return [...headings, ...folded].map((id) => `/${document}/#${id}`);
  });
  expect(rules.map(({page}) => page).filter((page) => !anchors.includes(page))).toEqual([]);
});
