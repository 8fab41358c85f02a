import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** Whether the focused field covers the navbar, which it does at the framework's width for phones. */
export const coversNavbar = (): boolean => matchMedia('(max-width: 996px)').matches;

/** Position in the tab's history, in browsers that support the Navigation API. */
const position = (): number | undefined =>
  (window as {navigation?: {currentEntry?: {index: number}}}).navigation?.currentEntry?.index;

/**
 * On phones, "back" closes the search overlay instead of leaving the page: this listener hides the event from the router and
 * goes forward again. It is a client module because it has to be registered before the router's listener.
 */
function closeOnBack(): void {
  let before = position();
  let returning = false;
  document.addEventListener('focusin', () => {
    before = position();
  });
  window.addEventListener(
    'popstate',
    (event) => {
      const focused = document.activeElement as HTMLElement | null;
      const now = position();
      const isForward = before !== undefined && now !== undefined && now > before;
      if (returning) {
        returning = false;
      } else if (coversNavbar() && focused?.closest('.navbar [role="search"]') && !isForward) {
        returning = true;
        window.history.forward();
        focused.blur();
      } else {
        return;
      }
      event.stopImmediatePropagation();
    },
    true,
  );
}

if (ExecutionEnvironment.canUseDOM) {
  closeOnBack();
}
