// Builds the site a second time, from a copy in another folder with another time zone and language, and compares every byte
// with the existing build: `tsx checks/reproducible-build.ts [build]`. A reproducible build lets anyone verify that the
// served site comes from a commit. Compressed copies aren't in it: a test in plugins/hosting shows that they are
// reproducible.
import {execFileSync, spawnSync} from 'node:child_process';
import {cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync} from 'node:fs';
import path from 'node:path';
import {repositoryFiles} from './repository-files';

/** The project with its history, because pages show dates from it, but without ignored files. */
function copyProject(root: string, target: string): void {
  execFileSync('git', ['clone', '--quiet', '--no-checkout', root, target]);
  for (const file of repositoryFiles(root)) cpSync(path.join(root, file), path.join(target, file));
  // Hard links take seconds for all dependencies.
  execFileSync('cp', ['-RPl', realpathSync(path.join(root, 'node_modules')), path.join(target, 'node_modules')]);
}

const root = path.dirname(__dirname);
const first = path.resolve(root, process.argv[2] ?? '../build');
const cache = path.join(root, '../.cache');
mkdirSync(cache, {recursive: true});
const place = mkdtempSync(path.join(cache, 'another-place-'));
try {
  // Folder names that the project also uses, to detect patterns that match absolute paths.
  const copy = path.join(place, 'a longer name/src/pages/src/components/docs/project');
  copyProject(path.dirname(root), copy);
  execFileSync(process.execPath, ['--import', 'tsx', 'scripts/build.ts'], {
    cwd: path.join(copy, 'site'),
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {...process.env, TZ: 'Pacific/Auckland', LC_ALL: 'C', DOCUSAURUS_NO_PERSISTENT_CACHE: 'true'},
  });
  // Compares folders without a repository, byte for byte: 0 for none that differ, 1 for some.
  const compare = [
    '--no-pager',
    'diff',
    '--no-index',
    '--no-renames',
    '--name-status',
    first,
    path.join(copy, 'build'),
  ];
  const {status} = spawnSync('git', compare, {stdio: 'inherit'});
  console.log(
    status === 0
      ? 'Two builds are the same, byte for byte.'
      : 'Some files differ. Look in one of them for a path, a date or an order that is not the same everywhere.',
  );
  process.exitCode = status ?? 1;
} finally {
  rmSync(place, {recursive: true, force: true});
}
