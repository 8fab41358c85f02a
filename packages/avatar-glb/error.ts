/** Why a file or a request is refused. Each has one cause and one thing to do, which the message says. */
export type GlbErrorCode =
  /** The bytes are another format, or none. */
  | 'not-glb'
  /** A GLB of glTF 1.0 or of an unknown container version. */
  | 'version'
  /** The file ends before its own lengths say it does. */
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

/** A refusal that a person can act on: `message` says what is wrong and what to do. */
export class GlbError extends Error {
  constructor(
    readonly code: GlbErrorCode,
    message: string,
  ) {
    super(message);
    this.name = 'GlbError';
  }
}
