export type PartKind = 'joint' | 'shape' | 'mesh' | 'material' | 'clip' | 'scene';

/** Something of an avatar that pages name. */
export interface Part {
  readonly kind: PartKind;
  readonly name: string;
  /** What it is, as inline Markdown. */
  readonly line: string;
  /** Where a reference describes it. */
  readonly href: string;
  /** Of a joint. */
  readonly parent?: string;
  /** Of a material. */
  readonly mesh?: string;
}
