import {useEffect, useRef} from 'react';
import TOC from '@theme-original/TOC';
import type {Props} from '@theme/TOC';
import Rail from '@site/src/components/Stage/Rail';

/** Pixels at the end of the list that fade. */
const fade = 32;

/** Moves the list's bar to a link, and scrolls the list, but not the page, just far enough to show the link completely. */
function reveal(link: HTMLElement, list: Element): void {
  const {top, bottom} = link.getBoundingClientRect();
  const box = list.getBoundingClientRect();
  const links = link.closest<HTMLElement>('.theme-doc-toc-desktop > ul');
  links?.style.setProperty('--top', `${top - links.getBoundingClientRect().top}px`);
  links?.style.setProperty('--length', `${bottom - top}px`);
  list.scrollTop += Math.floor(Math.min(top - box.top, 0)) || Math.ceil(Math.max(bottom + fade - box.bottom, 0));
}

/** The table of contents, with a bar at the link that the theme marks as current, and the stage below it. */
export default function TOCWrapper(props: Props) {
  const wrapper = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const list = wrapper.current?.firstElementChild;
    if (!list) {
      return;
    }
    const follow = () => {
      const link = list.querySelector<HTMLElement>('.table-of-contents__link--active');
      if (link) {
        reveal(link, list);
      } else {
        // Above the first heading, no link is current.
        list.querySelector<HTMLElement>(':scope > ul')?.style.setProperty('--length', '0px');
      }
      // The title of the list is above its first link.
      if (!link || link === list.querySelector('a')) list.scrollTop = 0;
    };
    const current = new MutationObserver(follow);
    current.observe(list, {subtree: true, attributeFilter: ['class']});
    // Also runs at once, for a reader who has already scrolled; the stage below the list makes it shorter.
    const size = new ResizeObserver(follow);
    size.observe(list);
    return () => {
      current.disconnect();
      size.disconnect();
    };
  }, []);
  return (
    <div ref={wrapper} className="contents-rail">
      <TOC {...props} />
      <Rail />
    </div>
  );
}
