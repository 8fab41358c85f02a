import {beforeAll, expect, it} from 'vitest';
import {check} from '@avaturn-docs/avatar-glb';
import {brokenFiles} from '@avaturn-docs/avatar-glb/test/faults';
import {tinyAsset, tinyAvatar} from '@avaturn-docs/avatar-glb/test/tiny-avatar';
import type {Report} from '@avaturn-docs/avatar-glb/report';
import {faultyMeshes} from './faulty-meshes';

const reports = new Map<string, Report>();

beforeAll(async () => {
  for (const rule of ['texture-size', 'lens-translucent', 'transforms', 'morph-target-names', 'joint-names']) {
    const {profile, make} = brokenFiles.find((broken) => broken.rule === rule)!;
    const {file} = make({avatar: tinyAvatar, asset: tinyAsset});
    reports.set(rule, await check(file, {profile}));
  }
});

it.each([
  ['texture-size', 'an image'],
  ['lens-translucent', 'a material'],
  ['transforms', 'a node'],
  ['morph-target-names', 'a mesh'],
])('finds the meshes of a violation of %s, which is in %s', (rule) => {
  const {findings, inspection} = reports.get(rule)!;
  const found = faultyMeshes(
    findings.filter((finding) => finding.rule === rule),
    inspection,
  );
  expect(found.length).toBeGreaterThan(0);
  expect(inspection.meshes.map(({name}) => name)).toEqual(expect.arrayContaining(found));
});

it('marks nothing for a joint', () => {
  const {findings, inspection} = reports.get('joint-names')!;
  expect(findings).not.toEqual([]);
  expect(faultyMeshes(findings, inspection)).toEqual([]);
});
