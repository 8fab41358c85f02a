import {randomUUID} from 'node:crypto';
import {saveState, state} from './state.js';

/** The body of a webhook. */
export interface AvaturnEvent {
  readonly event: string;
  readonly avatar_id: string;
  readonly status?: string;
  /** For `render.ready`: the id of the render. */
  readonly id?: string;
  readonly render_url?: string | null;
}

export interface Job {
  readonly id: string;
  readonly event: AvaturnEvent;
  attempts: number;
}

/** Takes an event off the list, which the next write stores. */
function remove(job: Job): void {
  state.jobs = state.jobs.filter(({id}) => id !== job.id);
}

/** A failed write must not end the process, and the next one contains the same change. */
const trySaving = () => saveState().catch(console.error);

const maxAttempts = 12;
/** 1 second, 2, 4, and so on up to 10 minutes. */
const delay = (attempts: number) => Math.min(1000 * 2 ** (attempts - 1), 600_000);

/** Stores events, and handles each when it arrives. A failed event is retried, also after a restart, up to 12 attempts. */
export class Queue {
  constructor(private readonly handle: (event: AvaturnEvent) => Promise<void>) {}

  /**
   * Resolves once the event is stored.
   * @throws Error if it can't be stored
   */
  async add(event: AvaturnEvent): Promise<void> {
    const job = {id: randomUUID(), event, attempts: 0};
    state.jobs.push(job);
    try {
      await saveState();
    } catch (error) {
      remove(job);
      throw error;
    }
    void this.attempt(job);
  }

  /** Continues with the events of the last run. */
  resume(): void {
    for (const job of state.jobs) void this.attempt(job);
  }

  private async attempt(job: Job): Promise<void> {
    try {
      await this.handle(job.event);
    } catch (error) {
      job.attempts += 1;
      await trySaving();
      console.error(`${job.event.event} failed (attempt ${job.attempts} of ${maxAttempts}):`, error);
      if (job.attempts < maxAttempts) {
        setTimeout(() => void this.attempt(job), delay(job.attempts));
        return;
      }
      console.error(`The app gives up ${job.event.event} of avatar ${job.event.avatar_id}.`);
    }
    remove(job);
    await trySaving();
  }
}
