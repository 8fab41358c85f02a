import {useEffect, useRef, type RefObject} from 'react';

/** Whether the field covers the navbar while it has the focus: the framework's width for the phone layout. */
export const coversNavbar = (): boolean => matchMedia('(max-width: 996px)').matches;

/** Position in the tab's history, where the browser tells it. */
const position = (): number | undefined =>
  (window as {navigation?: {currentEntry?: {index: number}}}).navigation?.currentEntry?.index;

/**
 * In the phone layout, "back" closes the search that covers the navbar instead of leaving the page.
 *
 * The router allows one blocker of navigation at a time and the framework's menu holds it, so the event is caught on its way to
 * the router and the step is taken back.
 */
export default function useCloseOnBack(field: RefObject<HTMLInputElement | null>, close: () => void): void {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => {
    let before = position();
    const remember = () => {
      before = position();
    };
    const pop = (event: PopStateEvent) => {
      const covers = coversNavbar() && field.current?.form?.contains(document.activeElement);
      const now = position();
      const forward = before !== undefined && now !== undefined && now > before;
      if (!covers || forward) {
        return;
      }
      event.stopImmediatePropagation();
      window.addEventListener('popstate', (back) => back.stopImmediatePropagation(), {capture: true, once: true});
      window.history.forward();
      latest.current();
    };
    const element = field.current;
    element?.addEventListener('focus', remember);
    window.addEventListener('popstate', pop, true);
    return () => {
      element?.removeEventListener('focus', remember);
      window.removeEventListener('popstate', pop, true);
    };
  }, [field]);
}
