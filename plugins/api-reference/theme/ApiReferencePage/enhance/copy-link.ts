import {closestTarget, listen} from './environment';

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
  const unlisten = listen(root, {pointerover: onPoint, focusin: onPoint});
  return () => {
    unlisten();
    button.remove();
  };
}
