/** A problem in the API description. Its message has the location and the fix, so that no one has to read this code. */
export class ApiDocumentError extends Error {
  override readonly name = 'ApiDocumentError';

  /**
   * @param file Path from the site's folder.
   * @param line Line in that file, from 1.
   * @param pointer JSON pointer (RFC 6901) of the faulty value, as a URI fragment: `#/paths/~1users/post`.
   * @param problem What is wrong, a sentence without its full stop.
   * @param fix What to do, a sentence without its full stop.
   */
  constructor(
    readonly file: string,
    readonly line: number,
    readonly pointer: string,
    readonly problem: string,
    readonly fix: string,
  ) {
    super(`${file}:${line} at ${pointer}\n  ${problem}.\n  ${fix}.`);
  }
}
