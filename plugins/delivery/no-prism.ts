/**
 * Stands in the client for `prism-react-renderer`: the theme loads that highlighter into every page, and nothing here uses
 * it, because `plugins/code` colors code at build.
 */
export const Prism = {};
export const themes = {};
