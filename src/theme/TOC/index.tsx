import React, {useEffect, useRef, type ReactNode} from 'react';
import TOC from '@theme-original/TOC';
import type {Props} from '@theme/TOC';

/** Scrolls a list, and nothing around it, as little as is needed to see a link of it. */
function reveal(link: Element, list: Element): void {
  const {top, bottom} = link.getBoundingClientRect();
  const box = list.getBoundingClientRect();
  list.scrollTop += Math.min(top - box.top, 0) || Math.max(bottom - box.bottom, 0);
}

/** The contents of the page, which scroll with it: the theme marks the current section, also where nobody sees the mark. */
export default function TOCWrapper(props: Props): ReactNode {
  const wrapper = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // After the theme's own handler, which moves the mark.
    const follow = () => {
      const list = wrapper.current?.firstElementChild;
      const link = list?.querySelector('.table-of-contents__link--active');
      if (list && link) {
        reveal(link, list);
      }
    };
    document.addEventListener('scroll', follow);
    return () => document.removeEventListener('scroll', follow);
  }, []);
  return (
    <div ref={wrapper} style={{display: 'contents'}}>
      <TOC {...props} />
    </div>
  );
}
