import {useEffect, useState, type RefObject} from 'react';

/** Pixels below the bar: a heading that an anchor scrolled to is above this line. */
const reach = 24;

/**
 * The current section: the last one whose heading has reached the bar at the top of the window.
 *
 * @param ids anchors of the headings, in page order
 * @param bar has no size while it isn't displayed
 * @returns undefined above the first heading
 */
export default function useCurrentSection(
  ids: readonly string[],
  bar: RefObject<HTMLElement | null>,
): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const update = () => {
      const top = bar.current?.getClientRects()[0]?.bottom;
      if (top === undefined) {
        return;
      }
      const passed = ids.filter((id) => {
        // A heading in an inactive tab has no box.
        const heading = document.getElementById(id)?.getClientRects()[0];
        return heading !== undefined && heading.top <= top + reach;
      });
      setCurrent(passed.at(-1));
    };
    update();
    document.addEventListener('scroll', update);
    return () => document.removeEventListener('scroll', update);
  }, [ids, bar]);
  return current;
}
