import {readFileSync} from 'node:fs';
import path from 'node:path';
import {type JointName, joints, t1Joints} from '@avaturn-docs/platform/skeleton';
import type {Person, Source} from './people';

/** Offsets of some base points, in meters. */
export interface Shape {
  readonly indices: Uint16Array;
  readonly offsets: Float32Array;
}

/** Triangles and texture coordinates of a mesh. A point has as many vertices as texture coordinates. */
export interface Surface {
  /** The point of each vertex. */
  readonly points: Uint16Array;
  /** u, v per vertex; v = 0 is the top of the texture. */
  readonly uvs: Float32Array;
  readonly triangles: Uint16Array;
}

/** An axis of a binding scales with the distance between two base points: divide it by `distance`. */
export interface BindingScale {
  readonly from: number;
  readonly to: number;
  /** Distance of the two points on the body that the mesh was made for, in meters. */
  readonly distance: number;
}

/** How a mesh follows the base mesh: each vertex by a blend of three base points and an offset. */
export interface Binding {
  /** Three base points per vertex. */
  readonly anchors: Uint16Array;
  readonly weights: Float32Array;
  /** x, y, z per vertex in meters, multiplied by the scale of the axis. */
  readonly offsets: Float32Array;
  readonly scale: readonly [BindingScale, BindingScale, BindingScale];
}

/** Four joints per point, by index in `joints` of `platform/skeleton.ts`, and weights that sum to 1. */
export interface Influences {
  readonly joints: Uint8Array;
  readonly weights: Float32Array;
}

export interface BoundMesh extends Surface {
  readonly binding: Binding;
  readonly hides: Uint16Array;
}

/** The source data of the sample avatars: the parts of MakeHuman's meshes that they use. */
export interface Kit {
  /** All base points, in meters; unused ones are 0. */
  readonly base: Float32Array;
  readonly shapes: Readonly<Partial<Record<`${Source}-${Person['sex']}`, Shape>>>;
  readonly units: Readonly<Record<Source, Readonly<Record<string, Shape>>>>;
  /** The base points whose average is the start or the end of a joint's bone. */
  readonly bones: Readonly<Record<JointName, {readonly head: readonly number[]; readonly tail: readonly number[]}>>;
  readonly influences: Influences;
  /** The highest and the lowest base point of the body. */
  readonly crown: number;
  readonly sole: number;
  readonly skin: Surface;
  /** The inside of the mouth, and the pockets between lids and eyes. */
  readonly mouth: Surface;
  readonly pockets: Surface;
  readonly meshes: Readonly<Record<string, BoundMesh>>;
}

const arrayTypes = {Int16Array, Uint16Array, Uint8Array};

interface Packed {
  readonly array: keyof typeof arrayTypes;
  readonly offset: number;
  readonly length: number;
  /** Floats are stored as 16-bit multiples of this step. */
  readonly step?: number;
}

function unpack({array, offset, length, step}: Packed, buffer: ArrayBuffer): Float32Array | Uint16Array | Uint8Array {
  const values = new arrayTypes[array](buffer, offset, length);
  return values instanceof Int16Array ? Float32Array.from(values, (value) => value * (step ?? 1)) : values;
}

const folder = path.join(__dirname, 'kit');
const {buffer} = new Uint8Array(readFileSync(path.join(folder, 'meshes.bin')));

const {weights: influences, ...rest} = JSON.parse(
  readFileSync(path.join(folder, 'meshes.json'), 'utf8'),
  (_, value) => {
    const packed = value as Packed | null;
    return packed && typeof packed === 'object' && 'array' in packed ? unpack(packed, buffer) : value;
  },
) as Omit<Kit, 'influences'> & {readonly weights: Influences};

// The file numbers the joints of T1.
const allJoints = influences.joints.map((joint) => joints.indexOf(t1Joints[joint]!));
export const kit: Kit = {...rest, influences: {...influences, joints: allJoints}};
