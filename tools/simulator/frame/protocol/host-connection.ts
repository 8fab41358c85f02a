import {
  messageSources,
  messageTypes,
  type HandshakeResponse,
  type SdkMessageName,
  type WireEnvelope,
} from '@avaturn-docs/platform/wire-protocol';
import type {SdkEventName} from '@avaturn-docs/platform/web-sdk/events';

const names: ReadonlySet<unknown> = new Set(messageTypes.map(({name}) => name));

/** Whether a message is an envelope of the SDK. */
function isHostEnvelope(value: unknown): value is WireEnvelope {
  if (typeof value !== 'object' || value === null) return false;
  const {type, source, eventName, key, isOk} = value as Partial<WireEnvelope>;
  return (
    source === messageSources.host &&
    (type === 'MESSAGE' || type === 'RESPONSE') &&
    names.has(eventName) &&
    typeof key === 'string' &&
    typeof isOk === 'boolean'
  );
}

function envelope(
  type: WireEnvelope['type'],
  eventName: SdkMessageName,
  key: string,
  data: unknown,
  isOk = true,
): WireEnvelope {
  return {type, source: messageSources.creator, eventName, key, date: Date.now(), data, isOk};
}

export interface HostConnectionOptions {
  readonly handshake: HandshakeResponse;
  /** Reason to reject the handshake, or undefined. */
  readonly refusal: () => string | undefined;
  /** Called once callbacks can reach the host. */
  readonly onConfirmed: () => void;
  /** Handles a request. A thrown error becomes the error response. */
  readonly onRequest: (name: SdkMessageName, data: unknown) => Promise<unknown>;
}

/**
 * The creator's side of the wire protocol. It exchanges messages with the window that embeds the page, or with the page's own:
 * it accepts only envelopes of the SDK from that window and, after the handshake, from the host's origin.
 */
export class HostConnection {
  private origin: string | undefined;
  private readonly answers = new Map<string, (data: unknown) => void>();

  constructor(private readonly options: HostConnectionOptions) {
    window.addEventListener('message', this.receive);
  }

  /**
   * Announces the page. The SDK's own handshake is lost because it is sent while the iframe is still empty; the SDK accepts
   * this message as its response.
   */
  announce(): void {
    const reason = this.options.refusal();
    const data = reason ?? this.options.handshake;
    this.post(envelope('RESPONSE', 'sdk_handshake', 'sdk_handshake', data, reason === undefined));
  }

  /** Stops sending and receiving. */
  leave(): void {
    window.removeEventListener('message', this.receive);
    this.origin = undefined;
  }

  /** Requests the host's `defaultAssets`; undefined if it has none. */
  askForDefaults(): Promise<unknown> {
    const key = `ask_for_defaults${Date.now()}`;
    return new Promise((resolve) => {
      this.answers.set(key, resolve);
      this.post(envelope('MESSAGE', 'ask_for_defaults', key, undefined));
    });
  }

  callBack(event: Exclude<SdkEventName, 'error'>, data?: unknown): void {
    if (this.origin !== undefined) this.post(envelope('MESSAGE', 'callback_event', event, data));
  }

  reportError(type: string, message: string): void {
    if (this.origin !== undefined) {
      this.post(envelope('MESSAGE', 'report_error', `report_error${Date.now()}`, {type, message}));
    }
  }

  private readonly receive = ({data, source, origin}: MessageEvent<unknown>): void => {
    if (source !== window.parent || !isHostEnvelope(data)) return;
    if (this.origin !== undefined && origin !== this.origin) return;
    if (data.type === 'RESPONSE') {
      this.answers.get(data.key)?.(data.data);
      this.answers.delete(data.key);
    } else if (data.eventName === 'sdk_handshake') {
      this.announce();
    } else if (data.eventName === 'sdk_handshake_confirmation') {
      // The SDK also confirms after a rejection, and twice after a success.
      if (this.origin !== undefined || this.options.refusal() !== undefined) return;
      this.origin = origin;
      this.options.onConfirmed();
    } else if (this.origin !== undefined) {
      void this.answer(data.eventName, data.key, data.data);
    }
  };

  private async answer(name: SdkMessageName, key: string, data: unknown): Promise<void> {
    try {
      this.post(envelope('RESPONSE', name, key, await this.options.onRequest(name, data)));
    } catch (error) {
      this.post(envelope('RESPONSE', name, key, error instanceof Error ? error.message : String(error), false));
    }
  }

  private post(message: unknown): void {
    // The host's origin is unknown before the confirmation, and earlier messages contain no secrets.
    const target = this.origin === undefined || this.origin === 'null' ? '*' : this.origin;
    window.parent.postMessage(message, target);
  }
}
