/**
 * Puts the text at an address of this site on the clipboard.
 *
 * The clipboard is asked before the text has arrived: Safari forgets that the reader pressed something while it waits.
 *
 * @throws if the text can't be fetched or the clipboard refuses it
 */
export async function copyPage(url: string): Promise<void> {
  const text = fetch(url).then((response) => {
    if (!response.ok) {
      throw new Error(`${url} answered with ${response.status}.`);
    }
    return response.text();
  });
  if (typeof ClipboardItem === 'undefined') {
    await navigator.clipboard.writeText(await text);
    return;
  }
  const blob = text.then((content) => new Blob([content], {type: 'text/plain'}));
  await Promise.all([text, navigator.clipboard.write([new ClipboardItem({'text/plain': blob})])]);
}
