import {
  arkitMorphTargets,
  emotionSuggestions,
  visemes,
  vrmEmotions,
  vrmExpressionSuggestions,
  type EmotionWeights,
  type VrmEmotion,
} from '@avaturn-docs/platform/morph-targets';
import type {Gltf} from '../read/gltf';

export type Expressions = ReturnType<typeof makeExpressions>;

/** Shapes that become expressions of the same name, for face-tracking apps. */
const ownNames: readonly string[] = [...Object.values(arkitMorphTargets).flat(), ...visemes];

/** Weights that replace the suggested ones. */
export type Emotions = Readonly<Partial<Record<VrmEmotion, EmotionWeights>>>;

type Shape = readonly [name: string, weight: number];

/**
 * The presets and emotions from `platform/morph-targets.ts`, and each ARKit shape and viseme under its own name. A shape is
 * bound on every mesh that has it: teeth, lashes and eyes have their own copies.
 */
export function makeExpressions(gltf: Gltf, emotions: Emotions = {}) {
  const presets = vrmExpressionSuggestions.map(({preset, alternatives}) => {
    const shapesOf = (names: readonly string[]): Shape[] => choose(names, alternatives).map((name) => [name, 1]);
    return [preset, bind(gltf, shapesOf)] as const;
  });
  const composed = vrmEmotions.map((emotion) => {
    const shapes = Object.entries(emotions[emotion] ?? emotionSuggestions[emotion]).filter(([, weight]) => weight > 0);
    return [emotion, bind(gltf, (names) => shapes.filter(([name]) => names.includes(name)))] as const;
  });
  const custom = ownNames.map((own) => [own, bind(gltf, (names) => (names.includes(own) ? [[own, 1]] : []))] as const);
  const hasFace = custom.some(([, {morphTargetBinds}]) => morphTargetBinds.length > 0);
  const bound = (entries: readonly (readonly [string, ReturnType<typeof bind>])[]) =>
    Object.fromEntries(
      // A face that moves also has the expression of rest, which sets no shape.
      entries.filter(([name, {morphTargetBinds}]) => morphTargetBinds.length > 0 || (name === 'neutral' && hasFace)),
    );
  return {preset: bound([...presets, ...composed]), custom: bound(custom)};
}

/** An expression of VRM 1.0 that sets morph targets (VRMC_vrm-1.0, expressions.md). */
function bind(gltf: Gltf, shapesOf: (names: readonly string[]) => readonly Shape[]) {
  const morphTargetBinds = gltf.nodes.flatMap(({mesh}, node) => {
    const names = mesh === undefined ? [] : gltf.meshes[mesh]!.targetNames;
    return shapesOf(names).map(([name, weight]) => ({node, index: names.indexOf(name), weight}));
  });
  return {morphTargetBinds, isBinary: false, overrideBlink: 'none', overrideLookAt: 'none', overrideMouth: 'none'};
}

/** The first set that the mesh has completely; otherwise, the shapes of the set with the most matches. */
function choose(names: readonly string[], alternatives: readonly (readonly string[])[]): readonly string[] {
  const present = alternatives.map((set) => set.filter((name) => names.includes(name)));
  const full = present.find((set, index) => set.length === alternatives[index]!.length);
  return full ?? present.reduce((most, set) => (set.length > most.length ? set : most), []);
}
