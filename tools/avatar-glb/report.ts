import type {Inspection} from './inspect';

/** Type of the file to check: an exported avatar, an asset of one category, a VRM model, or any other glTF model. */
export const profiles = ['export', 'clothing', 'footwear', 'eyewear', 'hair', 'vrm', 'gltf'] as const;
export type Profile = (typeof profiles)[number];

/** `error`: it will not work as documented. `warning`: it violates a recommendation. `info`: it deserves a look. */
export const severities = ['error', 'warning', 'info'] as const;
export type Severity = (typeof severities)[number];

/** A requirement of the platform's documentation. */
export interface Rule {
  /** Stable, in kebab case. */
  readonly id: string;
  /** What a valid file does, a sentence. */
  readonly title: string;
  /** Severity of all its findings; `gltf-valid` uses the validator's own. */
  readonly severity: Severity;
  readonly profiles: readonly Profile[];
  /** True for a rule that Avaturn doesn't publish, inferred from samples or reports. Messages then mention it. */
  readonly unconfirmed: boolean;
  /** URL on this site that explains it: `/docs/…/#heading`. */
  readonly page: string;
}

/** A part of the file. `index` is the position in its list in the glTF JSON; `node` of a joint is its node. */
export interface Location {
  readonly kind: 'mesh' | 'node' | 'material' | 'image' | 'animation' | 'skin' | 'accessor';
  readonly index: number;
  /** '' if it has no name. */
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
  /** The problem with the value, the limit, and the fix. */
  readonly message: string;
  /** The affected parts; empty for the file as a whole. */
  readonly at: readonly Location[];
  /** `gltf-valid` only: the validator's code, its count, and the first JSON pointers. */
  readonly code?: string;
  readonly count?: number;
  readonly pointers?: readonly string[];
  /** URL on this site that explains the finding, if it isn't the page of its rule, and the text of the link to it. */
  readonly help?: {readonly page: string; readonly title: string};
  readonly figure?: {readonly value: number; readonly limit: number; readonly unit: string};
}

/** Validator messages that need no action, by code. */
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
  /** Problems to fix: errors first, then in the order of the rules. */
  readonly findings: readonly Finding[];
  readonly harmless: readonly HarmlessNote[];
  /** What wasn't checked, or was checked differently than requested, one sentence each. */
  readonly notes: readonly string[];
  /** Sums over `findings`, each with its `count`. */
  readonly counts: Readonly<Record<Severity, number>>;
  /** True if the validator reached its limit. */
  readonly truncated: boolean;
  readonly inspection: Inspection;
}

/** Called when a step begins; `done` of `total` steps are finished. */
export interface Progress {
  readonly step: string;
  readonly done: number;
  readonly total: number;
}

export interface TaskOptions {
  readonly onProgress?: (progress: Progress) => void;
}

export interface CheckOptions extends TaskOptions {
  readonly profile: Profile;
  /** The avatar file that is uploaded with clothing or footwear; its body mask is checked as well. */
  readonly avatar?: Uint8Array;
}
