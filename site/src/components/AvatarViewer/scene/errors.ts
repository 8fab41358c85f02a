/** A file that can't be shown, with a message for the reader. */
export class ModelError extends Error {
  override readonly name = 'ModelError';
}
