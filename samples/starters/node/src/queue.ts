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

const maxAttempts = 12;
/** 1 second, 2, 4, and so on up to 10 minutes. */
const delay = (attempts: number) => Math.min(1000 * 2 ** (attempts - 1), 600_000);

/** Stores events, then handles them one by one. Failed ones are retried, also after a restart. */
export class Queue {
  constructor(private readonly handle: (event: AvaturnEvent) => Promise<void>) {}

  /** Resolves once the event is stored. */
  async add(event: AvaturnEvent): Promise<void> {
    const job = {id: randomUUID(), event, attempts: 0};
    state.jobs.push(job);
    await saveState();
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
      await saveState();
      console.error(`${job.event.event} failed (attempt ${job.attempts} of ${maxAttempts}):`, error);
      if (job.attempts < maxAttempts) {
        setTimeout(() => void this.attempt(job), delay(job.attempts));
        return;
      }
    }
    state.jobs = state.jobs.filter(({id}) => id !== job.id);
    await saveState();
  }
}
