import type {JointName} from '@avaturn-docs/platform/skeleton';

/** Error codes. Each has one cause and one fix, which the message names. */
export type GlbErrorCode =
  /** The bytes are in another format, or empty. */
  | 'not-glb'
  /** A GLB of glTF 1.0 or of an unknown container version. */
  | 'version'
  /** The file is shorter than the lengths in its headers. */
  | 'truncated'
  /** Lengths or JSON contradict each other, so nothing can be read. */
  | 'damaged'
  /** Above `maxFileBytes`, or more elements than any avatar has. */
  | 'too-large'
  /** Compressed or stored in a way that the conversion doesn't support. */
  | 'unsupported'
  /** No humanoid skeleton, or one that isn't in the pose that VRM requires. */
  | 'not-convertible'
  /** Nothing shows how a clip's skeleton is at rest, so the user has to choose a file that does. */
  | 'no-rest-pose'
  /** The meta information for a VRM file is incomplete or invalid. */
  | 'meta'
  /** A wrong argument, option or output. */
  | 'usage';

/** A skeleton with names that aren't known: the user can map them. */
export interface UnknownJoints {
  readonly names: readonly string[];
  /** Joints that a humanoid needs and that weren't found. */
  readonly missing: readonly JointName[];
  /** Names in the file that missing joints probably have. */
  readonly guesses: Readonly<Partial<Record<JointName, string>>>;
}

/** An error that the user can fix: `message` has the cause and the fix. */
export class GlbError extends Error {
  constructor(
    readonly code: GlbErrorCode,
    message: string,
    readonly joints?: UnknownJoints,
  ) {
    super(message);
    this.name = 'GlbError';
  }
}

/** Names the file in the errors of its work. */
export async function named<Result>(file: string, work: () => Result | Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (cause) {
    throw cause instanceof GlbError ? new GlbError(cause.code, `${file}: ${cause.message}`, cause.joints) : cause;
  }
}
