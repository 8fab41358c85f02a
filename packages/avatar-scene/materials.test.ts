import {BoxGeometry, Group, Mesh, MeshStandardMaterial, Texture} from 'three';
import {expect, test} from 'vitest';
import {prepareModel} from './materials';

const meshOf = (material: MeshStandardMaterial) => new Mesh(new BoxGeometry(), material);

test('hair cards get smooth edges that blend with the background, and opaque surfaces stay opaque', () => {
  const hair = new MeshStandardMaterial({alphaTest: 0.5});
  const skin = new MeshStandardMaterial();
  prepareModel(new Group().add(meshOf(hair), meshOf(skin)), 4);
  expect([hair.alphaToCoverage, hair.transparent, hair.depthWrite]).toEqual([true, true, true]);
  expect([skin.alphaToCoverage, skin.transparent]).toEqual([false, false]);
});

test('every texture of a material gets anisotropic filtering', () => {
  const [map, normalMap] = [new Texture(), new Texture()];
  prepareModel(meshOf(new MeshStandardMaterial({map, normalMap})), 4);
  expect([map.anisotropy, normalMap.anisotropy]).toEqual([4, 4]);
});

test('a skinned mesh is drawn in every pose, with its shadow', () => {
  const mesh = meshOf(new MeshStandardMaterial());
  prepareModel(mesh, 1);
  expect([mesh.frustumCulled, mesh.castShadow, mesh.receiveShadow]).toEqual([false, true, true]);
});
