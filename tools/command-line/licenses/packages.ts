import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

export type ShippedPackage = ReturnType<typeof readPackage>;

/**
 * Licenses that allow redistribution as part of a larger work if their text is included, which `licenses.txt` does. Read any
 * other license before you add it.
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
 * @param file path from the project's folder, with slashes
 */
export function packageFolder(file: string): string | undefined {
  return /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(file)?.[0];
}

function readPackage(folder: string) {
  const manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Manifest;
  const file = readdirSync(folder)
    .sort()
    .find((name) => licenseFile.test(name));
  return {
    name: manifest.name ?? path.basename(folder),
    version: manifest.version ?? '',
    /** SPDX expression. */
    license: manifest.license ?? 'none named',
    author: typeof manifest.author === 'string' ? manifest.author : (manifest.author?.name ?? ''),
    /** Text of its license file; undefined without one. */
    text: file === undefined ? undefined : readFileSync(path.join(folder, file), 'utf8').replace(/\r\n?/g, '\n').trim(),
  };
}

/** Whether an SPDX expression such as `(MIT OR GPL-3.0)` is allowed: one alternative of an `OR`, all parts of an `AND`. */
function isAllowed(expression: string): boolean {
  const plain = expression.replace(/[()]/g, '');
  return plain.split(/\s+OR\s+/).some((choice) => choice.split(/\s+AND\s+/).every((license) => allowed.has(license)));
}

/**
 * The packages that files belong to, unique by name and version.
 * @param files absolute paths; files of the project itself are skipped
 * @param root the project's folder, or one inside it
 * @throws Error with the fix, if a package's license isn't allowed
 */
export function shippedPackages(files: Iterable<string>, root: string): ShippedPackage[] {
  const pathsInRoot = [...files].map((file) => path.relative(root, file).split(path.sep).join('/'));
  const folders = new Set(pathsInRoot.map(packageFolder));
  const found = new Map<string, ShippedPackage>();
  for (const inRoot of folders) {
    if (inRoot === undefined) continue;
    const folder = path.resolve(root, inRoot);
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
            'it to "allowed" in tools/command-line/licenses/packages.ts; otherwise remove the package.',
        )
        .join('\n'),
    );
  }
  return packages;
}
