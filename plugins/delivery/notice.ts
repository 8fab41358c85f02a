/**
 * Id of the element at the end of every document that tells what did not arrive. It stands outside of what React draws, for
 * React may be among what is missing. `start-scripts.js` and `src/css/base.css` name it, too.
 */
export const noticeId = 'page-notice';
