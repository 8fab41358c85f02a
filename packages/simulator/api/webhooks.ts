import {Failure} from './failure';
import {newUuid} from './random';

export const eventNames = ['avatar.ready', 'export.ready', 'render.ready'] as const;

export interface WebhookPayload {
  readonly event: (typeof eventNames)[number];
  readonly [field: string]: unknown;
}

/** A URL that gets all events, or only the listed ones. */
export interface WebhookEndpoint {
  readonly url: string;
  readonly events?: readonly WebhookPayload['event'][];
}

export interface DeliveryAttempt {
  readonly at: number;
  /** Status of the receiver's response; null without a response. */
  readonly status: number | null;
  readonly error?: string;
}

export interface Delivery {
  readonly id: string;
  /** Null if no URL was subscribed to the event, so that it was only logged. */
  readonly url: string | null;
  readonly createdAt: number;
  readonly payload: WebhookPayload;
  readonly attempts: readonly DeliveryAttempt[];
}

/** Sends a JSON body by POST and returns the status of the response. */
export type Send = (url: string, body: string) => Promise<number>;

const maxDeliveries = 500;

/** Sends each event once to every endpoint, and logs the deliveries. */
export class Webhooks {
  endpoints: readonly WebhookEndpoint[] = [];
  private log: Delivery[] = [];
  private readonly listeners = new Set<(delivery: Delivery) => void>();

  constructor(private readonly send: Send | undefined) {}

  /** Newest last. */
  get deliveries(): readonly Delivery[] {
    return this.log;
  }

  /** Calls back for each new delivery and attempt; the returned function unsubscribes. */
  subscribe(listener: (delivery: Delivery) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  emit(payload: WebhookPayload): void {
    const endpoints = this.endpoints.filter(({events}) => !events || events.includes(payload.event));
    const urls = endpoints.length > 0 ? endpoints.map(({url}) => url) : [null];
    for (const url of urls) {
      const delivery = {id: newUuid(), url, createdAt: Date.now(), payload, attempts: []};
      this.keep(delivery);
      if (url !== null) void this.attempt(delivery.id);
    }
  }

  /**
   * Sends an event again.
   * @throws Failure 404 for an unknown delivery, 409 for one without a URL
   */
  redeliver(id: string): void {
    const delivery = this.log.find((entry) => entry.id === id);
    if (!delivery) throw new Failure(404, 'The log has no delivery with this id.');
    if (delivery.url === null) throw new Failure(409, 'This event had no address. Set one with PUT /sandbox/webhooks.');
    void this.attempt(id);
  }

  private async attempt(id: string): Promise<void> {
    const delivery = this.log.find((entry) => entry.id === id);
    if (!delivery?.url || !this.send) return;
    const at = Date.now();
    let attempt: DeliveryAttempt;
    try {
      attempt = {at, status: await this.send(delivery.url, JSON.stringify(delivery.payload))};
    } catch (error) {
      const {message, cause} = error as Error;
      attempt = {at, status: null, error: cause instanceof Error ? `${message}: ${cause.message}` : message};
    }
    // Another attempt may have finished meanwhile.
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
