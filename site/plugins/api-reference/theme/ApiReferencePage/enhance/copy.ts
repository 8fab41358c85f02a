import {copyPage} from '@site/src/components/PageMarkdown/copy-page';
import {closestTarget, type Environment} from './environment';

/** Milliseconds for which a button shows its result. */
const shown = 2000;

/** The labels of buttons that show their result. */
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

/** Copies the code of a block, the page as Markdown, or a link. */
export function enhanceCopy(root: HTMLElement, {announce, signal}: Environment): void {
  const onClick = (event: Event) => {
    const button = closestTarget(event, '[data-copy], [data-copy-page], [data-copy-link]');
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
  const {copyLink} = button.dataset;
  if (copyLink !== undefined) {
    return copy(new URL(`#${encodeURI(copyLink)}`, window.location.href).href);
  }
  const code = button.closest('.api-code')?.querySelector('code');
  return code ? copy(code.textContent ?? '') : undefined;
}

/** Rejects if the browser has no clipboard, as outside secure contexts. */
async function copy(text: string): Promise<void> {
  await navigator.clipboard.writeText(text);
}

/** Headings and the first lines of fields; those without an anchor get no button. */
const places = '.api-content :is(h2, h3)[id], .field-head:has(.api-name)';

/** One button, beside the heading or field under the pointer or the focus, that copies its link. */
export function enhanceCopyLink(root: HTMLElement, {signal}: Environment): void {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'plain-button api-copy api-copy-link';
  const onPoint = (event: Event): void => {
    if (closestTarget(event, '.api-copy-link')) return;
    const place = closestTarget(event, places);
    const id = place?.closest('[id]')?.id;
    const name = place?.querySelector('.api-name') ?? place;
    if (!name || !id) {
      button.remove();
    } else if (name.nextElementSibling !== button) {
      button.dataset['copyLink'] = id;
      button.innerHTML = '<span>Copy link</span><span class="visually-hidden"> to </span>';
      button.lastElementChild!.append(id);
      name.after(button);
    }
  };
  root.addEventListener('pointerover', onPoint, {signal});
  root.addEventListener('focusin', onPoint, {signal});
}
