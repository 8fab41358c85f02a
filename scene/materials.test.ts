import {BoxGeometry, Group, Mesh, MeshStandardMaterial} from 'three';
import {expect, test} from 'vitest';
import {prepareModel} from './materials';

const meshOf = (material: MeshStandardMaterial) => new Mesh(new BoxGeometry(), material);

test('hair cards get smooth edges that blend with the background, and opaque surfaces stay opaque', () => {
  const hair = new MeshStandardMaterial({alphaTest: 0.5});
  const skin = new MeshStandardMaterial();
  prepareModel(new Group().add(meshOf(hair), meshOf(skin)));
  expect([hair.alphaToCoverage, hair.transparent, hair.depthWrite]).toEqual([true, true, true]);
  expect([skin.alphaToCoverage, skin.transparent]).toEqual([false, false]);
});
