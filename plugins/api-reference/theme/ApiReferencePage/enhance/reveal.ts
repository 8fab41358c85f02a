/**
 * Opens what hides the target of an anchor.
 *
 * @param scroll Whether to bring it into view in any case. It is brought into view if something had to be opened, for the
 *     browser could not go there.
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
