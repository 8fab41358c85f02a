import type {Profile, Report, Rule} from '@avaturn-docs/avatar-glb/report';

export interface CheckRequest {
  readonly bytes: ArrayBuffer;
  readonly profile: Profile;
  /** The avatar file that is uploaded with an asset. */
  readonly avatar?: ArrayBuffer;
}

export interface CheckResult {
  readonly report: Report;
  /** The rules that have findings, because the page doesn't load the rules. */
  readonly rules: readonly Rule[];
  readonly parts: FileParts;
}

export interface FileParts {
  /** The JSON chunk, indented. */
  readonly json: Blob;
  /** By index; undefined for an image that a browser can't show. */
  readonly pictures: readonly (Blob | undefined)[];
}
