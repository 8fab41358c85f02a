/** A document holds one creator at a time: each `init` of the SDK removes the frame of the one before. */
let closeCurrent: (() => void) | undefined;

/**
 * Closes the demo that runs on the page, and takes its place.
 * @param close called when another demo takes the place
 * @returns a function that gives the place up
 */
export function takePlace(close: () => void): () => void {
  const before = closeCurrent;
  closeCurrent = close;
  before?.();
  return () => {
    if (closeCurrent === close) closeCurrent = undefined;
  };
}
