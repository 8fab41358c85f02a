import {copyPage} from '@site/src/components/PageMarkdown/copy-page';
import {closestTarget, type Environment} from './environment';

/** Milliseconds for which a button shows its result. */
const shown = 2000;

export function enhanceCopy(root: HTMLElement, {announce, signal}: Environment): void {
  const onClick = async (event: Event): Promise<void> => {
    const button = closestTarget(event, '[data-copy], [data-copy-page]');
    const label = button?.querySelector('span');
    if (!button || !label) return;
    const result = await copy(button).then(
      () => 'Copied',
      () => 'Not copied',
    );
    announce(result);
    label.dataset['label'] ??= label.textContent;
    label.textContent = result;
    window.setTimeout(resetLabel, shown, label);
  };
  root.addEventListener('click', (event) => void onClick(event), {signal});
  signal.addEventListener('abort', () => root.querySelectorAll<HTMLElement>('[data-label]').forEach(resetLabel));
}

function resetLabel(label: HTMLElement): void {
  label.textContent = label.dataset['label'] ?? '';
}

/** Rejects if the browser has no clipboard, as outside secure contexts. */
async function copy(button: HTMLElement): Promise<void> {
  if (button.hasAttribute('data-copy-page')) return copyPage('index.md');
  await navigator.clipboard.writeText(button.closest('.api-code')?.querySelector('code')?.textContent ?? '');
}
