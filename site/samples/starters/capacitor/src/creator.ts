import {AvaturnSDK, type ExportAvatarResult} from '@avaturn/sdk';
import './bridge.js';

declare global {
  interface Window {
    /** Passes the exports of an SDK to a receiver, as in `bridge.js`. */
    connectAvatarBridge(sdk: AvaturnSDK, receiver: {postMessage(text: string): void}): void;
  }
}

const startLimit = 30_000;

/**
 * Opens the creator in a dialog.
 * @param dialog contains the element `#avaturn-sdk-container`
 * @param url URL of a project's page or of a session
 * @returns the exported avatar, or undefined if the user closed the dialog
 * @throws Error if the creator doesn't start within 30 seconds, or reports an error
 */
export function openCreator(dialog: HTMLDialogElement, url: string): Promise<ExportAvatarResult | undefined> {
  const container = dialog.querySelector('#avaturn-sdk-container')!;
  const sdk = new AvaturnSDK();
  dialog.showModal();
  let timer: ReturnType<typeof setTimeout>;

  return new Promise<ExportAvatarResult | undefined>((resolve, reject) => {
    const advice = 'Start the simulator with `npm run simulator`, or check the URL.';
    timer = setTimeout(() => reject(new Error(`The creator at ${url} didn't start. ${advice}`)), startLimit);
    sdk.on('error', ({type, message}) => reject(new Error(message ?? type)));
    window.connectAvatarBridge(sdk, {postMessage: (text) => resolve(JSON.parse(text).data)});
    sdk.init(container, {url}).then(() => clearTimeout(timer), reject);
    container.querySelector('iframe')?.setAttribute('title', 'Avatar creator');
    dialog.addEventListener('close', () => resolve(undefined), {once: true});
  }).finally(() => {
    clearTimeout(timer);
    sdk.destroy();
    container.replaceChildren();
    dialog.close();
  });
}
