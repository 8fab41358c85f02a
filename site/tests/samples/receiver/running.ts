import {existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {vi} from 'vitest';
import {freePort} from '@avaturn-docs/command-line/free-port';
import {Project, type Started} from '../project';
import {type ApiDouble, avatar, bytesOf, user} from './api-double';

export const languages = [
  {language: 'JavaScript', program: 'node', project: 'rest/node', main: 'server.mjs', second: 1000},
  {language: 'Python', program: 'python3', project: 'rest/python', main: 'server.py', second: 1},
] as const;
export type Language = (typeof languages)[number];

/** Variables that load the code of `preload/` before a sample. */
export const preloaded = ({program}: Language): Record<string, string> =>
  program === 'node'
    ? {NODE_OPTIONS: `--import=${pathToFileURL(path.join(preload, 'node.mjs')).href}`}
    : {PYTHONPATH: preload, PYTHONDONTWRITEBYTECODE: '1'};
const preload = path.join(__dirname, 'preload');

/** Like `expect.poll`, which doesn't work in concurrent tests. */
export async function until(isTrue: () => boolean): Promise<void> {
  await vi.waitUntil(isTrue, {interval: 10, timeout: 30_000});
}

const secret = 'c0ffee'.repeat(8);

/** The sample server in a folder of its own, with the double as its API. */
export class Receiver {
  private readonly project: Project;
  private server: Started | undefined;
  private port = '';

  constructor(
    private readonly language: Language,
    private readonly api: ApiDouble,
    env: Readonly<Record<string, string>> = {},
  ) {
    const settings = {AVATURN_API_URL: api.origin, AVATURN_API_TOKEN: 'token', WEBHOOK_SECRET: secret};
    const ran = new Set<string>();
    this.project = new Project([language.project, 'rest/shared'], {...settings, RETRY_SECONDS: '0.02', ...env}, ran);
  }

  async start(env: Readonly<Record<string, string>> = {}): Promise<void> {
    this.port = await freePort();
    this.server = this.project.start(this.language.main, {PORT: this.port, ...env});
    await this.says(/^Open/);
  }

  says(pattern: RegExp): Promise<RegExpExecArray> {
    return this.server!.says(pattern);
  }

  /** Resolves when the server has ended by itself. */
  ended(): Promise<void> {
    return this.server!.ended();
  }

  kill(): Promise<void> {
    return this.server!.stop('SIGKILL');
  }

  close(): Promise<void> {
    return this.project.remove();
  }

  /** Resolves after the worker has looked at all jobs once more. */
  async pass(): Promise<void> {
    // The first one can be removed by a pass that is about to end.
    for (const marker of ['events/first.json', 'events/second.json']) {
      this.write(marker, {received: 0});
      await until(() => !existsSync(this.path(marker)));
    }
  }

  /** Posts a webhook and returns the status of the response. */
  async post(event: object | string, path = `/webhooks/avaturn/${secret}`): Promise<number> {
    const body = typeof event === 'string' ? event : JSON.stringify(event);
    const response = await fetch(`http://127.0.0.1:${this.port}${path}`, {method: 'POST', body});
    await response.arrayBuffer();
    return response.status;
  }

  /** Stores a job like the samples do. */
  add(kind: 'avatar' | 'export' | 'render', fields: object = {}): void {
    const created = (Date.now() / 1000) * this.language.second;
    const job = {kind, avatarId: avatar, userId: user, scene: 'common/preview', format: 'png', created};
    const stored = {id: kind === 'avatar' ? avatar : `job-${kind}`, due: 0, attempts: 0, ...job, ...fields};
    this.write(`jobs/${stored.id}.json`, stored);
  }

  write(name: string, content: object | string): void {
    const file = this.path(name);
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  }

  read(name: string): Record<string, unknown> {
    return JSON.parse(this.text(name)) as Record<string, unknown>;
  }

  /** Changes fields of a stored job or event: this is how a test lets time pass. */
  change(name: string, fields: object): void {
    this.write(name, {...this.read(name), ...fields});
  }

  /** A time of a job or an event that is minutes ago. */
  ago(minutes: number): number {
    return (Date.now() / 1000 - minutes * 60) * this.language.second;
  }

  path(name: string): string {
    return this.project.path(name);
  }

  /** The names in a folder; empty if there is none. */
  names(folder: string): string[] {
    return existsSync(this.path(folder)) ? readdirSync(this.path(folder)).sort() : [];
  }

  /** What the server stores: paths of saved files, open jobs and failed jobs. */
  stored(): {files: string[]; jobs: string[]; failed: string[]} {
    const files = ['avatars', 'renders'].flatMap((folder) => this.names(folder).map((name) => `${folder}/${name}`));
    return {files, jobs: this.names('jobs'), failed: this.names('failed')};
  }

  text(name: string): string {
    return readFileSync(this.path(name), 'utf8');
  }

  /** Whether a saved file has the bytes of a served one. */
  has(file: string, served: string): boolean {
    return this.text(file) === bytesOf(served);
  }
}
