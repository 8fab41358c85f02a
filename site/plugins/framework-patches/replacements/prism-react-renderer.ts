// The exports of `prism-react-renderer` that the theme imports; see no-prism.ts.
export const Prism = {};
export const themes = {};
