import {Primitive, type Document, type Mesh, type Skin} from '@gltf-transform/core';
import {simplifyPrimitive, weld} from '@gltf-transform/functions';
import {MeshoptSimplifier} from 'meshoptimizer/simplifier';

/** Maximum deviation as a share of the mesh's size. Where it would be exceeded, more triangles are kept. */
const maxError = 0.005;

/** Joints of the face: geometry that they or their descendants move isn't simplified. */
const headName = /(?:^|[:_])head$/i;
const normalWeights = [0.5, 0.5, 0.5];

/**
 * Reduces triangles, except where a morph target or the head joint moves them.
 * @param ratio share of triangles to keep
 */
export async function simplifyBody(document: Document, ratio: number): Promise<void> {
  await MeshoptSimplifier.ready;
  await document.transform(weld({overwrite: false}));
  for (const mesh of document.getRoot().listMeshes()) {
    const heads = headJoints(mesh);
    for (const primitive of mesh.listPrimitives()) {
      const isTriangles = primitive.getMode() === Primitive.Mode.TRIANGLES;
      if (isTriangles && (primitive.getIndices()?.getCount() ?? 0) >= 3) {
        simplifyPrimitive(primitive, {simplifier: protecting(primitive, heads), ratio, error: maxError});
      }
    }
  }
}

/** Indices of the head and its descendants in a skin's joints. */
function headJoints(mesh: Mesh): ReadonlySet<number> {
  const skins = mesh
    .listParents()
    .flatMap((parent) => ('getSkin' in parent ? [(parent as {getSkin(): Skin | null}).getSkin()] : []));
  const joints = skins.find((skin) => skin !== null)?.listJoints() ?? [];
  const below = new Set<unknown>();
  for (const joint of joints.filter((one) => headName.test(one.getName()))) {
    joint.traverse((node) => below.add(node));
  }
  return new Set(joints.flatMap((joint, index) => (below.has(joint) ? [index] : [])));
}

/** A simplifier for one primitive that keeps the vertices of the face. */
function protecting(primitive: Primitive, heads: ReadonlySet<number>): unknown {
  const simplify: typeof MeshoptSimplifier.simplify = (indices, positions, stride, target, error, flags) => {
    const normals = primitive.getAttribute('NORMAL')?.getArray();
    const hasNormals = normals instanceof Float32Array;
    return MeshoptSimplifier.simplifyWithAttributes(
      indices,
      positions,
      stride,
      hasNormals ? normals : positions,
      3,
      hasNormals ? normalWeights : [0, 0, 0],
      faceVertices(primitive, heads),
      target,
      error,
      flags,
    );
  };
  return {...MeshoptSimplifier, simplify};
}

/** 1 for each vertex to keep. */
function faceVertices(primitive: Primitive, heads: ReadonlySet<number>): Uint8Array {
  const lock = new Uint8Array(primitive.getAttribute('POSITION')!.getCount());
  const joints = primitive.getAttribute('JOINTS_0');
  const weights = primitive.getAttribute('WEIGHTS_0');
  const moves = primitive.listTargets().flatMap((target) => target.getAttribute('POSITION') ?? []);
  const [j, w, delta]: number[][] = [[], [], []];
  for (let vertex = 0; vertex < lock.length; vertex += 1) {
    const isMoved = moves.some((move) => move.getElement(vertex, delta!).some((value) => Math.abs(value) > 1e-6));
    const ofHead =
      joints && weights && heads.size > 0
        ? (joints.getElement(vertex, j!), weights.getElement(vertex, w!)).reduce(
            (sum, weight, slot) => sum + (heads.has(j![slot]!) ? weight : 0),
            0,
          )
        : 0;
    lock[vertex] = isMoved || ofHead > 0.5 ? 1 : 0;
  }
  return lock;
}
