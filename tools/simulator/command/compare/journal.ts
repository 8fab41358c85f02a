import {existsSync, readFileSync, rmSync} from 'node:fs';
import {StartError} from '@avaturn-docs/command-line/start-error';
import {writeCompleteFile} from '@avaturn-docs/command-line/write-file';

/** What a comparison left on the platform, or changed there. */
export interface Entry {
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
   * @throws StartError if the file is damaged, or belongs to another server
   */
  constructor(
    readonly file: string,
    private readonly origin: string,
  ) {
    if (!existsSync(file)) return;
    const text = readFileSync(file, 'utf8');
    let content: {readonly origin: string; readonly entries: readonly Entry[]};
    try {
      content = JSON.parse(text) as typeof content;
    } catch {
      throw new StartError(
        `${file} is damaged. It has the ids of what a comparison created: delete these, then the file.`,
      );
    }
    if (content.origin !== origin) {
      throw new StartError(`${file} belongs to another server. Clean up there: --cleanup --against ${content.origin}`);
    }
    this.left = content.entries;
  }

  add(entry: Entry): void {
    this.write([...this.left, entry]);
  }

  replace(old: Entry, entry: Entry): void {
    this.write(this.left.map((one) => (one === old ? entry : one)));
  }

  remove(entry: Entry): void {
    this.write(this.left.filter((one) => one !== entry));
  }

  private write(entries: readonly Entry[]): void {
    this.left = entries;
    const content = JSON.stringify({origin: this.origin, entries}, null, 2);
    if (entries.length === 0) rmSync(this.file, {force: true});
    else writeCompleteFile(this.file, Buffer.from(content), {replace: true, mode: 0o600});
  }
}
