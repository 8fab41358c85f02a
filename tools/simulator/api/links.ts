import {ErrorResponse} from './error-response';
import {newSecret} from './random';

/** Links that expire. Expired ones are forgotten after a day. */
export class ShortLivedLinks<Target> {
  private readonly entries = new Map<string, {readonly target: Target; readonly expires: number}>();

  constructor(
    /** Lifetime in milliseconds. */
    private readonly life: number,
  ) {}

  /** Returns the secret part of a new link. */
  add(target: Target): string {
    const now = Date.now();
    for (const [old, {expires}] of this.entries) if (expires + 86_400_000 < now) this.entries.delete(old);
    const token = newSecret();
    this.entries.set(token, {target, expires: now + this.life});
    return token;
  }

  /**
   * Returns the target of a link.
   * @throws ErrorResponse 404 for an unknown link, 410 for an expired one
   */
  open(token: string): Target {
    const entry = this.entries.get(token);
    if (!entry) throw new ErrorResponse(404, 'There is no such link.');
    if (entry.expires <= Date.now()) throw new ErrorResponse(410, 'The link has expired. Request a new one.');
    return entry.target;
  }

  /** Expires the links to deleted targets. */
  endWhere(isGone: (target: Target) => boolean): void {
    for (const [token, {target}] of this.entries) if (isGone(target)) this.entries.delete(token);
  }
}
