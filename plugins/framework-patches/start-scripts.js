// Stands in every page as an inline script. Its text is the same on all of them, so that the Content Security Policy needs one
// hash; which scripts to start stands in its own `data-scripts`.
//
// Pages are complete without scripts. To start them only after the first paint leaves network and processor to text and
// styles. A reader who is faster (presses a key, touches, focuses) starts them at once, and a button that was pressed before
// it worked is pressed again when it does. If a script does not arrive, or not whole, the page says so.
(() => {
  const own = document.currentScript;
  const root = document.documentElement;
  const early = ['pointerdown', 'keydown', 'focusin'];
  const bannerCheck = 'DOMContentLoaded';
  let started = false;
  let failed = false;
  let pressed;

  // Addresses of the scripts that did not come, or came cut short.
  const missing = new Set();
  const tellFailure = () => {
    const notice = document.getElementById('page-notice');
    if (!notice || notice.textContent) return;
    const message = document.createElement('p');
    message.setAttribute('role', 'alert');
    const reload = document.createElement('button');
    reload.textContent = 'Reload';
    // The browser may have kept what came cut short, for scripts are kept for good. A fresh copy takes its place.
    reload.onclick = () =>
      Promise.allSettled([...missing].map((source) => fetch(source, {cache: 'reload'}))).then(() => location.reload());
    message.append('A part of this page did not load, so search and buttons may not work. ', reload);
    notice.append(message);
  };
  // A script that did not come is the target of its error; one that came cut short is named by it.
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
      // In their order, as scripts with `defer` would run.
      script.async = false;
      script.onerror = () => {
        if (!failed) document.dispatchEvent(new Event(bannerCheck));
        failed = true;
      };
      document.head.append(script);
    });
  };
  const whenIdle = () => requestAnimationFrame(() => (self.requestIdleCallback ?? setTimeout)(start, {timeout: 500}));
  // From here on React keeps what is pressed by itself: it marks the element that it works in.
  const isReactAtWork = () =>
    Object.keys(document.getElementById('__docusaurus')).some((key) => key.startsWith('__react'));
  const remember = (event) => {
    pressed = isReactAtWork() ? pressed : event.target.closest('button');
  };

  // The search's shortcut, until the search itself listens to it. Focusing the field is enough: the search opens when it
  // finds it focused, with what was typed so far.
  const apple = /mac|iphone|ipad|ipod/i.test(navigator.platform);
  const openSearch = (event) => {
    const {key, ctrlKey, metaKey, altKey, shiftKey} = event;
    if (key?.toLowerCase() !== 'k' || altKey || shiftKey || metaKey !== apple || ctrlKey === apple) return;
    event.preventDefault();
    const field = document.querySelector('.navbar [type=search]');
    field?.focus();
    field?.select();
  };

  // The framework's banner on a wrong base URL looks at this event whether scripts have run. It fires when one has failed.
  addEventListener(bannerCheck, (event) => event.stopImmediatePropagation(), {capture: true, once: true});
  early.forEach((type) => addEventListener(type, start, true));
  addEventListener('click', remember, true);
  addEventListener('keydown', openSearch);
  addEventListener('error', onError, true);
  new MutationObserver((_, observer) => {
    // The theme's script, which runs next, takes any value from local storage or the URL for a color mode.
    const {theme = 'light', hasHydrated} = root.dataset;
    if (theme !== 'light' && theme !== 'dark') root.dataset.theme = root.dataset.themeChoice = 'light';
    if (hasHydrated !== 'true') return;
    observer.disconnect();
    removeEventListener('click', remember, true);
    removeEventListener('keydown', openSearch);
    // From here on each part reports its own failure.
    removeEventListener('error', onError, true);
    document.getElementById('page-notice')?.replaceChildren();
    if (pressed?.isConnected) pressed.click();
  }).observe(root, {attributeFilter: ['data-has-hydrated', 'data-theme']});
  if (document.readyState === 'complete') whenIdle();
  else addEventListener('load', whenIdle);
})();
