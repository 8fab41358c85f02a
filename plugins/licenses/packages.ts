import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {pathInSite} from '../path-in-site';

/** A package of which a reader is sent something. */
export interface ShippedPackage {
  readonly name: string;
  readonly version: string;
  /** As its `package.json` says it: an SPDX expression. */
  readonly license: string;
  readonly author: string;
  /** Text of its license file; undefined where it has none. */
  readonly text: string | undefined;
}

/**
 * Licenses that let you publish what they cover as part of something else, together with their text. `licenses.txt` is
 * that text. Read any other license before you add it.
 */
const allowed = new Set(['MIT', 'ISC', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', '0BSD', 'CC0-1.0', 'Unlicense']);

const licenseFile = /^(?:licen[cs]e|copying)(?:[.-]|$)/i;

interface Manifest {
  readonly name?: string;
  readonly version?: string;
  readonly license?: string;
  readonly author?: string | {readonly name?: string};
}

/**
 * The folder of the package a file belongs to: below the last `node_modules` of its path, the name that follows, with its
 * scope. Undefined for a file of the project itself.
 * @param file Path from the site's folder.
 */
export function packageFolder(file: string): string | undefined {
  return /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(file)?.[0];
}

function readPackage(folder: string): ShippedPackage {
  const manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Manifest;
  const file = readdirSync(folder)
    .sort()
    .find((name) => licenseFile.test(name));
  return {
    name: manifest.name ?? path.basename(folder),
    version: manifest.version ?? '',
    license: manifest.license ?? 'none named',
    author: typeof manifest.author === 'string' ? manifest.author : (manifest.author?.name ?? ''),
    text: file === undefined ? undefined : readFileSync(path.join(folder, file), 'utf8').replace(/\r\n?/g, '\n').trim(),
  };
}

/** Whether one of the choices in an expression such as `(MIT OR GPL-3.0)` is allowed, and all parts of one with `AND`. */
function isAllowed(expression: string): boolean {
  const plain = expression.replace(/[()]/g, '');
  return plain.split(/\s+OR\s+/).some((choice) => choice.split(/\s+AND\s+/).every((license) => allowed.has(license)));
}

/**
 * The packages that files belong to, by name and version, each once.
 * @param files absolute paths; those of the project itself are passed over
 * @throws Error that says what to do, if a package's license is not among the allowed ones
 */
export function shippedPackages(files: Iterable<string>, siteDir: string): ShippedPackage[] {
  const folders = new Set([...files].map((file) => packageFolder(pathInSite(siteDir, file))));
  const found = new Map<string, ShippedPackage>();
  for (const inSite of folders) {
    if (inSite === undefined) continue;
    const folder = path.resolve(siteDir, inSite);
    if (!existsSync(path.join(folder, 'package.json'))) continue;
    const shipped = readPackage(folder);
    found.set(`${shipped.name}@${shipped.version}`, shipped);
  }
  const packages = [...found.values()].sort((a, b) => (`${a.name}@${a.version}` < `${b.name}@${b.version}` ? -1 : 1));
  const refused = packages.filter(({license}) => !isAllowed(license));
  if (refused.length > 0) {
    throw new Error(
      refused
        .map(
          ({name, version, license}) =>
            `The site ships ${name} ${version}, whose license is "${license}". Read that license. If it allows this, add ` +
            'it to "allowed" in plugins/licenses/packages.ts; else do without the package.',
        )
        .join('\n'),
    );
  }
  return packages;
}
