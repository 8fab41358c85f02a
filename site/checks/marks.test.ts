import {expect, test} from 'vitest';
import {markFindings, marksOfPage} from './marks';
import {parsePage} from './pages';

const found = (mark: string, seen: Parameters<typeof markFindings>[1] = {}) =>
  markFindings(marksOfPage(parsePage('docs/a.mdx', `## Limits\n\nIt is 5 ${mark}.`)), seen)
    .filter(({where}) => !where.endsWith('unconfirmed.ts'))
    .map(({where, message}) => `${where}: ${message}`);

test('a mark needs the id of a statement', () => {
  expect(found('<Unconfirmed id="api-host" />')).toEqual([]);
  expect(found('<Unconfirmed reason="A guess." />')).toEqual([expect.stringMatching(/^docs\/a\.mdx:3: .*no id/)]);
  expect(found('<Unconfirmed id="hearsay" />')).toEqual([expect.stringContaining('"hearsay"')]);
});

test('a contradicted statement is reported with its page, its section and what was seen', () => {
  const seen = {'api-host': {outcome: 'contradicted', date: '2026-11-24', seen: 'status 404', by: 'a test'}} as const;
  const [finding] = found('<Unconfirmed id="api-host" />', seen);
  expect(finding).toMatch(/2026-11-24 \(\/docs\/a\/, Limits\): status 404/);
  expect(found('', seen)).toEqual([expect.stringMatching(/^platform\/confirmed\.json: Remove "api-host"/)]);
});

test('a statement without a mark is reported', () => {
  expect(markFindings([], {}).map(({message}) => message)).toContainEqual(expect.stringContaining('Remove "api-host"'));
});
