import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** Whether the field covers the navbar while it has the focus: the framework's width for the phone layout. */
export const coversNavbar = (): boolean => matchMedia('(max-width: 996px)').matches;

/** Position in the tab's history, in browsers with the Navigation API. */
const position = (): number | undefined =>
  (window as {navigation?: {currentEntry?: {index: number}}}).navigation?.currentEntry?.index;

/**
 * In the phone layout, "back" closes the search that covers the navbar instead of leaving the page: the event is kept from
 * the router, and the step is taken back.
 *
 * Browsers call the listeners of a window in the order of their registration, so this one has to be there before the
 * router's. That is why it is a client module and not part of the search bar.
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
