import {arkitMorphTargets, visemes, vrmExpressionSuggestions} from '../../../data/morph-targets';
import type {Gltf} from '../read/gltf';

/** An expression of VRM 1.0 that sets morph targets (VRMC_vrm-1.0, expressions.md). */
export interface Expression {
  readonly morphTargetBinds: readonly {readonly node: number; readonly index: number; readonly weight: number}[];
  readonly isBinary: boolean;
  readonly overrideBlink: 'none';
  readonly overrideLookAt: 'none';
  readonly overrideMouth: 'none';
}

export interface Expressions {
  readonly preset: Readonly<Record<string, Expression>>;
  readonly custom: Readonly<Record<string, Expression>>;
}

/** Shapes that become expressions of the same name, for face-tracking apps. */
const ownNames: readonly string[] = [...Object.values(arkitMorphTargets).flat(), ...visemes];

/**
 * The presets from `data/morph-targets.ts`, and each ARKit shape and viseme under its own name. A shape is bound on every
 * mesh that has it: teeth, lashes and eyes have their own copies.
 */
export function makeExpressions(gltf: Gltf): Expressions {
  const preset = vrmExpressionSuggestions.map(
    ({preset: name, alternatives}) => [name, bind(gltf, alternatives)] as const,
  );
  const custom = ownNames.map((name) => [name, bind(gltf, [[name]])] as const);
  const bound = (entries: typeof preset | typeof custom): Record<string, Expression> =>
    Object.fromEntries(entries.flatMap(([name, expression]) => (expression ? [[name, expression]] : [])));
  return {preset: bound(preset), custom: bound(custom)};
}

function bind(gltf: Gltf, alternatives: readonly (readonly string[])[]): Expression | undefined {
  const morphTargetBinds = gltf.nodes.flatMap(({mesh}, node) => {
    const names = mesh === undefined ? [] : gltf.meshes[mesh]!.targetNames;
    return choose(names, alternatives).map((name) => ({node, index: names.indexOf(name), weight: 1}));
  });
  return morphTargetBinds.length > 0
    ? {morphTargetBinds, isBinary: false, overrideBlink: 'none', overrideLookAt: 'none', overrideMouth: 'none'}
    : undefined;
}

/** The first set that the mesh has completely; otherwise, the shapes of the set with the most matches. */
function choose(names: readonly string[], alternatives: readonly (readonly string[])[]): readonly string[] {
  const present = alternatives.map((set) => set.filter((name) => names.includes(name)));
  const full = present.find((set, index) => set.length === alternatives[index]!.length);
  return full ?? present.reduce((most, set) => (set.length > most.length ? set : most), []);
}
