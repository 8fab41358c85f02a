import {expect, it} from 'vitest';
import type {SearchHit} from '@avaturn-docs/search/engine/protocol';
import {pathOf} from './Hit';

const text = (value: string) => ({text: value, marks: []});
const hit = (breadcrumbs: readonly string[], part?: string): SearchHit => ({
  type: part ? 1 : 0,
  href: '/blender/',
  page: '/blender/',
  pageTitle: text('blender'),
  ...(part && {heading: text(part)}),
  breadcrumbs,
  score: 1,
});

it('names the page of a section', () => {
  expect(pathOf(hit(['Import', 'blender'], 'rig'))).toBe('Import › blender');
  expect(pathOf(hit(['Import'], 'rig'))).toBe('Import › blender');
  expect(pathOf(hit(['Import', 'blender']))).toBe('Import');
});
