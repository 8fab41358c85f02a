import {useEffect, useRef} from 'react';

/** Scrolls just far enough to show an element when something new is in it. The focus stays. */
export default function useReveal(news: unknown) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (news) element.current!.scrollIntoView({block: 'nearest', behavior: isStill ? 'instant' : 'smooth'});
  }, [news]);
  return element;
}
