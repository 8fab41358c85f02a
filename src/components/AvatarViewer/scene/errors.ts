/** A file that cannot be shown; the message says why, for the reader. */
export class ModelError extends Error {
  override readonly name = 'ModelError';
}
