import type {JointName} from '../../../data/skeleton';
import type {Influences} from '../figure/weights';
import type {Unwrapped} from '../geometry/charts';
import type {Vec3} from '../geometry/vector';

/** A picture inside the file. */
export interface Picture {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly mimeType: 'image/jpeg' | 'image/png';
}

export interface Material {
  readonly name: string;
  readonly color?: Picture;
  readonly normal?: Picture;
  /** Occlusion in red, roughness in green, metalness in blue. */
  readonly orm?: Picture;
  /** Linear, 0 to 1, with alpha. */
  readonly colorFactor?: readonly [number, number, number, number];
  readonly roughness?: number;
  readonly metalness?: number;
  readonly alphaMode?: 'OPAQUE' | 'BLEND';
  readonly doubleSided?: boolean;
}

/** One named shape of a face: where each point moves, meters. Points that stay are absent. */
export interface MorphTarget {
  readonly name: string;
  readonly offsets: ReadonlyMap<number, Vec3>;
}

/** One mesh of the file with one material and one node of the same name. */
export interface Part {
  readonly name: string;
  readonly mesh: Unwrapped;
  readonly material: Material;
  readonly weights: (p: Vec3) => Influences;
  /** By index of the mesh's points. */
  readonly morphTargets?: readonly MorphTarget[];
}

/** Keyframes of one joint; rotations as quaternions x, y, z, w, places in meters from the parent. */
export interface Track {
  readonly joint: JointName;
  readonly path: 'rotation' | 'translation';
  readonly values: readonly (readonly number[])[];
}

export interface Clip {
  readonly name: string;
  /** Seconds. A track with two values is constant from the first to the last of them. */
  readonly times: readonly number[];
  readonly tracks: readonly Track[];
}

export interface Model {
  readonly pose: ReadonlyMap<JointName, Vec3>;
  /** Joints of the file, parents before children. */
  readonly joints: readonly {readonly name: JointName; readonly parent: JointName | null}[];
  readonly parts: readonly Part[];
  readonly clips: readonly Clip[];
}
