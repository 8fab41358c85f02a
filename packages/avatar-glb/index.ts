/** Reads, checks and converts the GLB files of avatars and assets. Runs in Node and in a web worker, without the DOM. */
export {check} from './check';
export {GlbError, type GlbErrorCode} from './error';
export {inspect, type Inspection} from './inspect';
export {maxFileBytes} from './read/container';
export {profiles, severities} from './report';
export type * from './report';
export {rules} from './rules';
export {toVrm, type VrmOptions, type VrmResult} from './vrm/convert';
export {
  avatarPermissions,
  commercialUsages,
  creditNotations,
  metaProblems,
  modifications,
  type VrmMeta,
} from './vrm/meta';
