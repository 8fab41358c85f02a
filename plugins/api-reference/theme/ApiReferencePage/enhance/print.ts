/** On paper nothing can be opened, so everything is. */
export function enhancePrint(root: HTMLElement): () => void {
  let opened: HTMLDetailsElement[] = [];
  const open = () => {
    opened = [...root.querySelectorAll<HTMLDetailsElement>('details:not([open])')];
    opened.forEach((details) => (details.open = true));
  };
  const close = () => {
    opened.forEach((details) => (details.open = false));
    opened = [];
  };
  window.addEventListener('beforeprint', open);
  window.addEventListener('afterprint', close);
  return () => {
    close();
    window.removeEventListener('beforeprint', open);
    window.removeEventListener('afterprint', close);
  };
}
