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
  // Downloads stay in the page: a browser without a window would ask where to save them.
  const save = ({href, download}) =>
    downloads.push(fetch(href).then(async (file) => ({name: download, bytes: (await file.arrayBuffer()).byteLength})));
  HTMLAnchorElement.prototype.click = function () {
    if (this.hasAttribute('download')) save(this);
    else HTMLElement.prototype.click.call(this);
  };
})();
