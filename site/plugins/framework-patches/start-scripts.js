// The inline script of every page. It is the same on each, so that the Content Security Policy needs only one hash; the
// scripts to start are listed in its `data-scripts`.
//
// Pages are complete without scripts, so they start after the first paint and leave network and CPU to text and styles. If
// the reader acts earlier (key, touch, focus), they start immediately, and a button pressed before hydration is clicked
// again after it. If a script fails to load or is truncated, the page shows a notice.
(() => {
  const own = document.currentScript;
  const root = document.documentElement;
  const early = ['pointerdown', 'keydown', 'focusin'];
  const bannerCheck = 'DOMContentLoaded';
  let started = false;
  let failed = false;
  let pressed;

  // URLs of the scripts that failed to load or were truncated.
  const missing = new Set();
  const tellFailure = () => {
    const notice = document.getElementById('page-notice');
    if (!notice || notice.textContent) return;
    const message = document.createElement('p');
    message.setAttribute('role', 'alert');
    const reload = document.createElement('button');
    reload.textContent = 'Reload';
    // Scripts are cached indefinitely, so the cache may have the truncated copy: replace it.
    reload.onclick = () =>
      Promise.allSettled([...missing].map((source) => fetch(source, {cache: 'reload'}))).then(() => location.reload());
    message.append('A part of this page did not load, so search and buttons may not work. ', reload);
    notice.append(message);
  };
  // The target of the event is the script that failed to load; a truncated one is in `filename`.
  const onError = ({target, filename}) => {
    const source = target.localName === 'script' ? target.src : filename;
    if (!source?.startsWith(`${location.origin}/assets/`)) return;
    missing.add(source);
    tellFailure();
  };

  const start = () => {
    if (started) return;
    started = true;
    early.forEach((type) => removeEventListener(type, start, true));
    own.dataset.scripts.split(' ').forEach((source) => {
      const script = document.createElement('script');
      script.src = source;
      // In order, like scripts with `defer`.
      script.async = false;
      script.onerror = () => {
        if (!failed) document.dispatchEvent(new Event(bannerCheck));
        failed = true;
      };
      document.head.append(script);
    });
  };
  const whenIdle = () => requestAnimationFrame(() => (self.requestIdleCallback ?? setTimeout)(start, {timeout: 500}));
  // React replays clicks itself once it hydrates; it then sets a key on its root element.
  const isReactAtWork = () =>
    Object.keys(document.getElementById('__docusaurus')).some((key) => key.startsWith('__react'));
  const remember = (event) => {
    pressed = isReactAtWork() ? pressed : event.target.closest('button');
  };

  // The search shortcut until search itself handles it. Focusing the field is enough: search opens with a focused field, and
  // keeps what was typed.
  const apple = /mac|iphone|ipad|ipod/i.test(navigator.platform);
  const openSearch = (event) => {
    const {key, ctrlKey, metaKey, altKey, shiftKey} = event;
    if (key?.toLowerCase() !== 'k' || altKey || shiftKey || metaKey !== apple || ctrlKey === apple) return;
    event.preventDefault();
    const field = document.querySelector('.navbar [type=search]');
    field?.focus();
    field?.select();
  };

  // The sidebar shows the current page from the first frame on; src/client/current-page.ts does it on later pages.
  const showCurrentPage = () => {
    const menu = document.querySelector('.theme-doc-sidebar-container .menu');
    const link = menu?.querySelector('[aria-current=page]');
    const main = document.querySelector('main');
    if (!main && document.readyState === 'loading') requestAnimationFrame(showCurrentPage);
    if (!main || !link) return;
    const box = menu.getBoundingClientRect();
    const {top, bottom} = link.getBoundingClientRect();
    const end = Math.min(box.bottom, innerHeight);
    if (bottom > end) menu.scrollTop = (top + bottom - box.top - end) / 2;
  };
  requestAnimationFrame(showCurrentPage);

  // On this event, the framework's banner for a wrong base URL checks whether scripts have run. Delay it until one has failed.
  addEventListener(bannerCheck, (event) => event.stopImmediatePropagation(), {capture: true, once: true});
  early.forEach((type) => addEventListener(type, start, true));
  addEventListener('click', remember, true);
  addEventListener('keydown', openSearch);
  addEventListener('error', onError, true);
  new MutationObserver((_, observer) => {
    // The theme's script, which runs next, accepts any value from local storage or the URL as a color mode.
    const {theme = 'light', hasHydrated} = root.dataset;
    if (theme !== 'light' && theme !== 'dark') root.dataset.theme = root.dataset.themeChoice = 'light';
    if (hasHydrated !== 'true') return;
    observer.disconnect();
    removeEventListener('click', remember, true);
    removeEventListener('keydown', openSearch);
    // After hydration, each part reports its own failures.
    removeEventListener('error', onError, true);
    document.getElementById('page-notice')?.replaceChildren();
    if (pressed?.isConnected) pressed.click();
  }).observe(root, {attributeFilter: ['data-has-hydrated', 'data-theme']});
  if (document.readyState === 'complete') whenIdle();
  else addEventListener('load', whenIdle);
})();
