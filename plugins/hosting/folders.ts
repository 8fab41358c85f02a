import path from 'node:path';

/*
 * A build is a folder that any static host can serve as it is. What servers need besides must not be in it, because
 * such a host would serve that too; it is in a folder beside the build.
 */

/** The folder with what servers need besides a build: `build-hosting` for `build`. */
export const hostingFolder = (build: string): string => `${path.resolve(build)}-hosting`;

/** The compressed copies of a build's files: `docs/index.html.br` for `docs/index.html`. */
export const copiesFolder = (build: string): string => path.join(hostingFolder(build), 'compressed');

/** What the embedded server reads before it serves a build. */
export const manifestFile = (build: string): string => path.join(hostingFolder(build), 'server.json');
