// What the theme imports of `prism-react-renderer`; no-prism.ts says why.
export const Prism = {};
export const themes = {};
