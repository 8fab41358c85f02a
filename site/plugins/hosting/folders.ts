import path from 'node:path';

/* Any static host can serve the build folder as it is, and serves every file in it. Files that only servers need are
   therefore in a folder next to it. */

/** The folder next to a build with the files for servers: `build-hosting` for `build`. */
export const hostingFolder = (build: string): string => `${path.resolve(build)}-hosting`;

/** The compressed copies of a build's files: `docs/index.html.br` for `docs/index.html`. */
export const copiesFolder = (build: string): string => path.join(hostingFolder(build), 'compressed');

/** The manifest that the embedded server reads at startup. */
export const manifestFile = (build: string): string => path.join(hostingFolder(build), 'server.json');

/** Compressed copies of the last build, by content. The bundler's cache is there, too. */
export const copiesCache = path.join(__dirname, '../../../node_modules/.cache/compressed');
