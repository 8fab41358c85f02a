/** A document can have one creator at a time: each `init` of the SDK removes the previous frame. */
let closeCurrent: (() => void) | undefined;

/** Closes the running demo and registers this one. @returns a function that unregisters it */
export function takePlace(close: () => void): () => void {
  const before = closeCurrent;
  closeCurrent = close;
  before?.();
  return () => {
    if (closeCurrent === close) closeCurrent = undefined;
  };
}
