const frame = document.querySelector('#creator');
const status = document.querySelector('#status');
const origin = new URL(frame.src).origin;

/** The export's data, or null for any other message. */
function readExport(event) {
  if (event.origin !== origin || event.source !== frame.contentWindow) return null;
  if (typeof event.data !== 'string') return null;
  let message;
  try {
    message = JSON.parse(event.data);
  } catch {
    return null;
  }
  if (message?.source !== 'avaturn' || message.eventName !== 'v2.avatar.exported') return null;
  return typeof message.data?.url === 'string' ? message.data : null;
}

window.addEventListener('message', (event) => {
  const exported = readExport(event);
  if (!exported) return;
  const {url, urlType} = exported;
  status.textContent =
    urlType === 'httpURL' ? `The avatar is at ${url}` : `The avatar came as data, ${url.length} characters.`;
});
