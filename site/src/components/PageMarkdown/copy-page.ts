/** Calls the clipboard before the text has loaded: Safari allows it only immediately after the click. */
export async function copyPage(url: string): Promise<void> {
  const text = fetch(url).then((response) => {
    if (!response.ok) throw new Error(`${url} responded with ${response.status}.`);
    return response.text();
  });
  if (typeof ClipboardItem === 'undefined') return navigator.clipboard.writeText(await text);
  const blob = text.then((content) => new Blob([content], {type: 'text/plain'}));
  await Promise.all([text, navigator.clipboard.write([new ClipboardItem({'text/plain': blob})])]);
}
