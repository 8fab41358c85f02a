/** What a command of `npm run new` makes of its answers. */
export interface Scaffold {
  /** Content by path from the project's folder: files that are new, and files that get an entry. */
  readonly files: Readonly<Record<string, string>>;
  /** What is left to the writer, one sentence each. */
  readonly next: readonly string[];
}

/** An answer that can't be used. The message says which, and what would be right. */
export class AnswerError extends Error {
  override name = 'AnswerError';
}

/** The project's files, as far as a scaffold reads them. */
export interface Project {
  /** @throws if there is no such file */
  read(file: string): string;
  has(file: string): boolean;
}

/**
 * `text` with `addition` behind the one place where `anchor` stands.
 *
 * @throws AnswerError where the anchor is missing or stands twice, with the text to insert by hand
 */
export function insertAfter(text: string, file: string, anchor: string, addition: string): string {
  const parts = text.split(anchor);
  if (parts.length !== 2) {
    throw new AnswerError(
      `${file} has ${parts.length - 1} places that read ${anchor}, not one. Insert ${addition.trim()} by hand.`,
    );
  }
  return parts.join(`${anchor}${addition}`);
}

/**
 * `text` with an entry as the last of the one list that `end` closes, in one line or in several.
 *
 * @param end what closes the list and follows it, such as `].map(single)`
 * @throws AnswerError where the list is missing or stands twice, with the text to insert by hand
 */
export function addToList(text: string, file: string, end: string, entry: string): string {
  const parts = text.split(end);
  if (parts.length !== 2) {
    throw new AnswerError(`${file} has ${parts.length - 1} places that read ${end}, not one. Insert ${entry} by hand.`);
  }
  return `${parts[0]?.replace(/,?\s*$/, '')}, ${entry}${end}${parts[1]}`;
}
