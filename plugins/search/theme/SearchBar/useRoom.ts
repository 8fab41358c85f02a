import {useLayoutEffect, type RefObject} from 'react';

/**
 * Keeps `--room`, the height from the panel's top to the lower edge of what the reader sees, on the panel. A phone's keyboard and
 * the announcement above the navbar both take from it, and no CSS unit knows them.
 */
export default function useRoom(panel: RefObject<HTMLElement | null>, shown: boolean): void {
  useLayoutEffect(() => {
    const seen = window.visualViewport;
    if (!shown || !seen) {
      return undefined;
    }
    const measure = () => {
      const top = panel.current?.getBoundingClientRect().top ?? 0;
      panel.current?.style.setProperty('--room', `${Math.floor(seen.height + seen.offsetTop - top)}px`);
    };
    measure();
    seen.addEventListener('resize', measure);
    window.addEventListener('scroll', measure, {passive: true});
    return () => {
      seen.removeEventListener('resize', measure);
      window.removeEventListener('scroll', measure);
    };
  }, [panel, shown]);
}
