import {existsSync, readFileSync, rmSync} from 'node:fs';
import {isDeepStrictEqual} from 'node:util';
import {StartError} from '@avaturn-docs/command-line/start-error';
import {writeCompleteFile} from '@avaturn-docs/command-line/write-file';
import {Stopped, troubleOf, type Client} from './client';
import {jsonOf} from './session';

/** What a comparison left on the platform, or changed there; without an id, a user whose id hasn't arrived. */
interface Entry {
  readonly user?: string;
  /** An avatar whose customization has to be set again. */
  readonly avatar?: string;
  readonly customization?: unknown;
}

/** Ids on the disk before the next request, so that `compare --cleanup` also works after SIGKILL. */
export class Journal {
  left: readonly Entry[] = [];

  /**
   * @param file in the folder of the report
   * @throws StartError if the file belongs to another server
   */
  constructor(
    readonly file: string,
    private readonly origin: string,
  ) {
    if (!existsSync(file)) return;
    const content = JSON.parse(readFileSync(file, 'utf8')) as {readonly origin: string; readonly entries: Entry[]};
    if (content.origin !== origin)
      throw new StartError(`${file} belongs to another server. Clean up there: --cleanup --against ${content.origin}`);
    this.left = content.entries;
  }

  add(entry: Entry): void {
    this.write([...this.left, entry]);
  }

  remove(isDone: (entry: Entry) => boolean): void {
    this.write(this.left.filter((one) => !isDone(one)));
  }

  /** Undoes what it has, the newest first. */
  async undo(client: Client): Promise<void> {
    try {
      for (const entry of [...this.left].reverse()) {
        const {user, avatar, customization} = entry;
        const send = async (method: string, path: string, body?: unknown) => {
          const reply = await client.call(method, path, body, 'right');
          const trouble = troubleOf(reply.status);
          if (trouble !== undefined) throw new Stopped(trouble);
          return reply;
        };
        let isDone = true;
        if (user !== undefined) {
          const {status} = await send('DELETE', `/api/v1/users/${encodeURIComponent(user)}`);
          isDone = status < 300 || status === 404;
        } else if (avatar !== undefined) {
          const path = `/api/v1/avatars/${avatar}/customization`;
          await send('PUT', path, customization);
          // A server can accept a customization without effect.
          const reply = await send('GET', path);
          isDone = reply.status === 404 || isDeepStrictEqual(jsonOf(reply).value, customization);
          if (!isDone)
            console.log(
              `Your avatar isn't what it was. ${this.file} has its earlier customization: set that in your app, then delete the file.`,
            );
        } else
          console.log(
            'A new user may remain whose id was lost, so nothing can delete that user. It is anonymous and empty.',
          );
        if (isDone) this.remove((one) => one === entry);
      }
    } catch (error) {
      if (!(error instanceof Stopped)) throw error;
      console.log(`Cleaning up: ${error.message}.`);
    }
  }

  private write(entries: readonly Entry[]): void {
    this.left = entries;
    const content = JSON.stringify({origin: this.origin, entries}, null, 2);
    if (entries.length === 0) rmSync(this.file, {force: true});
    else writeCompleteFile(this.file, Buffer.from(content), {replace: true, mode: 0o600});
  }
}
