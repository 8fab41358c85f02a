import type {NamedMesh} from './summary';

/** Sets each morph target on every mesh that has it, so that teeth and lashes follow the face. Weights are from 0 to 1. */
export function applyWeights(meshes: readonly NamedMesh[], weights: ReadonlyMap<string, number>): void {
  for (const part of meshes.flatMap(({parts}) => parts)) {
    for (const [name, weight] of weights) {
      const index = part.morphTargetDictionary?.[name];
      if (index !== undefined && part.morphTargetInfluences) part.morphTargetInfluences[index] = weight;
    }
  }
}
