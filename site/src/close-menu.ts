/** Closes a `<details>` on Escape, which returns the focus to its button, and on a click or focus outside. */
export function closeLikeMenu(menu: HTMLDetailsElement, signal: AbortSignal): void {
  const closeOutside = ({target}: Event) => {
    if (!menu.contains(target as Node)) menu.open = false;
  };
  const closeOnEscape = ({key}: KeyboardEvent) => {
    if (key !== 'Escape' || !menu.open) return;
    menu.open = false;
    menu.querySelector('summary')?.focus();
  };
  document.addEventListener('pointerdown', closeOutside, {signal});
  document.addEventListener('focusin', closeOutside, {signal});
  document.addEventListener('keydown', closeOnEscape, {signal});
}
