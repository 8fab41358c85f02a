import {AvaturnSDK, type ExportAvatarResult} from '@avaturn/sdk';

const startLimit = 30_000;

/** Messages of the creator from a window other than the SDK's iframe. The SDK itself doesn't check the origin. */
function isForeign({data, source}: MessageEvent): boolean {
  const frame = document.querySelector<HTMLIFrameElement>('#avaturn-sdk-iframe');
  return data?.source === 'v1.avaturn-sdk-server' && source !== frame?.contentWindow;
}

function stopForeignMessages(event: MessageEvent): void {
  if (isForeign(event)) event.stopImmediatePropagation();
}

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
  window.addEventListener('message', stopForeignMessages, {capture: true});
  dialog.showModal();
  let timer: ReturnType<typeof setTimeout>;

  return new Promise<ExportAvatarResult | undefined>((resolve, reject) => {
    const advice = 'Start the simulator with `npm run simulator`, or check the URL.';
    timer = setTimeout(() => reject(new Error(`The creator at ${url} didn't start. ${advice}`)), startLimit);
    sdk.on('export', resolve);
    sdk.on('error', ({type, message}) => reject(new Error(message ?? type)));
    sdk.init(container, {url}).then(() => clearTimeout(timer), reject);
    container.querySelector('iframe')?.setAttribute('title', 'Avatar creator');
    dialog.addEventListener('close', () => resolve(undefined), {once: true});
  }).finally(() => {
    clearTimeout(timer);
    sdk.destroy();
    container.replaceChildren();
    window.removeEventListener('message', stopForeignMessages, {capture: true});
    dialog.close();
  });
}
