import {expect, it} from 'vitest';
import {check} from '@avaturn-docs/avatar-glb/check';
import {brokenFiles} from '@avaturn-docs/avatar-glb/test/faults';
import {faultyMeshes} from './faulty-meshes';

async function reportOn(rule: string) {
  const {profile, make} = brokenFiles.find((broken) => broken.rule === rule)!;
  return check(make().file, {profile});
}

it.each([
  ['texture-size', 'an image'],
  ['lens-translucent', 'a material'],
  ['transforms', 'a node'],
  ['morph-target-names', 'a mesh'],
])('finds the meshes of a violation of %s, which is in %s', async (rule) => {
  const {findings, inspection} = await reportOn(rule);
  const found = faultyMeshes(
    findings.filter((finding) => finding.rule === rule),
    inspection,
  );
  expect(found.length).toBeGreaterThan(0);
  expect(inspection.meshes.map(({name}) => name)).toEqual(expect.arrayContaining(found));
});

it('marks nothing for a joint', async () => {
  const {findings, inspection} = await reportOn('joint-names');
  expect(findings).not.toEqual([]);
  expect(faultyMeshes(findings, inspection)).toEqual([]);
});
