// Builds the site a second time, from a copy in another folder with another time zone and language, and compares every byte
// with the existing build: `tsx checks/reproducible-build.ts [build]`. A reproducible build lets anyone verify that the
// served site comes from a commit. Compressed copies are excluded: a test in plugins/hosting shows that they are
// reproducible.
import {execFileSync, spawn} from 'node:child_process';
import {
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import path from 'node:path';
import {listFiles} from '@avaturn-docs/command-line/list-files';

const compressed = /\.(?:br|gz)$/;

/** One line for each file that differs or is missing in one build, sorted. */
export function differences(one: string, other: string): string[] {
  const [first, second] = [one, other].map((folder) => listFiles(folder).filter((file) => !compressed.test(file)));
  const files = [...new Set([...(first ?? []), ...(second ?? [])])].sort();
  if (files.length === 0) {
    throw new Error(`There is no build in ${one} and none in ${other}. Build first: npm run build`);
  }
  return files.flatMap((file) => {
    if (!second?.includes(file)) return [`${file} is in the first build only`];
    if (!first?.includes(file)) return [`${file} is in the second build only`];
    const [a, b] = [one, other].map((folder) => readFileSync(path.join(folder, file)));
    return a && b?.equals(a) ? [] : [`${file} differs`];
  });
}

/** Copies a folder with hard links, which takes seconds for all dependencies; on another disk, by content. */
function linkFolder(from: string, to: string): void {
  mkdirSync(to, {recursive: true});
  for (const entry of readdirSync(from, {withFileTypes: true})) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isDirectory()) linkFolder(source, target);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else linkFile(source, target);
  }
}

function linkFile(source: string, target: string): void {
  try {
    linkSync(source, target);
  } catch {
    cpSync(source, target);
  }
}

/** The project with its history, because pages show dates from it, but without ignored files. */
function copyProject(root: string, target: string): void {
  const git = (...args: string[]): string => execFileSync('git', args, {cwd: root, encoding: 'utf8'});
  git('clone', '--quiet', '--no-checkout', root, target);
  for (const file of git('ls-files', '--cached', '--others', '--exclude-standard', '-z').split('\0')) {
    if (file && existsSync(path.join(root, file))) cpSync(path.join(root, file), path.join(target, file));
  }
  linkFolder(realpathSync(path.join(root, 'node_modules')), path.join(target, 'node_modules'));
}

async function main(): Promise<void> {
  const root = path.dirname(__dirname);
  const first = path.resolve(root, process.argv[2] ?? '../build');
  const cache = path.join(root, '../.cache');
  mkdirSync(cache, {recursive: true});
  const place = mkdtempSync(path.join(cache, 'another-place-'));
  try {
    // Folder names that the project also uses, to detect patterns that match absolute paths.
    const copy = path.join(place, 'a longer name/src/pages/src/components/docs/project');
    copyProject(path.dirname(root), copy);
    const build = spawn(process.execPath, ['--import', 'tsx', 'scripts/build.ts'], {
      cwd: path.join(copy, 'site'),
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {...process.env, TZ: 'Pacific/Auckland', LC_ALL: 'C', DOCUSAURUS_NO_PERSISTENT_CACHE: 'true'},
    });
    const code = await new Promise<number | null>((resolve) => build.on('exit', resolve));
    if (code !== 0) throw new Error(`The second build ended with exit code ${code}.`);
    const found = differences(first, path.join(copy, 'build'));
    for (const line of found) console.error(line);
    console.log(
      found.length === 0
        ? `${listFiles(path.join(copy, 'build')).length} files are the same, byte for byte, in two builds.`
        : `${found.length} files differ. Look in one of them for a path, a date or an order that is not the same everywhere.`,
    );
    process.exitCode = found.length === 0 ? 0 : 1;
  } finally {
    rmSync(place, {recursive: true, force: true});
  }
}

if (require.main === module) {
  main().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}
