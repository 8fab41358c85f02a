import {inspect} from '@avaturn-docs/avatar-glb/inspect';
import {extraMorphTargets, visemes} from '@avaturn-docs/platform/morph-targets';
import {maxFactBytes, type OwnAvatarFacts} from './facts';

/** Lists are cut to the first length with which the facts are small enough. Avatars have fewer than 150 of anything. */
const maxLengths = [Infinity, 250, 120, 50, 0];
const maxName = 64;

const bytesOf = (facts: OwnAvatarFacts): number => new TextEncoder().encode(JSON.stringify(facts)).length;

/**
 * Reads the facts of a GLB, in a worker.
 * @throws GlbError if the bytes can't be read as a GLB
 */
export function readFacts(bytes: Uint8Array): OwnAvatarFacts {
  const {avatar, bounds, clips, drawCalls, extensions, generator, gpu, images, joints, materials, meshes, ...rest} =
    inspect(bytes);
  const nameOfJoint = new Map(joints.map(({index, name}) => [index, name.slice(0, maxName)]));
  const sentences = [`${avatar.summary.charAt(0).toUpperCase()}${avatar.summary.slice(1)}.`];
  const has = (names: readonly string[]): string =>
    `${names.filter((name) => rest.morphTargets.includes(name)).length} of the ${names.length}`;
  const shapes = `It has ${has(visemes)} visemes and ${has(extraMorphTargets.map(({name}) => name))} extra shapes.`;
  const cutTo = (length: number): OwnAvatarFacts => {
    const lists = [joints, meshes, materials, rest.morphTargets, clips, extensions];
    const names = (list: readonly string[]): string[] => list.slice(0, length).map((name) => name.slice(0, maxName));
    return {
      type: avatar.type,
      verdict: [...sentences, ...avatar.reasons, ...(avatar.type === 'T2' ? [shapes] : [])].join(' '),
      isComplete: lists.every((list) => list.length <= length),
      joints: joints.slice(0, length).map(({index, parent}) => ({
        name: nameOfJoint.get(index)!,
        parent: nameOfJoint.get(parent ?? -1) ?? null,
      })),
      meshes: meshes.slice(0, length).map(({name, triangles, vertices, morphTargets}) => ({
        name: name.slice(0, maxName),
        triangles,
        vertices,
        morphTargets: morphTargets.length,
      })),
      materials: names(materials.map(({name}) => name)),
      morphTargets: names(rest.morphTargets),
      clips: names(clips.map(({name}) => name)),
      extensions: names(extensions.map(({name}) => name)),
      generator: generator.slice(0, maxName),
      triangles: rest.triangles,
      drawCalls,
      gpuBytes: gpu.textures + gpu.meshes,
      textures: images.length,
      largestTexture: Math.max(0, ...images.flatMap(({width, height}) => [width ?? 0, height ?? 0])),
      influences: Math.max(0, ...meshes.map(({influences}) => influences)),
      height: bounds?.size[1] ?? null,
    };
  };
  return maxLengths.map(cutTo).find((facts) => bytesOf(facts) <= maxFactBytes)!;
}
