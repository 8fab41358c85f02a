import {noticeId} from '../notice';

/** Takes away what the page tells of parts that did not arrive. */
export function clearNotice(): void {
  document.getElementById(noticeId)?.replaceChildren();
}

/** Tells it, in the place of what was told before. */
export function showNotice(...content: readonly (string | Node)[]): void {
  clearNotice();
  const message = document.createElement('p');
  message.setAttribute('role', 'alert');
  message.append(...content);
  document.getElementById(noticeId)?.append(message);
}
