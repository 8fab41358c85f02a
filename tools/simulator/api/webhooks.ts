import {ErrorResponse} from './error-response';
import {LiveSettings} from './live-settings';
import {newUuid} from './random';
import type {EventFault} from './settings';

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
  /** The fault that was set for this event. */
  readonly fault?: EventFault;
  readonly attempts: readonly DeliveryAttempt[];
}

/** Sends a JSON body by POST and returns the status of the response. */
export type Send = (url: string, body: string) => Promise<number>;

const maxDeliveries = 500;

/** Sends each event once to every endpoint unless a fault is set, and logs the deliveries. */
export class Webhooks {
  endpoints: readonly WebhookEndpoint[] = [];
  /** Newest last. */
  deliveries: readonly Delivery[] = [];
  private readonly listeners = new Set<(delivery: Delivery) => void>();
  private readonly late = new Set<ReturnType<typeof setTimeout>>();
  /** Sends the event that waits for the next one. */
  private held: (() => void) | undefined;

  constructor(
    private readonly send: Send | undefined,
    private readonly settings = new LiveSettings(),
  ) {}

  /** Calls back for each new delivery and attempt; the returned function unsubscribes. */
  subscribe(listener: (delivery: Delivery) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  emit(payload: WebhookPayload): void {
    const urls = this.endpoints.flatMap(({url, events}) => (!events || events.includes(payload.event) ? [url] : []));
    if (urls.length === 0) {
      this.keep({id: newUuid(), url: null, createdAt: Date.now(), payload, attempts: []});
      return;
    }
    const fault = this.settings.takeEventFault(this.held !== undefined);
    const ids = urls.map((url) => {
      const delivery = {id: newUuid(), url, createdAt: Date.now(), payload, ...(fault && {fault}), attempts: []};
      this.keep(delivery);
      return delivery.id;
    });
    const send = async () => void (await Promise.all(ids.map((id) => this.attempt(id))));
    switch (fault) {
      case 'drop':
        for (const id of ids)
          this.addAttempt(id, {at: Date.now(), status: null, error: 'the simulator dropped it, as set'});
        break;
      case 'delay': {
        const timer = setTimeout(() => {
          this.late.delete(timer);
          void send();
        }, this.settings.current.delays.event);
        this.late.add(timer);
        break;
      }
      case 'duplicate':
        void send().then(send);
        break;
      case 'reorder':
        this.held = () => void send();
        break;
      default: {
        const sendHeld = this.takeHeld();
        void send().then(sendHeld);
      }
    }
  }

  /** Sends the event that waits for the next one, if any. */
  sendHeld(): void {
    this.takeHeld()?.();
  }

  private takeHeld(): (() => void) | undefined {
    const {held} = this;
    this.held = undefined;
    return held;
  }

  stop(): void {
    for (const timer of this.late) clearTimeout(timer);
  }

  /**
   * Sends an event again.
   * @throws ErrorResponse 404 for an unknown delivery, 409 for one without a URL
   */
  redeliver(id: string): void {
    const delivery = this.deliveries.find((entry) => entry.id === id);
    if (!delivery) throw new ErrorResponse(404, 'The log has no delivery with this id.');
    if (delivery.url === null)
      throw new ErrorResponse(409, 'This event had no address. Set one with PUT /sandbox/webhooks.');
    void this.attempt(id);
  }

  private async attempt(id: string): Promise<void> {
    const delivery = this.deliveries.find((entry) => entry.id === id);
    if (!delivery?.url || !this.send) return;
    const at = Date.now();
    let attempt: DeliveryAttempt;
    try {
      attempt = {at, status: await this.send(delivery.url, JSON.stringify(delivery.payload))};
    } catch (error) {
      const {message, cause} = error as Error;
      attempt = {at, status: null, error: cause instanceof Error ? `${message}: ${cause.message}` : message};
    }
    this.addAttempt(id, attempt);
  }

  private addAttempt(id: string, attempt: DeliveryAttempt): void {
    const delivery = this.deliveries.find((entry) => entry.id === id);
    if (delivery) this.keep({...delivery, attempts: [...delivery.attempts, attempt]});
  }

  private keep(delivery: Delivery): void {
    const index = this.deliveries.findIndex(({id}) => id === delivery.id);
    if (index < 0) this.deliveries = [...this.deliveries, delivery].slice(-maxDeliveries);
    else this.deliveries = this.deliveries.map((entry) => (entry.id === delivery.id ? delivery : entry));
    for (const listener of this.listeners) listener(delivery);
  }
}
