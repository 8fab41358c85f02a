/**
 * Opens the collapsed parents of an anchor's target.
 * @param scroll whether to scroll in any case; otherwise, it scrolls only if something was collapsed, because the browser
 *   couldn't
 */
export function reveal(hash: string, scroll: boolean): void {
  const target = document.getElementById(decode(hash.slice(1)));
  let opened = false;
  for (
    let around = target?.parentElement?.closest('details');
    around;
    around = around.parentElement?.closest('details')
  ) {
    opened ||= !around.open;
    around.open = true;
  }
  if (opened || scroll) {
    target?.scrollIntoView();
  }
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
