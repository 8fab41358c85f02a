import type {TextureMap} from './read/material';

/** Contents of a GLB. Lists keep the order and the indices of the file; a missing name is ''. */
export interface Inspection {
  readonly fileBytes: number;
  /** Bytes of the JSON chunk and of the binary chunk. */
  readonly jsonBytes: number;
  readonly binBytes: number;
  /** The name of the exporter, from the file. */
  readonly generator: string;
  readonly nodes: number;
  /** All nodes, each after its parent. */
  readonly tree: readonly TreeNode[];
  readonly skins: number;
  /** Total of all meshes, each counted once. */
  readonly triangles: number;
  readonly vertices: number;
  /** Draw calls for one frame without shadows: one for each primitive of each node. */
  readonly drawCalls: number;
  /** Estimated bytes of GPU memory, with mipmaps and all morph targets. */
  readonly gpu: {readonly textures: number; readonly meshes: number};
  readonly meshes: readonly MeshInfo[];
  readonly joints: readonly JointInfo[];
  readonly clips: readonly ClipInfo[];
  readonly materials: readonly MaterialInfo[];
  readonly images: readonly ImageInfo[];
  readonly extensions: readonly {readonly name: string; readonly required: boolean}[];
  /** Distinct morph target names of all meshes. */
  readonly morphTargets: readonly string[];
  /** Bounds of everything visible, in meters, in the pose of the file; null if no vertex can be read. */
  readonly bounds: {
    readonly min: Triple;
    readonly max: Triple;
    readonly size: Triple;
  } | null;
  readonly avatar: AvatarGuess;
  /** v2023 or v2024. Always null: no published fact distinguishes them, as `reason` states. */
  readonly bodySet: {readonly value: 'v2023' | 'v2024' | null; readonly reason: string};
}

export type Triple = readonly [x: number, y: number, z: number];

export interface TreeNode {
  /** Index of the node. */
  readonly index: number;
  readonly name: string;
  /** Number of ancestors. */
  readonly depth: number;
  readonly kind: 'mesh' | 'skinned mesh' | 'joint' | 'empty';
  /** Index into `meshes`. */
  readonly mesh: number | null;
}

export interface MeshInfo {
  readonly index: number;
  readonly name: string;
  readonly vertices: number;
  readonly triangles: number;
  readonly primitives: number;
  /** Uncompressed bytes of vertices, indices and morph targets. */
  readonly bytes: number;
  /** Names; `''` for a target without a name. */
  readonly morphTargets: readonly string[];
  /** Indices into `materials`. */
  readonly materials: readonly number[];
  readonly skinned: boolean;
  /** Joint influences that the vertex format stores: 0, 4, 8 … */
  readonly influences: number;
  /** Nodes that show this mesh. */
  readonly nodes: readonly number[];
}

export interface JointInfo {
  /** Index of the node. */
  readonly index: number;
  readonly name: string;
  /** Index of the nearest ancestor that is a joint; null for a root. */
  readonly parent: number | null;
  /** Whether an Avaturn skeleton has a joint of this name (with or without Mixamo's prefix). */
  readonly known: boolean;
}

export interface ClipInfo {
  readonly index: number;
  readonly name: string;
  /** Time of the last key; null if it cannot be read. */
  readonly seconds: number | null;
  readonly channels: number;
  /** Channels that animate morph target weights. */
  readonly weightChannels: number;
}

export interface MaterialInfo {
  readonly index: number;
  readonly name: string;
  readonly alphaMode: string;
  readonly doubleSided: boolean;
  /** `image` is an index into `images`; null if the texture has none. */
  readonly maps: readonly {readonly map: TextureMap; readonly image: number | null}[];
}

export interface ImageInfo {
  readonly index: number;
  readonly name: string;
  readonly format: 'PNG' | 'JPEG' | 'WebP' | 'AVIF' | 'KTX2' | null;
  /** In pixels; null if the header cannot be read. */
  readonly width: number | null;
  readonly height: number | null;
  readonly alpha: boolean | null;
  /** Bytes in the file; null if the image is stored elsewhere. */
  readonly bytes: number | null;
  /** Estimated bytes of GPU memory, with mipmaps; null if its size is unknown. */
  readonly gpuBytes: number | null;
  /** Indices into `materials`. */
  readonly materials: readonly number[];
}

export interface AvatarGuess {
  readonly type: 'T1' | 'T2' | null;
  /** The type of the file, in a few words: `T2`, `an animation, not an avatar`. */
  readonly summary: string;
  /** The evidence, one sentence each. */
  readonly reasons: readonly string[];
}
