import {
  AnimationClip,
  Bone,
  BoxGeometry,
  Color,
  Group,
  Mesh,
  MeshStandardMaterial,
  Texture,
  type MeshBasicMaterial,
  type Object3D,
} from 'three';
import {expect, test, vi} from 'vitest';
import {boxOf, headBox, release} from '@avaturn-docs/scene';
import {namedMeshes, summarize, type GltfPlace, type NamedMesh} from './summary';
import {Surfaces} from './surfaces';

/** A mesh with morph targets of these names. */
function shaped(...names: string[]): Mesh {
  const geometry = new BoxGeometry();
  geometry.morphAttributes['position'] = names.map(() => geometry.getAttribute('position'));
  const mesh = new Mesh(geometry, new MeshStandardMaterial());
  mesh.morphTargetDictionary = Object.fromEntries(names.map((name, index) => [name, index]));
  return mesh;
}

const named = (name: string, ...parts: Mesh[]): NamedMesh => ({name, nodeName: `${name} node`, parts});

function bone(name: string, ...children: Object3D[]): Bone {
  const made = new Bone();
  made.name = name.replaceAll('.', '');
  made.userData['name'] = name;
  return children.length > 0 ? made.add(...children) : made;
}

test('meshes have the names from the file, and their primitives count as one', () => {
  const [first, second, other] = [shaped('a'), shaped('a', 'b'), shaped()];
  const group = new Group().add(first, second);
  const root = new Group().add(group, other);
  const places = new Map<Object3D, GltfPlace>([
    [group, {nodes: 1, meshes: 0}],
    [first, {meshes: 0}],
    [second, {meshes: 0}],
    [other, {nodes: 0, meshes: 1}],
  ]);
  const meshes = namedMeshes(root, (object) => places.get(object) ?? {}, {
    meshes: [{name: 'Head.Mesh'}, {}],
    nodes: [{name: 'Only node'}, {name: 'Head'}],
  });
  expect(meshes.map(({name, nodeName, parts}) => [name, nodeName, parts.length])).toEqual([
    ['Head.Mesh', 'Head', 2],
    ['Only node', 'Only node', 1],
  ]);
  const summary = summarize(root, meshes, [new AnimationClip('Idle', 6, [])], ['happy'], {hasHead: true, height: 1.7});
  expect(summary.meshes[0]).toEqual({name: 'Head.Mesh', triangles: 24, morphTargets: ['a', 'b']});
  expect(summary.morphTargets).toEqual(['a', 'b']);
  expect(summary.clips).toEqual([{name: 'Idle', seconds: 6}]);
});

test('the head is above its joint, and only a complete avatar has one', () => {
  const body = new Mesh(new BoxGeometry(0.2, 1.8, 0.2));
  body.position.y = 0.9;
  const joint = bone('Head');
  joint.position.y = 1.55;
  const root = new Group().add(joint, body);
  const head = () => headBox(root, boxOf(root));
  expect(head()?.max.y).toBeCloseTo(1.82);
  expect(head()?.min.y).toBeCloseTo(1.455);
  body.position.y = 0.5;
  expect(head(), 'trousers').toBeUndefined();
  body.scale.y = 0.2;
  body.position.y = 1.7;
  expect(head(), 'a hat').toBeUndefined();
});

test('an outline marks only its mesh, follows its face, keeps its surface, and is removed completely', () => {
  const [lens, frame] = [shaped('smile'), new Mesh(new BoxGeometry(), new MeshStandardMaterial())];
  const {material} = lens;
  lens.position.set(1, 2, 3);
  lens.morphTargetInfluences = [0];
  const surfaces = new Surfaces([named('lens', lens), named('frame', frame)]);
  surfaces.mark(['lens node'], new Color('#ff0000'));
  const [outline] = lens.children as Mesh<BoxGeometry, MeshBasicMaterial>[];
  expect([lens.children.length, frame.children.length]).toEqual([1, 0]);
  expect(outline!.material.color.getHexString()).toBe('ff0000');
  expect(outline!.geometry).toBe(lens.geometry);
  expect(outline!.position.toArray()).toEqual([0, 0, 0]);
  lens.morphTargetInfluences[0] = 0.7;
  expect(outline!.morphTargetInfluences).toEqual([0.7]);
  expect(lens.material).toBe(material);
  surfaces.setWireframe(true);
  expect([(material as MeshStandardMaterial).wireframe, outline!.material.wireframe]).toEqual([true, false]);
  surfaces.mark([], new Color());
  expect(lens.children).toEqual([]);
});

test('releasing frees geometry, materials, textures and decoded pictures', () => {
  class Picture {
    close = vi.fn();
  }
  vi.stubGlobal('ImageBitmap', Picture);
  const picture = new Picture();
  const map = new Texture(picture as unknown as ImageBitmap);
  const mesh = new Mesh(new BoxGeometry(), new MeshStandardMaterial({map}));
  const disposed = vi.fn();
  for (const held of [mesh.geometry, mesh.material, map])
    (held as Texture).addEventListener('dispose', () => disposed());
  release(new Group().add(mesh));
  expect(disposed).toHaveBeenCalledTimes(3);
  expect(picture.close).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
});
