import type {Clock} from './clock';
import {Failure} from './failure';
import {newUuid} from './random';

export interface WebhookPayload {
  readonly event: 'avatar.ready' | 'export.ready' | 'render.ready';
  readonly [field: string]: unknown;
}

/** An address that gets events: all of them, or those it names. */
export interface WebhookEndpoint {
  readonly url: string;
  readonly events?: readonly WebhookPayload['event'][];
}

export interface DeliveryAttempt {
  readonly at: number;
  /** Status of the receiver's answer; null when none came. */
  readonly status: number | null;
  readonly error?: string;
}

export interface Delivery {
  readonly id: string;
  /** Null where an event found no address and was only written down. */
  readonly url: string | null;
  readonly createdAt: number;
  readonly payload: WebhookPayload;
  readonly attempts: readonly DeliveryAttempt[];
}

/** Sends a JSON body by POST and gives the status of the answer. */
export type Send = (url: string, body: string) => Promise<number>;

const maxDeliveries = 500;

/** Tells the endpoints what happened, once each, and keeps a log of it. */
export class Webhooks {
  endpoints: readonly WebhookEndpoint[] = [];
  private log: Delivery[] = [];
  private readonly listeners = new Set<(delivery: Delivery) => void>();
  private readonly running = new Set<Promise<void>>();

  constructor(
    private readonly clock: Clock,
    private readonly send: Send | undefined,
  ) {}

  /** Newest last. */
  get deliveries(): readonly Delivery[] {
    return this.log;
  }

  /** Calls back with each new delivery and each attempt; the returned function ends that. */
  subscribe(listener: (delivery: Delivery) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  emit(payload: WebhookPayload): void {
    const endpoints = this.endpoints.filter(({events}) => !events || events.includes(payload.event));
    const urls = endpoints.length > 0 ? endpoints.map(({url}) => url) : [null];
    for (const url of urls) {
      const delivery = {id: newUuid(), url, createdAt: this.clock.now(), payload, attempts: []};
      this.keep(delivery);
      if (url !== null) this.start(delivery.id);
    }
  }

  /**
   * Sends an event again.
   * @throws Failure 404 if the log has no such delivery, 409 if it has no address
   */
  redeliver(id: string): void {
    const delivery = this.log.find((entry) => entry.id === id);
    if (!delivery) throw new Failure(404, 'The log has no delivery with this id.');
    if (delivery.url === null) throw new Failure(409, 'This event had no address. Set one with PUT /sandbox/webhooks.');
    this.start(id);
  }

  /** Waits until nothing is being sent. */
  async settled(): Promise<void> {
    while (this.running.size > 0) await Promise.all(this.running);
  }

  private start(id: string): void {
    const attempt = this.attempt(id).finally(() => this.running.delete(attempt));
    this.running.add(attempt);
  }

  private async attempt(id: string): Promise<void> {
    const delivery = this.log.find((entry) => entry.id === id);
    if (!delivery?.url || !this.send) return;
    const at = this.clock.now();
    let attempt: DeliveryAttempt;
    try {
      attempt = {at, status: await this.send(delivery.url, JSON.stringify(delivery.payload))};
    } catch (error) {
      const {message, cause} = error as Error;
      attempt = {at, status: null, error: cause instanceof Error ? `${message}: ${cause.message}` : message};
    }
    // Another attempt may have ended meanwhile.
    const latest = this.log.find((entry) => entry.id === id) ?? delivery;
    this.keep({...latest, attempts: [...latest.attempts, attempt]});
  }

  private keep(delivery: Delivery): void {
    const index = this.log.findIndex(({id}) => id === delivery.id);
    if (index < 0) this.log = [...this.log, delivery].slice(-maxDeliveries);
    else this.log = this.log.map((entry) => (entry.id === delivery.id ? delivery : entry));
    for (const listener of this.listeners) listener(delivery);
  }
}
