// Stands in every page as an inline script. Its text is the same on all of them, so that the Content Security Policy needs one
// hash; which scripts to start stands in its own `data-scripts`.
//
// Pages are complete without scripts. To start them only after the first paint leaves network and processor to text and
// styles. A reader who is faster (presses a key, touches, focuses) starts them at once, and a button that was pressed before
// it worked is pressed again when it does.
(() => {
  const own = document.currentScript;
  const root = document.documentElement;
  const early = ['pointerdown', 'keydown', 'focusin'];
  const bannerCheck = 'DOMContentLoaded';
  let started = false;
  let failed = false;
  let pressed;

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

  // The framework's banner on a wrong base URL looks at this event whether scripts have run. It is told when one has failed.
  addEventListener(bannerCheck, (event) => event.stopImmediatePropagation(), {capture: true, once: true});
  early.forEach((type) => addEventListener(type, start, true));
  addEventListener('click', remember, true);
  new MutationObserver((_, observer) => {
    if (root.dataset.hasHydrated !== 'true') return;
    observer.disconnect();
    removeEventListener('click', remember, true);
    if (pressed?.isConnected) pressed.click();
  }).observe(root, {attributeFilter: ['data-has-hydrated']});
  if (document.readyState === 'complete') whenIdle();
  else addEventListener('load', whenIdle);
})();
