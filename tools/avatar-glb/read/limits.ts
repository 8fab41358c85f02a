import {GlbError} from '../error';
import type {Gltf} from './gltf';
import type {SceneGraph} from './scene';

/**
 * A hundred times more than any avatar has, yet few enough for every later step to finish in seconds. Larger files are
 * rejected before validation and decoding.
 */
const limits = {
  nodes: 20_000,
  meshes: 10_000,
  skins: 1_000,
  materials: 10_000,
  textures: 10_000,
  images: 10_000,
  accessors: 50_000,
  bufferViews: 50_000,
  animations: 5_000,
} as const satisfies Partial<Record<keyof Gltf, number>>;

const maxPrimitives = 20_000;
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
  for (const [name, limit] of Object.entries(limits)) {
    refuse(name, gltf[name as keyof typeof limits].length, limit);
  }
  const primitives = gltf.meshes.flatMap((mesh) => mesh.primitives);
  refuse('primitives', primitives.length, maxPrimitives);
  refuse(
    'animation channels',
    gltf.animations.reduce((sum, {channels, inputs}) => sum + Math.max(channels.length, inputs.length), 0),
    maxChannels,
  );
  refuse(
    'node children',
    gltf.nodes.reduce((sum, {children}) => sum + children.length, 0),
    limits.nodes * 5,
  );
  refuse(
    'skin joints',
    gltf.skins.reduce((sum, {joints}) => sum + joints.length, 0),
    limits.nodes * 5,
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
