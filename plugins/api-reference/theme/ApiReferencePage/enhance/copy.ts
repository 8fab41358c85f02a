import {copyPage} from '@site/src/components/PageMarkdown/copy-page';
import {closestTarget} from './environment';

/** How long a button says what came of it, in milliseconds. */
const shown = 2000;

/** Copies the code of a block, or the page as Markdown, and says whether that worked, to the eye and to screen readers. */
export function enhanceCopy(root: HTMLElement, announce: (text: string) => void): () => void {
  /** What to do when a label has said for long enough what came of it. */
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

/** Rejects where the browser has no clipboard, as outside of secure contexts. */
async function copy(text: string): Promise<void> {
  await navigator.clipboard.writeText(text);
}
