import {copyPage} from '@site/src/components/PageMarkdown/copy-page';
import {closestTarget, type Environment} from './environment';

/** Milliseconds for which a button shows its result. */
const shown = 2000;

const usual = new Map<HTMLElement, string>();

function reset(label: HTMLElement): void {
  label.textContent = usual.get(label) ?? label.textContent;
  usual.delete(label);
}

/** Shows what became of copying in the label of a button for a while, and announces it to screen readers. */
export function reportCopy(
  label: HTMLElement | null,
  copying: Promise<string>,
  announce: (text: string) => void,
): void {
  void copying
    .catch(() => 'Not copied')
    .then((text) => {
      announce(text);
      if (!label) return;
      if (!usual.has(label)) usual.set(label, label.textContent);
      label.textContent = text;
      window.setTimeout(reset, shown, label);
    });
}

export function enhanceCopy(root: HTMLElement, {announce, signal}: Environment): void {
  const onClick = (event: Event) => {
    const button = closestTarget(event, '[data-copy], [data-copy-page]');
    const copying = button && copyOf(button);
    if (copying)
      reportCopy(
        button.querySelector('span'),
        copying.then(() => 'Copied'),
        announce,
      );
  };
  root.addEventListener('click', onClick, {signal});
  signal.addEventListener('abort', () => [...usual.keys()].forEach(reset));
}

function copyOf(button: HTMLElement): Promise<void> | undefined {
  if (button.hasAttribute('data-copy-page')) {
    return copyPage('index.md');
  }
  const code = button.closest('.api-code')?.querySelector('code');
  // Rejects if the browser has no clipboard, as outside secure contexts.
  return code ? (async () => navigator.clipboard.writeText(code.textContent))() : undefined;
}
