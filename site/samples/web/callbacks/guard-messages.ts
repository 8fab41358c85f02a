/** Blocks messages that don't come from the SDK's iframe. Returns a function that removes the guard. */
export function guardMessages(): () => void {
  const guard = (event: MessageEvent): void => {
    if (event.data?.source !== 'v1.avaturn-sdk-server') return;
    const frame = document.querySelector<HTMLIFrameElement>('#avaturn-sdk-iframe');
    if (event.source !== frame?.contentWindow) event.stopImmediatePropagation();
  };
  window.addEventListener('message', guard, {capture: true});
  return () => window.removeEventListener('message', guard, {capture: true});
}
