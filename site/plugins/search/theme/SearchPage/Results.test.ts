import {expect, it} from 'vitest';
import type {SearchHit} from '@avaturn-docs/search/engine/protocol';
import {groupByPage} from './Results';

const text = (value: string) => ({text: value, marks: []});
const hit = (page: string, part?: string): SearchHit => ({
  type: part ? 1 : 0,
  href: `/${page}/?_highlight=rig${part ? `#${part}` : ''}`,
  page: `/${page}/`,
  pageTitle: text(page),
  ...(part && {heading: text(part)}),
  breadcrumbs: ['Import', page],
  score: 1,
});

it('groups hits by page, in the order of the best hits, each below a link to its page', () => {
  const groups = groupByPage([hit('blender', 'rig'), hit('unity'), hit('blender', 'export'), hit('unity', 'avatar')]);
  expect(groups.map(({page, parts}) => [page.href, ...parts.map(({heading}) => heading?.text)])).toEqual([
    ['/blender/?_highlight=rig', 'rig', 'export'],
    ['/unity/?_highlight=rig', 'avatar'],
  ]);
});
