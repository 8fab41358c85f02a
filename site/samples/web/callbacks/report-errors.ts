import {SDKErrors, type AvaturnSDK} from '@avaturn/sdk';

const texts: Record<string, string> = {
  [SDKErrors.AuthError]: 'The session is not valid any more. Open the creator again.',
  [SDKErrors.AvatarLoadError]: 'The avatar could not be loaded.',
  [SDKErrors.SceneError]: 'The 3D view failed on this device.',
};

export function reportErrors(sdk: AvaturnSDK, show: (text: string) => void): void {
  sdk.on('error', ({type, message}) => {
    show(texts[type] ?? message ?? 'The creator reported a problem.');
  });
}
