import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {check} from './check';
import {rules} from './rules';
import {brokenFiles} from './test/faults';
import {assetProfiles} from './rules/rule';
import {tinyAsset, tinyAvatar} from './test/tiny-avatar';

const root = path.resolve(__dirname, '../../site');

describe('a valid file', () => {
  it.each([
    ['t1-male.glb', []],
    ['t2-female.glb', ['clip-weights']],
  ])('the sample avatar %s has the findings %j', async (file, found) => {
    const {findings} = await check(readFileSync(path.join(root, 'static/models', file)), {profile: 'export'});
    expect(findings.map(({rule}) => rule)).toEqual(found);
  });

  it.each(['T1', 'T2'] as const)('%s: the smallest avatar has no finding', async (type) => {
    expect((await check(tinyAvatar(type), {profile: 'export'})).findings).toEqual([]);
  });

  it.each(assetProfiles)('%s: the smallest asset has no finding', async (profile) => {
    expect((await check(tinyAsset(profile), {profile})).findings).toEqual([]);
  });
});

describe('a broken file', () => {
  it('exists for each rule', () => {
    expect(brokenFiles.map(({rule}) => rule).sort()).toEqual(rules.map(({id}) => id).sort());
  });

  it.each(brokenFiles)('$rule: has exactly one finding', async ({rule, profile, make}) => {
    const {file, avatar} = make();
    const {findings} = await check(file, {profile, avatar});
    const {severity, unconfirmed} = rules.find(({id}) => id === rule)!;
    expect([...new Set(findings.map((finding) => finding.rule))], JSON.stringify(findings, null, 1)).toEqual([rule]);
    expect(findings.every((finding) => finding.severity === severity)).toBe(true);
    expect(findings[0]!.message).toMatch(/^\S.*\.( \(\/\S+\))?$/s);
    expect(unconfirmed && severity === 'error', 'an unpublished rule is not an error').toBe(false);
  });
});

describe('the rules', () => {
  it('are in README.md', () => {
    const readme = readFileSync(path.join(__dirname, 'README.md'), 'utf8');
    const [, table = ''] = /<!-- rules:start -->\n+([^]*?)\n+<!-- rules:end -->/.exec(readme) ?? [];
    const rows = rules.map(
      ({id, severity, profiles, unconfirmed, title, page}) =>
        `| \`${id}\` | ${severity}${unconfirmed ? ', unconfirmed' : ''} | ${profiles.join(', ')} | ${title} | \`${page}\` |`,
    );
    const cells = (lines: readonly string[]) => lines.map((line) => line.split('|').map((cell) => cell.trim()));
    expect(cells(table.split('\n').slice(2)), `Put these rows there:\n${rows.join('\n')}`).toEqual(cells(rows));
  });
});
