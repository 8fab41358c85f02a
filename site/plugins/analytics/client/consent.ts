/**
 * Whether the reader's browser asks sites not to track: Do-Not-Track (`navigator.doNotTrack`) or Global Privacy Control
 * (`navigator.globalPrivacyControl`, https://w3c.github.io/gpc/).
 */
export function readerOptsOut(browser: Navigator): boolean {
  return browser.doNotTrack === '1' || (browser as {globalPrivacyControl?: boolean}).globalPrivacyControl === true;
}
