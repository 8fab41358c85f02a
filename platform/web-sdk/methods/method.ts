import type {SdkMessageName} from '../../wire-protocol';
import type {SdkVersion} from '../package';

/** A public method of `AvaturnSDK`. Texts are inline Markdown. */
export interface MethodRow {
  readonly name: string;
  /** Signature as in a class declaration. */
  readonly signature: string;
  readonly summary: string;
  readonly parameters?: readonly {readonly name: string; readonly description: string}[];
  /** What the promise resolves to, or the return value of a synchronous method. */
  readonly resolves: string;
  /** Name of the message in the protocol; null if the method sends none of its own. */
  readonly eventName: SdkMessageName | null;
  /** The oldest known version if absent. */
  readonly since?: SdkVersion;
  readonly t2Only?: boolean;
  /** The documented range of a number; the SDK doesn't check it. */
  readonly range?: {readonly min: number; readonly max: number; readonly neutral: number} | null;
  readonly notes?: readonly string[];
}
