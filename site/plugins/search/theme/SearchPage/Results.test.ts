import {expect, it} from 'vitest';
import pathOf from '../../client/pathOf';
import type {SearchHit} from '@avaturn-docs/search/engine/protocol';
import {groupByPage} from './Results';

const text = (value: string) => ({text: value, marks: []});
const hit = (page: string, part?: string): SearchHit => ({
  type: part ? 1 : 0,
  href: `/${page}/?_highlight=rig${part ? `#${part}` : ''}`,
  page: `/${page}/`,
  pageTitle: text(page),
  ...(part ? {heading: text(part)} : {snippet: text(`about ${page}`)}),
  breadcrumbs: ['Import', page],
  score: 1,
});

it('groups hits by page, starting with the page of the best hit', () => {
  const groups = groupByPage([
    hit('blender', 'rig'),
    hit('unity'),
    hit('blender'),
    hit('unity', 'avatar'),
    hit('blender', 'export'),
  ]);
  expect(groups.map(({title, parts}) => [title.text, ...parts.map(({heading}) => heading?.text)])).toEqual([
    ['blender', 'rig', 'export'],
    ['unity', 'avatar'],
  ]);
});

it('links the page itself with the words to highlight, and shows its own text', () => {
  const [whole, part] = groupByPage([hit('unity'), hit('blender', 'rig')]);
  expect(whole).toMatchObject({href: '/unity/?_highlight=rig', path: 'Import', snippet: {text: 'about unity'}});
  expect(part).toMatchObject({href: '/blender/?_highlight=rig', path: 'Import', snippet: undefined});
});

it('names the page of a section', () => {
  expect(pathOf(hit('blender', 'rig'))).toBe('Import › blender');
  expect(pathOf({...hit('blender', 'rig'), breadcrumbs: ['Import']})).toBe('Import › blender');
  expect(pathOf(hit('blender'))).toBe('Import');
});
