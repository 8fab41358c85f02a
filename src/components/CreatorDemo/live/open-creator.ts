import type {AvaturnSDK} from '@avaturn/sdk';
import {sdkEvents, type SdkEventName} from '../../../../data/web-sdk/events';

export interface OpenOptions {
  /** Holds the frame. */
  readonly container: HTMLElement;
  /** Address of the creator; absolute. */
  readonly address: string;
  readonly disableUi?: boolean;
  /** Class of the frame. */
  readonly frameClass?: string;
  readonly onEvent: (name: SdkEventName, payload: unknown) => void;
  /** Ends the creator, whether it has opened or not. */
  readonly signal: AbortSignal;
}

/** How long a page that has arrived may take to say that it is there, and how long the whole may take; milliseconds. */
const patience = {loaded: 5_000, whole: 30_000};

/**
 * Opens a creator with the real SDK, listening to all of its events.
 * @throws Error if the SDK does not arrive, if the creator refuses, or if it does not respond in time
 */
export async function openCreator(options: OpenOptions): Promise<AvaturnSDK> {
  const {container, address, disableUi = false, frameClass, onEvent, signal} = options;
  const {AvaturnSDK: Sdk} = await import('@avaturn/sdk').catch(() => {
    throw new Error('The SDK did not arrive. Check the connection.');
  });
  signal.throwIfAborted();
  const sdk = new Sdk();
  const settled = new AbortController();
  signal.addEventListener('abort', () => {
    settled.abort();
    sdk.destroy();
    container.replaceChildren();
  });
  for (const {name} of sdkEvents) sdk.on(name, (payload?: unknown) => onEvent(name, payload));
  const opening = sdk.init(container, {url: address, disableUi, iframeClassName: frameClass});
  const frame = container.querySelector('iframe');
  // The SDK gives its frame no title, and a screen reader announces a frame by it.
  frame?.setAttribute('title', 'Simulated avatar creator');
  try {
    await Promise.race([opening, noAnswer(frame, settled.signal)]);
  } finally {
    settled.abort();
  }
  return sdk;
}

/** Rejects when the frame stays silent: the promise of `init` would then wait for ever. */
function noAnswer(frame: HTMLIFrameElement | null, signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const fail = () => reject(new Error('The creator did not respond. Its page may not have loaded.'));
    const timers = [window.setTimeout(fail, patience.whole)];
    frame?.addEventListener('load', () => timers.push(window.setTimeout(fail, patience.loaded)), {signal});
    signal.addEventListener('abort', () => {
      timers.forEach(window.clearTimeout);
      reject(new Error('The creator was closed.'));
    });
  });
}
