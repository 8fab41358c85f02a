import type {Clock} from '../clock';

/** A clock that only tests advance. */
export class ManualClock implements Clock {
  private time = Date.UTC(2025, 0, 1);
  private timers: {readonly at: number; readonly run: () => void}[] = [];

  now(): number {
    return this.time;
  }

  after(milliseconds: number, run: () => void): () => void {
    const timer = {at: this.time + milliseconds, run};
    this.timers.push(timer);
    return () => void (this.timers = this.timers.filter((entry) => entry !== timer));
  }

  /** Advances by this many milliseconds, and runs what becomes due, in order. */
  advance(milliseconds: number): void {
    const end = this.time + milliseconds;
    for (;;) {
      const next = this.timers.filter(({at}) => at <= end).sort((a, b) => a.at - b.at)[0];
      if (!next) break;
      this.timers = this.timers.filter((entry) => entry !== next);
      this.time = next.at;
      next.run();
    }
    this.time = end;
  }
}
