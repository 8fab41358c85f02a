import {readAccessor} from '../read/accessor';
import {boundsOf, type Box, type Placed} from '../read/bounds';
import {readScene} from '../read/scene';

/** Share of the longest edge. Quantization moves vertices by much less. */
const tolerance = 0.01;

/**
 * Warns if a scene changes its size or moves: at rest, and in the first frame of each clip of a skinned model.
 * @param before decoded, like `after`: Draco's vertices can't be read here
 */
export function boundsWarnings(before: Placed, after: Placed): string[] {
  const poses = before.gltf.skins.length > 0 ? before.gltf.animations.map(({name}, clip) => ({name, clip})) : [];
  return [
    ...changeText('The optimized scene', boundsOf(before), boundsOf(after)),
    ...poses.flatMap(({name, clip}) =>
      changeText(
        `In the first frame of ${name ? `"${name}"` : `clip ${clip}`}, the optimized scene`,
        boundsOf(posed(before, clip)),
        boundsOf(posed(after, clip)),
      ),
    ),
  ];
}

function changeText(scene: string, was: Box | undefined, is: Box | undefined): string[] {
  if (!was || !is) return was ? [`${scene} has no vertices that can be read.`] : [];
  const axes = [0, 1, 2] as const;
  const sizes = axes.map((axis) => [was.max[axis] - was.min[axis], is.max[axis] - is.min[axis]] as const);
  const [before, after] = sizes.reduce((a, b) => (Math.abs(b[1] - b[0]) > Math.abs(a[1] - a[0]) ? b : a));
  const moves = axes.flatMap((axis) => [is.min[axis] - was.min[axis], is.max[axis] - was.max[axis]]);
  const move = Math.max(...moves.map(Math.abs));
  const limit = tolerance * Math.max(...sizes.map(([size]) => size));
  const change = Math.abs(after - before);
  if (change > limit) {
    const direction = after < before ? 'smaller' : 'larger';
    return [`${scene} is ${meters(change)} ${direction}: ${meters(after)} instead of ${meters(before)}.`];
  }
  return move > limit ? [`${scene} is moved by ${meters(move)}.`] : [];
}

const meters = (length: number): string => `${Number(length.toPrecision(3))} m`;

/** The model with the first key of each channel in its nodes. */
function posed(model: Placed, clip: number): Placed {
  const nodes = [...model.gltf.nodes];
  for (const {node, path, sampler} of model.gltf.animations[clip]?.channels ?? []) {
    const values = readAccessor(model.gltf, model.bin, sampler?.output);
    const width = path === 'rotation' ? 4 : 3;
    // Each key of a spline begins with its incoming tangent.
    const start = sampler?.interpolation === 'CUBICSPLINE' ? width : 0;
    const isTransform = ['translation', 'rotation', 'scale'].includes(path);
    if (node !== undefined && isTransform && values && values.length >= start + width) {
      nodes[node] = {...nodes[node]!, matrix: undefined, [path]: [...values.subarray(start, start + width)]};
    }
  }
  const gltf = {...model.gltf, nodes};
  return {gltf, bin: model.bin, scene: readScene(gltf)};
}
