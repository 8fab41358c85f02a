/** The theme loads additional Prism languages here. Code is highlighted during the build, so there is nothing to load. */
export default function prismIncludeLanguages(): void {}
