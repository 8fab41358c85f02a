import {Mesh, type AnimationClip, type Object3D} from 'three';

export type ModelSummary = ReturnType<typeof summarize>;

/** The loader's associations of an object: its indices in the glTF document. */
export interface GltfPlace {
  readonly nodes?: number;
  readonly meshes?: number;
}

/** The names of a glTF document, by index. */
export interface GltfNames {
  readonly nodes?: readonly {readonly name?: string}[];
  readonly meshes?: readonly {readonly name?: string}[];
}

/** A mesh of the file with its objects: one for each primitive and each node. */
export interface NamedMesh {
  readonly name: string;
  readonly nodeName: string;
  readonly parts: Mesh[];
}

/** The meshes by their names in the file. The loader's names differ: it removes characters and adds numbers. */
export function namedMeshes(root: Object3D, place: (object: Object3D) => GltfPlace, names: GltfNames): NamedMesh[] {
  const found = new Map<number | Object3D, NamedMesh>();
  root.traverse((object) => {
    if (!(object instanceof Mesh)) return;
    const {meshes: index} = place(object);
    const nodeIndex = place(object).nodes ?? (object.parent ? place(object.parent).nodes : undefined);
    const nodeName = (nodeIndex === undefined ? undefined : names.nodes?.[nodeIndex]?.name) ?? object.name;
    const key = index ?? object;
    const known = found.get(key);
    if (known) known.parts.push(object);
    else {
      const name = (index === undefined ? undefined : names.meshes?.[index]?.name) || nodeName || `Mesh ${found.size}`;
      found.set(key, {name, nodeName, parts: [object]});
    }
  });
  return [...found.values()];
}

function summarizeMesh({name, parts}: NamedMesh) {
  // Several nodes may share one mesh, whose triangles are in the file once.
  const geometries = [...new Set(parts.map(({geometry}) => geometry))];
  const corners = geometries.reduce(
    (sum, {index, attributes}) => sum + (index?.count ?? attributes['position']?.count ?? 0),
    0,
  );
  return {
    name,
    triangles: Math.floor(corners / 3),
    morphTargets: [...new Set(parts.flatMap((part) => Object.keys(part.morphTargetDictionary ?? {})))],
  };
}

/** The name of a node in the file. */
export const nameOf = (object: Object3D): string =>
  typeof object.userData['name'] === 'string' ? object.userData['name'] : object.name;

export const jointsOf = (root: Object3D): Object3D[] => root.getObjectsByProperty('isBone', true);

/**
 * @param expressions of a VRM
 * @param size height in meters
 */
export function summarize(
  root: Object3D,
  meshes: readonly NamedMesh[],
  clips: readonly AnimationClip[],
  expressions: readonly string[],
  size: {readonly hasHead: boolean; readonly height: number},
) {
  const summaries = meshes.map(summarizeMesh);
  return {
    meshes: summaries,
    triangles: summaries.reduce((sum, {triangles}) => sum + triangles, 0),
    joints: jointsOf(root).map(nameOf),
    clips: clips.map(({name, duration}) => ({name, seconds: duration})),
    morphTargets: [...new Set(summaries.flatMap(({morphTargets}) => morphTargets))],
    expressions,
    ...size,
  };
}
