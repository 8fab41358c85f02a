/**
 * Id of the element at the end of every document that reports failed loads. It is outside React's tree, because React itself
 * may be missing. `start-scripts.js` and `src/css/base.css` use it, too.
 */
export const noticeId = 'page-notice';

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
