import {readAccessor} from '../read/accessor';
import type {Box3} from 'three/src/math/Box3.js';
import {Vector3} from 'three/src/math/Vector3.js';
import {boundsOf, type Placed} from '../read/bounds';
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
    ...changeText('The optimized scene', boundsOf(before)?.box, boundsOf(after)?.box),
    ...poses.flatMap(({name, clip}) =>
      changeText(
        `In the first frame of ${name ? `"${name}"` : `clip ${clip}`}, the optimized scene`,
        boundsOf(posed(before, clip))?.box,
        boundsOf(posed(after, clip))?.box,
      ),
    ),
  ];
}

function changeText(scene: string, was: Box3 | undefined, is: Box3 | undefined): string[] {
  if (!was || !is) return was ? [`${scene} has no vertices that can be read.`] : [];
  const [sizesBefore, sizesAfter] = [was, is].map((box) => box.getSize(new Vector3()).toArray());
  const sizes = sizesBefore!.map((size, axis) => [size, sizesAfter![axis]!] as const);
  const [before, after] = sizes.reduce((a, b) => (Math.abs(b[1] - b[0]) > Math.abs(a[1] - a[0]) ? b : a));
  const moves = [is.min.clone().sub(was.min), is.max.clone().sub(was.max)].flatMap((corner) => corner.toArray());
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
