/** The simulator's time. Tests use their own clock. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Runs a function once, after a delay; the returned function cancels it. */
  after(milliseconds: number, run: () => void): () => void;
}

export const systemClock: Clock = {
  now: () => Date.now(),
  after(milliseconds, run) {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  },
};
