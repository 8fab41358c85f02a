let opened: HTMLDetailsElement[] = [];

/** Paper isn't interactive: before printing, `<details>` open and tab panels get their labels. */
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
