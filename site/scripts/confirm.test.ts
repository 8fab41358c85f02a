import {expect, test} from 'vitest';
import {withReport, type Report} from './confirm';

const report = (server: string, ...statements: Report['statements']): Report => ({
  tool: 'avaturn-simulator 1.6.0',
  date: '2026-11-24',
  server,
  statements,
});
const platform = 'https://api.avaturn.me';
const fits = (statement: string) => ({statement, outcome: 'as documented', observations: 3}) as const;

test('confirms what one call settles, and counts observations of what is universal', () => {
  const result = withReport(
    {},
    report(platform, fits('api-host'), fits('scan-status'), fits('session-default'), fits('#/paths/a')),
  );
  expect(Object.entries(result).map(([id, {outcome}]) => [id, outcome])).toEqual([
    ['api-host', 'confirmed'],
    ['scan-status', 'observed'],
  ]);
});

test('records a contradiction, also of what is documented, until a comparison sees it as documented', () => {
  const differences = [{where: 'newSession', expected: 'status 200', seen: 'status 201'}];
  const differs = (statement: string) => ({statement, outcome: 'differs', observations: 0, differences}) as const;
  const result = withReport({}, report(platform, differs('free-project'), differs('#/paths/a')));
  expect(result['free-project']).toMatchObject({
    outcome: 'contradicted',
    seen: 'newSession: expected status 200, saw status 201',
  });
  expect(Object.keys(withReport(result, report(platform, fits('#/paths/a'), fits('free-project'))))).toEqual([
    'free-project',
  ]);
});

test('rejects a report of another server unless it is a rehearsal, and unknown statements', () => {
  expect(() => withReport({}, report('another server', fits('api-host')))).toThrow('--rehearsal');
  expect(withReport({}, report('another server', fits('api-host')), true)['api-host']).toMatchObject({rehearsal: true});
  expect(() => withReport({}, report(platform, fits('hearsay')))).toThrow('"hearsay"');
});
