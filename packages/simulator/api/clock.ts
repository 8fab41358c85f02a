/** Time as the simulator sees it. Tests put a clock of their own in its place. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Runs something once, later; the returned function calls it off. */
  after(milliseconds: number, run: () => void): () => void;
}

export const systemClock: Clock = {
  now: () => Date.now(),
  after(milliseconds, run) {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  },
};
