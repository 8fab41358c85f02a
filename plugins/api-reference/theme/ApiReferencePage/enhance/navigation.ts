import {closestTarget, listen} from './environment';

/** The part of the window, below the navbar, that determines the current section. */
const band = '-100px 0px -80% 0px';

/** Marks the current section in the list of sections, and opens and closes that list on narrow screens. */
export function enhanceNavigation(root: HTMLElement): () => void {
  const list = root.querySelector<HTMLElement>('.api-nav');
  if (!list) {
    return () => {};
  }
  const toggle = list.querySelector<HTMLElement>('[data-nav-toggle]');
  const open = (isOpen: boolean) => {
    toggle?.setAttribute('aria-expanded', String(isOpen));
    list.toggleAttribute('data-open', isOpen);
  };
  const onClick = (event: Event) => {
    if (closestTarget(event, '[data-nav-toggle]')) {
      open(toggle?.getAttribute('aria-expanded') !== 'true');
    } else if (closestTarget(event, 'a')) {
      open(false);
    }
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && list.hasAttribute('data-open')) {
      open(false);
      toggle?.focus();
    }
  };
  const unlisten = listen(list, {click: onClick, keydown: onKey});
  const stopWatching = watchSections(root, list);
  return () => {
    open(false);
    unlisten();
    stopWatching();
  };
}

function watchSections(root: HTMLElement, list: HTMLElement): () => void {
  const links = new Map<Element, HTMLAnchorElement>();
  for (const link of list.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')) {
    const section = document.getElementById(decodeURIComponent(link.hash.slice(1)))?.closest('section');
    if (section && root.contains(section)) {
      links.set(section, link);
    }
  }
  const inView = new Set<Element>();
  let current: HTMLAnchorElement | undefined;
  const observer = new IntersectionObserver(
    (entries) => {
      entries.forEach(({target, isIntersecting}) => (isIntersecting ? inView.add(target) : inView.delete(target)));
      // A group contains its operations, so the last one in view, in page order, is the innermost.
      const section = [...links.keys()].filter((candidate) => inView.has(candidate)).pop();
      const link = section && links.get(section);
      if (link && link !== current) {
        current?.removeAttribute('aria-current');
        link.setAttribute('aria-current', 'location');
        current = link;
        scrollWithin(list, link);
      }
    },
    {rootMargin: band},
  );
  links.forEach((_, section) => observer.observe(section));
  return () => {
    observer.disconnect();
    current?.removeAttribute('aria-current');
  };
}

/** Scrolls only the list, never the page, to show a link. */
function scrollWithin(list: HTMLElement, link: HTMLElement): void {
  const [outer, inner] = [list.getBoundingClientRect(), link.getBoundingClientRect()];
  if (inner.top < outer.top || inner.bottom > outer.bottom) {
    list.scrollTop += inner.top - outer.top - outer.height / 2;
  }
}
