/**
 * Id of the element at the end of every document that shows what failed to load. It is outside of what React renders, for
 * React may be among what is missing. `start-scripts.js` and `src/css/base.css` name it, too.
 */
export const noticeId = 'page-notice';
