import {execFile, spawn} from 'node:child_process';
import {EventEmitter, once} from 'node:events';
import {copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {createInterface} from 'node:readline';
import {promisify} from 'node:util';
import {sampleFiles} from '../../plugins/samples/projects';
import {withoutMarks} from '../../plugins/samples/sample';

const samples = path.join(__dirname, '../../samples');
const programs: Readonly<Record<string, string>> = {'.mjs': 'node', '.py': 'python3', '.sh': 'bash'};

export interface Started {
  /** Waits for a line of the program's output, and returns the match. */
  readonly says: (pattern: RegExp) => Promise<RegExpExecArray>;
  /** Resolves when the program has ended. */
  readonly ended: () => Promise<void>;
  readonly stop: (signal?: NodeJS.Signals) => Promise<void>;
}

/**
 * A reader's folder: the downloaded files of sample projects in an empty folder, run as the pages describe. `ran` collects
 * the executed samples: the program, its imports, and the files it reads.
 */
export class Project {
  readonly folder = mkdtempSync(path.join(tmpdir(), 'samples-'));
  /** Source of each file in the folder, by name. */
  private readonly sources = new Map<string, string>();
  private readonly started = new Set<Started>();

  /**
   * @param projects such as `rest/node`; all share the folder
   * @param env variables that the reader sets; of this process's environment, only PATH is passed on
   */
  constructor(
    projects: readonly string[],
    private readonly env: Readonly<Record<string, string>>,
    private readonly ran: Set<string>,
  ) {
    for (const file of sampleFiles(samples)) {
      const [platform, project, ...rest] = file.split('/');
      if (!projects.includes(`${platform}/${project}`)) continue;
      const name = rest.join('/');
      mkdirSync(path.join(this.folder, path.dirname(name)), {recursive: true});
      writeFileSync(path.join(this.folder, name), withoutMarks(readFileSync(path.join(samples, file), 'utf8')));
      this.sources.set(name, file);
    }
  }

  path(name: string): string {
    return path.join(this.folder, name);
  }

  read(name: string): string {
    return readFileSync(this.path(name), 'utf8');
  }

  has(name: string): boolean {
    return existsSync(this.path(name));
  }

  copy(from: string, name: string): void {
    copyFileSync(from, this.path(name));
  }

  /** Replaces a placeholder in a sample, as a page tells the reader to do. */
  replace(name: string, values: Readonly<Record<string, string>>): void {
    let text = this.read(name);
    for (const [shown, own] of Object.entries(values)) {
      if (!text.includes(shown)) throw new Error(`${name} does not contain ${shown}.`);
      text = text.replaceAll(shown, own);
    }
    writeFileSync(this.path(name), text);
  }

  /** Records that a program read this file. */
  used(name: string): void {
    this.ran.add(this.source(name));
  }

  /**
   * Runs a file until it exits and returns its output.
   * @throws with the program's output if it fails
   */
  async run(name: string, ...args: string[]): Promise<string> {
    const {stdout} = await promisify(execFile)(programOf(name), [name, ...args], this.options());
    this.note(name);
    return stdout;
  }

  /** Starts a file that keeps running, such as a server. */
  start(name: string, env: Readonly<Record<string, string>> = {}): Started {
    const {cwd, env: own} = this.options();
    // A separate process group, so that its children end with it.
    const program = spawn(programOf(name), [name], {cwd, env: {...own, ...env}, detached: true});
    const lines: string[] = [];
    const output = new EventEmitter();
    let hasEnded = false;
    for (const stream of [program.stdout, program.stderr]) {
      createInterface({input: stream}).on('line', (line) => {
        lines.push(line);
        output.emit('change');
      });
    }
    program.on('close', () => {
      hasEnded = true;
      output.emit('change');
    });
    const started: Started = {
      says: async (pattern) => {
        for (;;) {
          const match = lines.map((line) => pattern.exec(line)).find((found) => found !== null);
          if (match) return match;
          if (hasEnded) throw new Error(`${name} ended without ${pattern}:\n${lines.join('\n')}`);
          await once(output, 'change');
        }
      },
      ended: async () => {
        while (!hasEnded) await once(output, 'change');
      },
      stop: async (signal = 'SIGTERM') => {
        this.started.delete(started);
        if (!hasEnded && program.pid !== undefined) process.kill(-program.pid, signal);
        await started.ended();
      },
    };
    this.started.add(started);
    this.note(name);
    return started;
  }

  /** Stops running programs and removes the folder. */
  async remove(): Promise<void> {
    for (const started of this.started) await started.stop();
    rmSync(this.folder, {recursive: true, force: true});
  }

  private options() {
    return {
      cwd: this.folder,
      env: {PATH: process.env['PATH'], ...this.env},
      encoding: 'utf8',
      timeout: 60_000,
    } as const;
  }

  private source(name: string): string {
    const source = this.sources.get(name);
    if (!source) throw new Error(`The folder has no sample ${name}.`);
    return source;
  }

  /** A program also executes its imports, and the programs that it starts. */
  private note(name: string): void {
    if (this.ran.has(this.source(name))) return;
    this.ran.add(this.source(name));
    for (const [, imported, started, module] of this.read(name).matchAll(
      /(?:from '(\.[^']+)'|^node ([\w-]+\.mjs)|^from ([\w.]+) import)/gm,
    )) {
      const file = imported
        ? path.posix.join(path.posix.dirname(name), imported)
        : (started ?? `${module?.replaceAll('.', '/')}.py`);
      if (this.sources.has(file)) this.note(file);
    }
  }
}

function programOf(name: string): string {
  const program = programs[path.extname(name)];
  if (!program) throw new Error(`No program is known for ${name}.`);
  return program;
}
