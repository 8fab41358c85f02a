import {GlbError} from '../error';
import type {Gltf} from './gltf';
import type {SceneGraph} from './scene';

const lists = ['nodes', 'meshes', 'skins', 'materials', 'textures', 'images', 'accessors', 'bufferViews'] as const;

/**
 * Parts in a list: a hundred times more than any avatar has, yet few enough for every later step to finish in seconds.
 * Larger files are rejected before validation and decoding.
 */
const maxParts = 20_000;
const maxChannels = 200_000;
/** Numbers of vertices, indices, attributes and keys. An avatar has some hundred thousand. */
const maxElements = 20_000_000;

/** An avatar has about fifteen. The validator's time grows with the square of this number. */
const maxDepth = 500;

/** @throws GlbError `too-large` */
export function refuseDepth({depth}: SceneGraph): void {
  refuse('nodes below each other', depth, maxDepth);
}

/** @throws GlbError `too-large` */
export function refuseExcess(gltf: Gltf): void {
  for (const name of [...lists, 'animations'] as const) refuse(name, gltf[name].length, maxParts);
  refuse('primitives', gltf.meshes.flatMap((mesh) => mesh.primitives).length, maxParts);
  refuse(
    'animation channels',
    gltf.animations.reduce((sum, {channels, inputs}) => sum + Math.max(channels.length, inputs.length), 0),
    maxChannels,
  );
  refuse(
    'node children',
    gltf.nodes.reduce((sum, {children}) => sum + children.length, 0),
    maxParts * 5,
  );
  refuse(
    'skin joints',
    gltf.skins.reduce((sum, {joints}) => sum + joints.length, 0),
    maxParts * 5,
  );
  const elements = gltf.accessors.map(({count, sparse}) => Math.max(count, sparse?.count ?? 0));
  refuse('accessor elements', Math.max(0, ...elements), maxElements);
  refuse('vertices, indices and keys', elementsToRead(gltf), maxElements);
}

/** Elements read in one pass: each use of an accessor and each instance of a mesh counts. */
function elementsToRead({accessors, meshes, skins, nodes, animations}: Gltf): number {
  const countOf = (index: number): number => Math.max(0, accessors[index]!.count);
  const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);
  const perMesh = meshes.map(({primitives}) =>
    sum(
      primitives.map(({attributes, indices}) =>
        sum([...attributes.values(), ...(indices === undefined ? [] : [indices])].map(countOf)),
      ),
    ),
  );
  const perSkin = skins.map(
    ({joints, inverseBindMatrices}) =>
      joints.length + (inverseBindMatrices === undefined ? 0 : countOf(inverseBindMatrices)),
  );
  const shown = nodes.map(({mesh, skin, instances}) =>
    mesh === undefined ? 0 : perMesh[mesh]! + (skin === undefined ? 0 : perSkin[skin]!) + (instances?.count ?? 0),
  );
  return sum(perMesh) + sum(shown) + sum(animations.map(({inputs}) => sum(inputs.map(countOf))));
}

function refuse(what: string, count: number, limit: number): void {
  if (count > limit) {
    throw new GlbError(
      'too-large',
      `The file has ${count.toLocaleString('en-US')} ${what}; at most ${limit.toLocaleString('en-US')} are allowed. It is damaged, or isn’t an avatar.`,
    );
  }
}
