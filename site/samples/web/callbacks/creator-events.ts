import type {AvaturnSDK, ExportAvatarResult} from '@avaturn/sdk';

/** Turns the single export callback into a DOM event for any number of listeners. */
export function dispatchExports(sdk: AvaturnSDK, target: EventTarget): void {
  sdk.on('export', (result) => {
    target.dispatchEvent(new CustomEvent<ExportAvatarResult>('avatar-export', {detail: result}));
  });
}
