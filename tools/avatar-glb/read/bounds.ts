import {Box3} from 'three/src/math/Box3.js';
import {Matrix4} from 'three/src/math/Matrix4.js';
import {Vector3} from 'three/src/math/Vector3.js';
import {readAccessor, unitOf} from './accessor';
import type {Gltf, GltfNode, Primitive, Skin} from './gltf';
import {localMatrix} from './matrix';
import type {SceneGraph} from './scene';

interface Bounds {
  /** In meters. */
  readonly box: Box3;
  /** False if it is estimated, because the vertices can't be read without Draco's decoder. */
  readonly exact: boolean;
}

/** The parts of a model that determine where its vertices are. */
export interface Placed {
  readonly gltf: Gltf;
  readonly bin: Uint8Array;
  readonly scene: SceneGraph;
}

/** Bounds of everything visible; undefined if there is nothing that can be read. */
export function boundsOf(model: Placed): Bounds | undefined {
  const all = model.gltf.nodes.flatMap((_, node) => boundsOfNode(model, node)).filter(({box}) => !box.isEmpty());
  if (all.length === 0) return undefined;
  return {box: all.reduce((union, {box}) => union.union(box), new Box3()), exact: all.every(({exact}) => exact)};
}

/**
 * Bounds of a mesh node as rendered: a skinned mesh follows its joints instead of its node (glTF 2.0, section 3.7.3.3), and
 * an instanced one is at several places. Ignores morph targets. For sparse vertices and those that Draco compressed, uses
 * the accessor's declared `min` and `max`.
 */
function boundsOfNode(model: Placed, node: number): Bounds[] {
  const {gltf, bin, scene} = model;
  const {mesh, skin, instances} = gltf.nodes[node]!;
  if (mesh === undefined) return [];
  const matrices =
    skin === undefined
      ? instanceMatrices(model, instances).map((instance) => instance.premultiply(scene.world[node]!))
      : skinMatrices(model, gltf.skins[skin]!);
  return gltf.meshes[mesh]!.primitives.flatMap((primitive) => {
    const positions = readAccessor(gltf, bin, primitive.attributes.get('POSITION'));
    const isReadable = positions !== undefined && positions.length % 3 === 0;
    if (skin !== undefined) {
      return isReadable && matrices.length > 0
        ? {box: skinnedBox(model, primitive, positions, matrices), exact: true}
        : statedBounds(model, primitive, matrices);
    }
    return isReadable && matrices.length === 1
      ? {box: boxAround(positions, () => matrices[0]!), exact: true}
      : matrices.flatMap((matrix) => statedBounds(model, primitive, [matrix]));
  });
}

/** Rotations and differences between joints up to this share keep a box. */
const tolerance = 0.01;

/**
 * The box from `min` and `max` of the positions. It is exact if no joint is moved from its rest, so that all of them
 * transform the vertices equally, and nothing is rotated.
 */
function statedBounds({gltf}: Placed, {attributes}: Primitive, matrices: readonly Matrix4[]): Bounds[] {
  const accessor = gltf.accessors[attributes.get('POSITION') ?? -1];
  const {min, max} = accessor ?? {};
  const [first] = matrices;
  if (!accessor || !min || !max || !first) return [];
  const box = new Box3(new Vector3().fromArray(min), new Vector3().fromArray(max));
  const unit = new Vector3().setScalar(unitOf(accessor));
  box.set(box.min.multiply(unit), box.max.multiply(unit)).applyMatrix4(first);
  const placed = first.elements;
  const size = Math.max(...placed.slice(0, 12).map(Math.abs));
  const isStraight = [0, 1, 2].every(
    (row) => [0, 4, 8].filter((column) => Math.abs(placed[column + row]!) > size * tolerance).length === 1,
  );
  const isAtRest = matrices.every(({elements}) =>
    elements.every((value, index) => Math.abs(value - placed[index]!) <= (index < 12 ? size : 1) * tolerance),
  );
  return [{box, exact: isStraight && isAtRest}];
}

/** The matrices of `EXT_mesh_gpu_instancing`; the identity for a node without it. */
function instanceMatrices({gltf, bin}: Placed, instances: GltfNode['instances']): readonly Matrix4[] {
  if (!instances) return [new Matrix4()];
  const [translation, rotation, scale] = [instances.translation, instances.rotation, instances.scale].map((accessor) =>
    readAccessor(gltf, bin, accessor),
  );
  const at = (values: Float32Array | undefined, index: number, fallback: readonly number[]) =>
    values ? [...values.subarray(index * fallback.length, (index + 1) * fallback.length)] : fallback;
  return Array.from({length: instances.count}, (_, index) =>
    localMatrix({
      matrix: undefined,
      translation: at(translation, index, [0, 0, 0]),
      rotation: at(rotation, index, [0, 0, 0, 1]),
      scale: at(scale, index, [1, 1, 1]),
    }),
  );
}

/** The matrix from mesh space to world space for each joint of a skin; empty if its matrices can't be read. */
function skinMatrices({gltf, bin, scene}: Placed, skin: Skin): readonly Matrix4[] {
  const inverse = readAccessor(gltf, bin, skin.inverseBindMatrices);
  if (!inverse && skin.inverseBindMatrices !== undefined) return [];
  return skin.joints.map((node, index) => {
    const bind = inverse?.subarray(index * 16, index * 16 + 16);
    return bind?.length === 16 ? new Matrix4().fromArray(bind).premultiply(scene.world[node]!) : scene.world[node]!;
  });
}

function skinnedBox(
  {gltf, bin}: Placed,
  primitive: Primitive,
  positions: Float32Array,
  matrices: readonly Matrix4[],
): Box3 {
  const sets = [0, 1].flatMap((set) => {
    const joints = readAccessor(gltf, bin, primitive.attributes.get(`JOINTS_${set}`));
    const weights = readAccessor(gltf, bin, primitive.attributes.get(`WEIGHTS_${set}`));
    return joints && weights ? [{joints, weights}] : [];
  });
  const blended = new Matrix4();
  return boxAround(positions, (vertex) => {
    blended.elements.fill(0);
    let total = 0;
    for (const {joints, weights} of sets) {
      for (let influence = vertex * 4; influence < vertex * 4 + 4; influence += 1) {
        const weight = weights[influence] ?? 0;
        const matrix = matrices[joints[influence] ?? -1];
        if (weight > 0 && matrix) {
          total += weight;
          for (let index = 0; index < 16; index += 1) blended.elements[index]! += matrix.elements[index]! * weight;
        }
      }
    }
    return total === 0 ? blended.identity() : blended.multiplyScalar(1 / total);
  });
}

/** Positions that aren't numbers are ignored. */
function boxAround(positions: Float32Array, matrixOf: (vertex: number) => Matrix4): Box3 {
  const box = new Box3();
  const point = new Vector3();
  for (let at = 0; at < positions.length; at += 3) {
    point.fromArray(positions, at).applyMatrix4(matrixOf(at / 3));
    if (Number.isFinite(point.x + point.y + point.z)) box.expandByPoint(point);
  }
  return box;
}
