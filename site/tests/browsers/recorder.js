// The first script of each page: records what a reader would find in the console, and what the page downloads.
(() => {
  const problems = [];
  const downloads = [];
  window.recorded = {problems, downloads};
  for (const level of ['error', 'warn']) {
    const original = console[level];
    console[level] = (...all) => {
      problems.push(`console.${level}: ${all.map(String).join(' ')}`);
      original.apply(console, all);
    };
  }
  window.addEventListener(
    'error',
    ({message, target}) => problems.push(message ?? `not loaded: ${target.src ?? target.href}`),
    true,
  );
  window.addEventListener('unhandledrejection', ({reason}) => problems.push(`unhandled: ${reason}`));
  document.addEventListener('securitypolicyviolation', ({effectiveDirective, blockedURI}) =>
    problems.push(`${effectiveDirective} blocked ${blockedURI}`),
  );
  // Downloads stay in the page: a browser would ask where to save them, and a driver would wait for it.
  const save = ({href, download}) =>
    downloads.push(fetch(href).then(async (file) => ({name: download, start: (await file.text()).slice(0, 4)})));
  const saveClicked = (event) => {
    const link = event.target.closest('a[download]');
    if (!link) return;
    event.preventDefault();
    save(link);
  };
  window.addEventListener('click', saveClicked, true);
  // A link outside the document, whose events don't reach the window.
  HTMLAnchorElement.prototype.click = function () {
    if (!this.isConnected && this.hasAttribute('download')) save(this);
    else HTMLElement.prototype.click.call(this);
  };
})();
