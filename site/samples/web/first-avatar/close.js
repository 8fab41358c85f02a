export function closeCreator(sdk, container) {
  sdk.destroy();
  container.replaceChildren();
}
