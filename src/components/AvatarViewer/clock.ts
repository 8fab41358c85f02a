/** A value that changes with every frame, for the only part of the page that displays it. */
export class Clock {
  private seconds = 0;
  private readonly listeners = new Set<() => void>();

  readonly read = (): number => this.seconds;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  readonly set = (seconds: number): void => {
    this.seconds = seconds;
    this.listeners.forEach((listener) => listener());
  };
}
