/** Error codes. Each has one cause and one fix, which the message names. */
export type GlbErrorCode =
  /** The bytes are another format, or none. */
  | 'not-glb'
  /** A GLB of glTF 1.0 or of an unknown container version. */
  | 'version'
  /** The file is shorter than the lengths in its headers. */
  | 'truncated'
  /** Lengths or JSON contradict each other, so nothing can be read. */
  | 'damaged'
  /** Above `maxFileBytes`, or more elements than any avatar has. */
  | 'too-large'
  /** Compressed or stored in a way that the conversion cannot undo. */
  | 'unsupported'
  /** No humanoid, or not one in the pose that VRM asks for. */
  | 'not-convertible'
  /** The information that goes into a VRM file is incomplete or wrong. */
  | 'meta'
  /** A profile or an option that does not exist. */
  | 'usage';

/** An error that the user can fix: `message` has the cause and the fix. */
export class GlbError extends Error {
  constructor(
    readonly code: GlbErrorCode,
    message: string,
  ) {
    super(message);
    this.name = 'GlbError';
  }
}
