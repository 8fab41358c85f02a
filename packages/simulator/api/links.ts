import type {Clock} from './clock';
import {Failure} from './failure';
import {newSecret} from './random';

interface Entry<Target> {
  readonly target: Target;
  readonly expires: number;
}

/** Links that work for a while and then no more. Those that ended are forgotten after a day. */
export class ShortLivedLinks<Target> {
  private readonly entries = new Map<string, Entry<Target>>();

  constructor(
    private readonly clock: Clock,
    /** In milliseconds. */
    private readonly life: number,
  ) {}

  /** The secret part of a new link. */
  add(target: Target): string {
    const now = this.clock.now();
    for (const [old, {expires}] of this.entries) if (expires + 86_400_000 < now) this.entries.delete(old);
    const token = newSecret();
    this.entries.set(token, {target, expires: now + this.life});
    return token;
  }

  /**
   * What the link leads to.
   * @throws Failure 404 for a link that never was, 410 for one that has ended
   */
  open(token: string): Target {
    const entry = this.entries.get(token);
    if (!entry) throw new Failure(404, 'There is no such link.');
    if (entry.expires <= this.clock.now()) throw new Failure(410, 'The link has ended. Ask for a new one.');
    return entry.target;
  }

  /** Ends the links to what is gone. */
  endWhere(isGone: (target: Target) => boolean): void {
    for (const [token, {target}] of this.entries) if (isGone(target)) this.entries.delete(token);
  }
}
