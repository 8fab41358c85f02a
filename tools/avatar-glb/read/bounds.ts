import {readAccessor, unitOf} from './accessor';
import type {Gltf, GltfNode, Primitive, Skin} from './gltf';
import {identity, localMatrix, multiply, transformPoint, type Matrix, type Vector} from './matrix';
import type {SceneGraph} from './scene';

/** An axis-aligned box, in meters. */
export interface Box {
  readonly min: Vector;
  readonly max: Vector;
  /** False if it is estimated, because the vertices can't be read without Draco's decoder. */
  readonly exact: boolean;
}

/** The parts of a model that determine where its vertices are. */
export interface Placed {
  readonly gltf: Gltf;
  readonly bin: Uint8Array;
  readonly scene: SceneGraph;
}

/**
 * Bounds of a mesh node as rendered: a skinned mesh follows its joints instead of its node (glTF 2.0, section 3.7.3.3), and
 * an instanced one is at several places. Ignores morph targets. For sparse vertices and those that Draco compressed, uses
 * the accessor's declared `min` and `max`.
 */
function boundsOfNode(model: Placed, node: number): Box | undefined {
  const {gltf, bin, scene} = model;
  const {mesh, skin, instances} = gltf.nodes[node]!;
  if (mesh === undefined) {
    return undefined;
  }
  const matrices =
    skin === undefined
      ? instanceMatrices(model, instances).map((instance) => multiply(scene.world[node]!, instance))
      : skinMatrices(model, gltf.skins[skin]!);
  return union(
    gltf.meshes[mesh]!.primitives.map((primitive) => {
      const positions = readAccessor(gltf, bin, primitive.attributes.get('POSITION'));
      const isReadable = positions !== undefined && positions.length % 3 === 0;
      if (skin !== undefined) {
        return isReadable && matrices.length > 0
          ? skinnedBox(model, primitive, positions, matrices)
          : statedBox(model, primitive, matrices);
      }
      const [only] = matrices;
      return isReadable && matrices.length === 1
        ? boxAround(positions, () => only!)
        : union(matrices.map((matrix) => statedBox(model, primitive, [matrix])));
    }),
  );
}

/** Bounds of everything visible. */
export const boundsOf = (model: Placed): Box | undefined =>
  union(model.gltf.nodes.map((_, node) => boundsOfNode(model, node)));

/** Rotations and differences between joints up to this share keep a box. */
const tolerance = 0.01;

/**
 * The box from `min` and `max` of the positions. It is exact if no joint is moved from its rest, so that all of them
 * transform the vertices equally, and nothing is rotated.
 */
function statedBox({gltf}: Placed, {attributes}: Primitive, matrices: readonly Matrix[]): Box | undefined {
  const accessor = gltf.accessors[attributes.get('POSITION') ?? -1];
  const {min, max} = accessor ?? {};
  const [placed] = matrices;
  if (!accessor || !min || !max || !placed) {
    return undefined;
  }
  const unit = unitOf(accessor);
  const corners = Array.from({length: 8}, (_, corner) =>
    [1, 2, 4].map((bit, axis) => (corner & bit ? max : min)[axis]! * unit),
  );
  const box = boxAround(new Float32Array(corners.flat()), () => placed);
  const size = Math.max(...placed.slice(0, 12).map(Math.abs));
  const isStraight = [0, 1, 2].every(
    (row) => [0, 4, 8].filter((column) => Math.abs(placed[column + row]!) > size * tolerance).length === 1,
  );
  const isAtRest = matrices.every((one) =>
    one.every((value, index) => Math.abs(value - placed[index]!) <= (index < 12 ? size : 1) * tolerance),
  );
  return box && {...box, exact: isStraight && isAtRest};
}

/** The matrices of `EXT_mesh_gpu_instancing`; the identity for a node without it. */
function instanceMatrices({gltf, bin}: Placed, instances: GltfNode['instances']): readonly Matrix[] {
  if (!instances) {
    return [identity];
  }
  const {count} = instances;
  const [translation, rotation, scale] = [instances.translation, instances.rotation, instances.scale].map((accessor) =>
    readAccessor(gltf, bin, accessor),
  );
  const at = <Fallback>(values: Float32Array | undefined, width: number, index: number, fallback: Fallback) =>
    values ? [...values.subarray(index * width, index * width + width)] : fallback;
  return Array.from({length: count}, (_, index) =>
    localMatrix({
      matrix: undefined,
      translation: at(translation, 3, index, [0, 0, 0]),
      rotation: at(rotation, 4, index, [0, 0, 0, 1]),
      scale: at(scale, 3, index, [1, 1, 1]),
    }),
  );
}

/** The union of all boxes; undefined if there are none. */
function union(boxes: readonly (Box | undefined)[]): Box | undefined {
  const known = boxes.filter((box) => box !== undefined);
  const extreme = (pick: (...values: number[]) => number, end: 'min' | 'max') =>
    [0, 1, 2].map((axis) =>
      known.map((box) => box[end][axis]!).reduce((value, other) => pick(value, other)),
    ) as unknown as Vector;
  if (known.length === 0) return undefined;
  return {min: extreme(Math.min, 'min'), max: extreme(Math.max, 'max'), exact: known.every(({exact}) => exact)};
}

/** The matrix from mesh space to world space for each joint of a skin; empty if its matrices can't be read. */
function skinMatrices({gltf, bin, scene}: Placed, skin: Skin): readonly Matrix[] {
  const inverse = readAccessor(gltf, bin, skin.inverseBindMatrices);
  if (!inverse && skin.inverseBindMatrices !== undefined) {
    return [];
  }
  return skin.joints.map((node, index) => {
    const bind = inverse?.subarray(index * 16, index * 16 + 16);
    return multiply(scene.world[node]!, bind?.length === 16 ? Array.from(bind) : identity);
  });
}

function skinnedBox(
  {gltf, bin}: Placed,
  primitive: Primitive,
  positions: Float32Array,
  matrices: readonly Matrix[],
): Box | undefined {
  const sets = [0, 1].flatMap((set) => {
    const joints = readAccessor(gltf, bin, primitive.attributes.get(`JOINTS_${set}`));
    const weights = readAccessor(gltf, bin, primitive.attributes.get(`WEIGHTS_${set}`));
    return joints && weights ? [{joints, weights}] : [];
  });
  const blended = [...identity];
  return boxAround(positions, (vertex) => {
    blended.fill(0);
    let total = 0;
    for (const {joints, weights} of sets) {
      for (let influence = vertex * 4; influence < vertex * 4 + 4; influence += 1) {
        const weight = weights[influence] ?? 0;
        const matrix = matrices[joints[influence] ?? -1];
        if (weight > 0 && matrix) {
          total += weight;
          for (let index = 0; index < 16; index += 1) {
            blended[index]! += matrix[index]! * weight;
          }
        }
      }
    }
    if (total === 0) {
      return identity;
    }
    for (let index = 0; index < 16; index += 1) {
      blended[index]! /= total;
    }
    return blended;
  });
}

function boxAround(positions: Float32Array, matrixOf: (vertex: number) => Matrix): Box | undefined {
  const min: [number, number, number] = [Infinity, Infinity, Infinity];
  const max: [number, number, number] = [-Infinity, -Infinity, -Infinity];
  for (let at = 0; at < positions.length; at += 3) {
    const point = transformPoint(matrixOf(at / 3), [positions[at]!, positions[at + 1]!, positions[at + 2]!]);
    for (let axis = 0; axis < 3; axis += 1) {
      const value = point[axis]!;
      if (Number.isFinite(value)) {
        min[axis] = Math.min(min[axis]!, value);
        max[axis] = Math.max(max[axis]!, value);
      }
    }
  }
  return min.every(Number.isFinite) ? {min, max, exact: true} : undefined;
}
