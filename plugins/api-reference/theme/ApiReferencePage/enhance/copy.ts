import {copyPage} from '@site/src/components/PageMarkdown/copy-page';
import {closestTarget} from './environment';

/** Milliseconds for which a button shows its result. */
const shown = 2000;

/** Copies the code of a block, or the page as Markdown, and reports the result, visually and to screen readers. */
export function enhanceCopy(root: HTMLElement, announce: (text: string) => void): () => void {
  /** Restores a button's label after it has shown its result. */
  const pending = new Map<HTMLElement, {readonly timer: number; readonly usual: string | null}>();
  const reset = (label: HTMLElement) => {
    const waiting = pending.get(label);
    if (waiting) {
      window.clearTimeout(waiting.timer);
      pending.delete(label);
      label.textContent = waiting.usual;
    }
  };
  const notify = (label: HTMLElement | null, text: string) => {
    announce(text);
    if (label) {
      reset(label);
      pending.set(label, {usual: label.textContent, timer: window.setTimeout(() => reset(label), shown)});
      label.textContent = text;
    }
  };
  const onClick = (event: Event) => {
    const button = closestTarget(event, '[data-copy], [data-copy-page]');
    if (button) {
      const label = button.querySelector('span');
      copyOf(button)?.then(
        () => notify(label, 'Copied'),
        () => notify(label, 'Not copied'),
      );
    }
  };
  root.addEventListener('click', onClick);
  return () => {
    root.removeEventListener('click', onClick);
    [...pending.keys()].forEach(reset);
  };
}

function copyOf(button: HTMLElement): Promise<void> | undefined {
  if (button.hasAttribute('data-copy-page')) {
    return copyPage('index.md');
  }
  const code = button.closest('.api-code')?.querySelector('code');
  return code ? copy(code.textContent ?? '') : undefined;
}

/** Rejects if the browser has no clipboard, as outside secure contexts. */
async function copy(text: string): Promise<void> {
  await navigator.clipboard.writeText(text);
}
