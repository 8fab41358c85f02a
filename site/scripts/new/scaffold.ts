import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

export const root = path.join(__dirname, '../..');

/** Result of `npm run new page`. */
export interface Scaffold {
  /** Content by path from the project's folder, for new and changed files. */
  readonly files: Readonly<Record<string, string>>;
  /** Next steps for the writer, one sentence each. */
  readonly next: readonly string[];
}

/** An invalid answer. The message says which, and what is valid. */
export class AnswerError extends Error {
  override name = 'AnswerError';
}

/** Reads a file of the project. @throws if it doesn't exist */
export const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
export const has = (file: string): boolean => existsSync(path.join(root, file));

/**
 * Inserts `addition` after the only occurrence of `anchor`.
 *
 * @throws AnswerError if the anchor is missing or not unique, with the text to insert by hand
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
