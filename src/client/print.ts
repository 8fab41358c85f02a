let opened: HTMLDetailsElement[] = [];

/** On paper nothing can be opened or chosen: what is folded opens, and the panels of tabs get their labels to show. */
function beforePrint(): void {
  opened = [...document.querySelectorAll<HTMLDetailsElement>('main details:not([open])')];
  opened.forEach((details) => (details.open = true));
  for (const panel of document.querySelectorAll<HTMLElement>('[role="tabpanel"]')) {
    panel.dataset['label'] = document.getElementById(panel.getAttribute('aria-labelledby') ?? '')?.textContent ?? '';
  }
}

function afterPrint(): void {
  opened.forEach((details) => (details.open = false));
  opened = [];
}

if (typeof window !== 'undefined') {
  window.addEventListener('beforeprint', beforePrint);
  window.addEventListener('afterprint', afterPrint);
}
