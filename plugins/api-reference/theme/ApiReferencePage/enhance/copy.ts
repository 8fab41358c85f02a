import {closestTarget} from './index';

/** How long a button says what came of it, in milliseconds. */
const shown = 2000;

/** Copies the code of a block and says whether that worked, to the eye and to screen readers. */
export function enhanceCopy(root: HTMLElement, announce: (text: string) => void): () => void {
  const pending = new Map<HTMLElement, number>();
  const reset = (label: HTMLElement) => {
    window.clearTimeout(pending.get(label));
    pending.delete(label);
    label.textContent = 'Copy';
  };
  const tell = (label: HTMLElement | null, text: string) => {
    announce(text);
    if (label) {
      reset(label);
      label.textContent = text;
      pending.set(
        label,
        window.setTimeout(() => reset(label), shown),
      );
    }
  };
  const onClick = (event: Event) => {
    const button = closestTarget(event, '[data-copy]');
    const code = button?.closest('.api-code')?.querySelector('code');
    if (button && code) {
      const label = button.querySelector('span');
      copy(code.textContent ?? '').then(
        () => tell(label, 'Copied'),
        () => tell(label, 'Not copied'),
      );
    }
  };
  root.addEventListener('click', onClick);
  return () => {
    root.removeEventListener('click', onClick);
    [...pending.keys()].forEach(reset);
  };
}

/** Rejects where the browser has no clipboard, as outside of secure contexts. */
async function copy(text: string): Promise<void> {
  await navigator.clipboard.writeText(text);
}
