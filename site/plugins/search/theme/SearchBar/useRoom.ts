import {useLayoutEffect, type RefObject} from 'react';

/**
 * Sets `--room` on the panel: the height from its top to the bottom of the visual viewport. An on-screen keyboard and the
 * announcement bar reduce it, and no CSS unit accounts for both.
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
