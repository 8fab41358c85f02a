import type {SdkMessageName} from '../../wire-protocol';
import type {SdkVersion} from '../package';

export const sdkMethodGroups = [
  'lifecycle',
  'assets',
  'bodies',
  'animations',
  'colors',
  'proportions',
  'export',
  'identity',
] as const;

export type SdkMethodGroup = (typeof sdkMethodGroups)[number];

/** A public method of `AvaturnSDK`. Texts are inline Markdown. */
export interface SdkMethod {
  readonly name: string;
  readonly group: SdkMethodGroup;
  /** As a class declaration writes it. */
  readonly signature: string;
  readonly summary: string;
  readonly parameters: readonly {readonly name: string; readonly description: string}[];
  /** What the promise resolves with, or what comes back at once where there is no promise. */
  readonly resolves: string;
  /** Name of the message on the wire; null where the method sends none of its own. */
  readonly eventName: SdkMessageName | null;
  readonly since: SdkVersion;
  /** Null where the package does not say. */
  readonly apiSessionOnly: boolean | null;
  readonly t2Only: boolean;
  /** The documented range of a number; the SDK does not check it. */
  readonly range: {readonly min: number; readonly max: number; readonly neutral: number} | null;
  readonly notes: readonly string[];
  /** A module that runs as it is where `sdk` is an instance whose `init` has resolved. */
  readonly example: string;
}
