import {expect, test} from 'vitest';
import {judge} from './vulnerabilities';

const advisory = {
  name: 'left',
  title: 'Reads too far',
  url: 'https://github.com/advisories/GHSA-aaaa-bbbb-cccc',
  severity: 'high',
  range: '<2.0.0',
};
const report = {
  auditReportVersion: 2,
  vulnerabilities: {left: {via: [advisory]}, right: {via: ['left']}},
};
const accepted = {id: 'GHSA-aaaa-bbbb-cccc', package: 'left', reason: 'Only at build.', reviewed: '2026-11-01'};
const today = '2026-11-21';

test('reports a known vulnerability once, with the line to accept it', () => {
  const findings = judge(report, [], today);
  expect(findings).toHaveLength(1);
  expect(findings?.[0]?.where).toBe('left <2.0.0');
  expect(findings?.[0]?.message).toContain("{id: 'GHSA-aaaa-bbbb-cccc', package: 'left', reason: '…'");
});

test('ignores an accepted one', () => expect(judge(report, [accepted], today)).toEqual([]));

test('reports an accepted one that no longer exists', () => {
  const findings = judge({auditReportVersion: 2, vulnerabilities: {}}, [accepted], today);
  expect(findings?.[0]?.message).toMatch(/no longer reported/);
});

test.each(['2026-01-01', 'some day'])('reports one that was last reviewed on %s', (reviewed) => {
  expect(judge(report, [{...accepted, reviewed}], today)?.[0]?.message).toMatch(/Look again/);
});

test('fails without a report', () => {
  expect(judge({message: '405 Method Not Allowed'}, [], today)).toBeUndefined();
});
