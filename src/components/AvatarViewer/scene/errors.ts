/** The browser gives this page no WebGL 2. */
export class NoWebGlError extends Error {
  override readonly name = 'NoWebGlError';
  constructor() {
    super('This browser gave no WebGL 2 context.');
  }
}

/** A file that can not be shown; the message says why, for the reader. */
export class ModelError extends Error {
  override readonly name = 'ModelError';
}
