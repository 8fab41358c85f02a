import type {AvaturnSDK} from '@avaturn/sdk';
import styles from './live.module.css';
import {sdkEvents, type SdkEventName} from '@avaturn-docs/platform/web-sdk/events';

export interface OpenOptions {
  readonly container: HTMLElement;
  readonly address: string;
  readonly disableUi?: boolean;
  readonly onEvent: (name: SdkEventName, payload: unknown) => void;
  /** Closes the creator, even while it is opening. */
  readonly signal: AbortSignal;
}

/** Timeouts in milliseconds: from the loaded page to its first message, and in total. */
const patience = {loaded: 5_000, whole: 30_000};

/** Opens a creator with the real SDK. @throws Error if the SDK or the creator fails, or doesn't respond in time */
export async function openCreator(options: OpenOptions): Promise<AvaturnSDK> {
  const {container, address, disableUi = false, onEvent, signal} = options;
  const {AvaturnSDK: Sdk} = await import('@avaturn/sdk').catch(() => {
    throw new Error("The SDK didn't load. Check your connection.");
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
  const opening = sdk.init(container, {url: address, disableUi, iframeClassName: styles.frame});
  const frame = container.querySelector('iframe');
  // The SDK doesn't title its frame, and a screen reader announces a frame by its title.
  frame?.setAttribute('title', 'Simulated avatar creator');
  try {
    await Promise.race([opening, noAnswer(frame, settled.signal)]);
  } finally {
    settled.abort();
  }
  return sdk;
}

/** Rejects if the frame never responds: the promise of `init` would stay pending. */
function noAnswer(frame: HTMLIFrameElement | null, signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const fail = () => reject(new Error("The creator didn't respond. Its page may not have loaded."));
    const timers = [window.setTimeout(fail, patience.whole)];
    frame?.addEventListener('load', () => timers.push(window.setTimeout(fail, patience.loaded)), {signal});
    signal.addEventListener('abort', () => {
      timers.forEach(window.clearTimeout);
      reject(new Error('The creator was closed.'));
    });
  });
}
