/**
 * Stands in the client for the entry of `@docusaurus/utils-common`, which is CommonJS and so brings all of tslib (5 KB of
 * brotli) for one import. It must export what the client uses of it; a name that lacks is a warning of the build.
 */
export {
  default as applyTrailingSlash,
  addLeadingSlash,
  addTrailingSlash,
  removeTrailingSlash,
} from '@docusaurus/utils-common/lib/applyTrailingSlash';
export {getErrorCausalChain} from '@docusaurus/utils-common/lib/errorUtils';
export {addPrefix, addSuffix, removePrefix, removeSuffix} from '@docusaurus/utils-common/lib/stringUtils';
