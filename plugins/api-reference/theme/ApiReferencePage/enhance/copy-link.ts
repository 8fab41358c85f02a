import {closestTarget} from './environment';

/** Headings and the first lines of fields; those without an anchor get no button. */
const places = '.api-content :is(h2, h3)[id], .api-field-head:has(.api-name)';

/** One button, beside the heading or field under the pointer or the focus, that copies its link (`./copy.ts`). */
export function enhanceCopyLink(root: HTMLElement): () => void {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'api-copy api-copy-link';
  const onPoint = (event: Event): void => {
    if (closestTarget(event, '.api-copy-link')) return;
    const place = closestTarget(event, places);
    const id = place?.closest('[id]')?.id;
    if (!place || !id) {
      button.remove();
    } else if (button.dataset['copyLink'] !== id || !button.isConnected) {
      button.dataset['copyLink'] = id;
      button.innerHTML = '<span>Copy link</span><span class="visually-hidden"> to </span>';
      button.lastElementChild!.append(id);
      (place.querySelector('.api-name') ?? place).after(button);
    }
  };
  root.addEventListener('pointerover', onPoint);
  root.addEventListener('focusin', onPoint);
  return () => {
    button.remove();
    root.removeEventListener('pointerover', onPoint);
    root.removeEventListener('focusin', onPoint);
  };
}
