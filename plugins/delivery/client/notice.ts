import {noticeId} from '../notice';

/** Removes the notice about files that failed to load. */
export function clearNotice(): void {
  document.getElementById(noticeId)?.replaceChildren();
}

/** Shows the notice in place of the previous one. */
export function showNotice(...content: readonly (string | Node)[]): void {
  clearNotice();
  const message = document.createElement('p');
  message.setAttribute('role', 'alert');
  message.append(...content);
  document.getElementById(noticeId)?.append(message);
}
