import type {Matrix4} from 'three/src/math/Matrix4.js';
import type {Gltf} from './gltf';
import {localMatrix} from './matrix';

export type SceneGraph = ReturnType<typeof readScene>;

/** Computes every node's transform, even in a damaged file: each child belongs to its first parent. */
export function readScene({nodes}: Gltf) {
  /** Parent by node; -1 for a root. A node with several parents belongs to the first, and one in a cycle is a root. */
  const parents = nodes.map(() => -1);
  nodes.forEach(({children}, index) => {
    for (const child of children) {
      if (parents[child] === -1 && child !== index) {
        parents[child] = index;
      }
    }
  });
  /** World transform by node. */
  const world: Matrix4[] = [];
  const depths: number[] = [];
  const open = parents.flatMap((parent, index) => (parent === -1 ? [index] : []));
  for (let next = 0; next < open.length; next += 1) {
    const index = open[next]!;
    // A child that is listed twice is placed once.
    if (world[index]) {
      continue;
    }
    const parent = parents[index]!;
    const local = localMatrix(nodes[index]!);
    depths[index] = parent === -1 ? 1 : depths[parent]! + 1;
    world[index] = parent === -1 ? local : local.premultiply(world[parent]!);
    open.push(...nodes[index]!.children.filter((child) => parents[child] === index));
  }
  // A node that no root leads to is in a cycle, which can contain all of them.
  let cyclic = 0;
  nodes.forEach((node, index) => {
    if (!world[index]) {
      cyclic += 1;
      parents[index] = -1;
      world[index] = localMatrix(node);
    }
  });
  // `depth` is the length of the longest path from a root, or within a cycle.
  return {parents, world, depth: depths.reduce((deepest, depth) => Math.max(deepest, depth), cyclic)};
}

/** The node and its ancestors, nearest first. */
export function* ancestry({parents}: SceneGraph, node: number): Generator<number> {
  for (let at = node; at !== -1; at = parents[at]!) {
    yield at;
  }
}
