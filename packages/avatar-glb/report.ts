import type {Inspection} from './inspection';

/** What a file is checked as: an exported avatar, an asset of one category, or a VRM model. */
export const profiles = ['export', 'clothing', 'footwear', 'eyewear', 'hair', 'vrm'] as const;
export type Profile = (typeof profiles)[number];

/** `error`: it will not work as documented. `warning`: against a recommendation. `info`: worth a look. */
export const severities = ['error', 'warning', 'info'] as const;
export type Severity = (typeof severities)[number];

/** Something the platform's documentation asks of a file. */
export interface Rule {
  /** Stable, in kebab case. */
  readonly id: string;
  /** What a file that keeps the rule does, a sentence. */
  readonly title: string;
  /** Of all its findings; `gltf-valid` passes on the validator's own. */
  readonly severity: Severity;
  readonly profiles: readonly Profile[];
  /** True for a rule that Avaturn doesn't publish, concluded from samples or reports. Messages then mention it. */
  readonly unconfirmed: boolean;
  /** Address on this site that explains it: `/docs/…/#heading`. */
  readonly page: string;
}

export type LocationKind = 'mesh' | 'node' | 'material' | 'image' | 'animation' | 'skin' | 'accessor' | 'other';

/** A part of the file. `index` counts within its own list in the glTF JSON; `node` of a joint is its node. */
export interface Location {
  readonly kind: LocationKind;
  readonly index: number;
  /** '' if the file has none. */
  readonly name: string;
}

/** Location of a problem: `mesh 2 "avaturn_look_0"`. */
export function locationText({kind, index, name}: Location): string {
  return name ? `${kind} ${index} "${name}"` : `${kind} ${index}`;
}

export interface Finding {
  /** Id of its rule. */
  readonly rule: string;
  readonly severity: Severity;
  /** What is wrong, with the value, the limit, and what to do. */
  readonly message: string;
  /** The affected parts; empty for the file as a whole. */
  readonly at: readonly Location[];
  /** `gltf-valid` only: the validator's code, how often it reports the code, and the first JSON pointers. */
  readonly code?: string;
  readonly count?: number;
  readonly pointers?: readonly string[];
  /** The value of the message for programs. */
  readonly figure?: {readonly value: number; readonly limit: number; readonly unit: string};
}

/** What the validator reports and nobody has to act on, by its code. */
export interface HarmlessNote {
  readonly code: string;
  readonly count: number;
  /** The validator's first message. */
  readonly message: string;
  /** Why it needs no action, a sentence. */
  readonly reason: string;
}

export interface Report {
  readonly profile: Profile;
  /** What to fix: errors first, then in the order of the rules. */
  readonly findings: readonly Finding[];
  readonly harmless: readonly HarmlessNote[];
  /** What was not checked, or checked in another way than asked for, a sentence each. */
  readonly notes: readonly string[];
  /** Of `findings`, each by its `count`. */
  readonly counts: Readonly<Record<Severity, number>>;
  /** True if the validator reached its limit. */
  readonly truncated: boolean;
  readonly inspection: Inspection;
}

/** A step has begun; `done` of `total` steps are finished. */
export interface Progress {
  readonly step: string;
  readonly done: number;
  readonly total: number;
}

export interface TaskOptions {
  readonly onProgress?: (progress: Progress) => void;
  /** Ends the work before its next step, with the signal's reason as the error. */
  readonly signal?: AbortSignal;
}

export interface CheckOptions extends TaskOptions {
  readonly profile: Profile;
  /** The avatar file that is uploaded with clothing or footwear; its body mask is checked as well. */
  readonly avatar?: Uint8Array;
}
