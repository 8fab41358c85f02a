/** What pages know about the reader's avatar without reading it. It is stored as JSON of at most `maxFactBytes`. */
export interface OwnAvatarFacts {
  readonly type: 'T1' | 'T2' | null;
  /** The inspector's sentences about the type. */
  readonly verdict: string;
  /** Whether the lists have everything in the file; those of a very large file are cut. */
  readonly isComplete: boolean;
  readonly joints: readonly {readonly name: string; readonly parent: string | null}[];
  readonly meshes: readonly {
    readonly name: string;
    readonly triangles: number;
    readonly vertices: number;
    /** Number of morph targets. */
    readonly morphTargets: number;
  }[];
  /** Names, as the lists below. */
  readonly materials: readonly string[];
  readonly morphTargets: readonly string[];
  readonly clips: readonly string[];
  readonly extensions: readonly string[];
  readonly generator: string;
  readonly triangles: number;
  readonly drawCalls: number;
  /** Estimated bytes of GPU memory. */
  readonly gpuBytes: number;
  readonly textures: number;
  /** Longest side of the largest texture, in pixels; 0 without textures. */
  readonly largestTexture: number;
  /** Joint influences that vertices store: 0, 4, 8 … */
  readonly influences: number;
  /** In meters; null if unknown. */
  readonly height: number | null;
}

export const maxFactBytes = 20_000;

/** Kinds of parts, and what has their names. */
const namesOf = {
  joint: ({joints}: OwnAvatarFacts) => joints.map(({name}) => name),
  mesh: ({meshes}: OwnAvatarFacts) => meshes.map(({name}) => name),
  material: ({materials}: OwnAvatarFacts) => materials,
  shape: ({morphTargets}: OwnAvatarFacts) => morphTargets,
};

export type PartKind = keyof typeof namesOf;

/** Whether the file certainly has no part of this name. */
export const lacks = (facts: OwnAvatarFacts, kind: PartKind, name: string): boolean =>
  facts.isComplete && !namesOf[kind](facts).includes(name);
