/** The theme teaches Prism further languages here; code is colored at build, and there is no Prism to teach. */
export default function prismIncludeLanguages(): void {}
