/**
 * Id of the element at the end of every document that reports failed loads. It is outside React's tree, because React itself
 * may be missing. `start-scripts.js` and `src/css/base.css` use it, too.
 */
export const noticeId = 'page-notice';
