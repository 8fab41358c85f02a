import {execFile} from 'node:child_process';
import {mkdtemp, rm, symlink, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {fileURLToPath, pathToFileURL} from 'node:url';
import {promisify} from 'node:util';

const run = promisify(execFile);

/** Runs many samples of one language in one process, next to files of these names, and returns their output. */
export interface Runner {
  readonly language: string;
  run(codes: readonly string[], token: string, fileNames?: readonly string[]): Promise<string>;
}

/** Python's package `requests`, or a replacement if it isn't installed. */
async function pythonPath(): Promise<string> {
  return run('python3', ['-c', 'import requests']).then(
    () => '',
    () => fileURLToPath(new URL('./python', import.meta.url)),
  );
}

const importEach = ['--input-type=module', '--eval', 'for (const file of process.argv.slice(1)) await import(file);'];

/** A program that runs the given files, each as a separate module. */
const programs: Readonly<Record<string, readonly [program: string, args: readonly string[], suffix: string]>> = {
  // Bash, because readers paste the samples into it. Each runs in its own shell.
  curl: ['bash', ['-euc', 'for file; do bash -eu "$file"; echo; done', 'bash'], 'sh'],
  js: [process.execPath, importEach, 'mjs'],
  ts: [process.execPath, ['--import', import.meta.resolve('tsx'), ...importEach], 'mts'],
  python: ['python3', ['-c', 'import runpy, sys\nfor file in sys.argv[1:]: runpy.run_path(file)'], 'py'],
};

export const runners: readonly Runner[] = Object.entries(programs).map(([language, [program, args, suffix]]) => ({
  language,
  async run(codes, token, fileNames = []) {
    const folder = await mkdtemp(path.join(tmpdir(), 'samples-'));
    try {
      // Node looks for packages next to the sample.
      await symlink(
        fileURLToPath(new URL('../../../node_modules', import.meta.url)),
        path.join(folder, 'node_modules'),
      );
      for (const name of fileNames) await writeFile(path.join(folder, name), `bytes of ${name}`);
      const files = await Promise.all(
        codes.map(async (code, index) => {
          const file = path.join(folder, `sample-${index}.${suffix}`);
          await writeFile(file, code);
          return suffix.endsWith('ts') || suffix === 'mjs' ? pathToFileURL(file).href : file;
        }),
      );
      const env = {...process.env, AVATURN_API_TOKEN: token, PYTHONPATH: await pythonPath(), NO_PROXY: '127.0.0.1'};
      const {stdout} = await run(program, [...args, ...files], {cwd: folder, env});
      return stdout;
    } finally {
      await rm(folder, {recursive: true, force: true});
    }
  },
}));
