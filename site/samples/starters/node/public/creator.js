import {AvaturnSDK} from '/avaturn-sdk.js';

const startLimit = 30_000;

/** Messages of the creator from a window other than the SDK's iframe. The SDK itself doesn't check the origin. */
function stopForeignMessages(event) {
  const frame = document.querySelector('#avaturn-sdk-iframe');
  const isCreators = event.data?.source === 'v1.avaturn-sdk-server';
  if (isCreators && event.source !== frame?.contentWindow) event.stopImmediatePropagation();
}

/**
 * Opens the creator in a dialog.
 * @param dialog contains the element `#avaturn-sdk-container`
 * @param url URL of a session
 * @returns the exported avatar, or undefined if the user closed the dialog
 * @throws Error if the creator doesn't start within 30 seconds, or reports an error
 */
export function openCreator(dialog, url) {
  const container = dialog.querySelector('#avaturn-sdk-container');
  const sdk = new AvaturnSDK();
  window.addEventListener('message', stopForeignMessages, {capture: true});
  dialog.showModal();
  let timer;

  return new Promise((resolve, reject) => {
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
