import type {AvaturnSDK, InitParams} from '@avaturn/sdk';

/** Starts the creator. Rejects if it doesn't respond within the limit. */
export async function initWithLimit(
  sdk: AvaturnSDK,
  container: Element,
  params: InitParams,
  milliseconds = 30_000,
): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(new Error(`The creator did not respond within ${milliseconds / 1000} seconds.`));
    }, milliseconds);
  });
  try {
    await Promise.race([sdk.init(container, params), limit]);
  } finally {
    clearTimeout(timer);
  }
}
