// The exports of `prism-react-renderer` that the theme imports; see replaced-modules.ts.
export const Prism = {};
export const themes = {};
