import {expect, test} from 'vitest';
import {shapeFindings} from '../checks/page-shape';
import {parsePage} from '../checks/pages';
import {frontMatterProblems, pageTypes} from '../data/front-matter';
import {newPage} from './new';

test.each(Object.keys(pageTypes))('a new page of the type %s has its shape, and notes on what to write', (type) => {
  const page = parsePage('docs/importing/new.mdx', newPage(type, '2026-12-01'));
  expect(page.problem).toBeUndefined();
  expect(frontMatterProblems(page.frontMatter)).toEqual([]);
  const findings = shapeFindings([page]).map(({message}) => message);
  expect(findings.length).toBeGreaterThan(1);
  expect(findings.filter((message) => !/^Write .*, and remove the note\.$/.test(message))).toEqual([]);
});
