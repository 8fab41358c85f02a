import {scrollToCurrentPage} from '@site/src/client/current-page';
import {closestTarget, type Environment} from './environment';

/** The part of the window, below the navbar, that determines the current section. */
const band = '-100px 0px -80% 0px';

/** Marks the current section in the list of sections, and opens and closes that list on narrow screens. */
export function enhanceNavigation(root: HTMLElement, {signal}: Environment): void {
  const list = root.querySelector<HTMLElement>('.api-nav');
  if (!list) {
    return;
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
  list.addEventListener('click', onClick, {signal});
  list.addEventListener('keydown', onKey, {signal});
  watchSections(root, list, signal);
}

function watchSections(root: HTMLElement, list: HTMLElement, signal: AbortSignal): void {
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
        scrollToCurrentPage(list);
      }
    },
    {rootMargin: band},
  );
  links.forEach((_, section) => observer.observe(section));
  signal.addEventListener('abort', () => observer.disconnect());
}

/** Links to other pages of the site use the router. The browser handles anchors of this page. */
export function enhanceLinks(root: HTMLElement, {history, signal}: Environment): void {
  const onClick = (event: MouseEvent) => {
    const link = closestTarget<HTMLAnchorElement>(event, 'a[href]');
    const {button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented} = event;
    const isSpecial = button > 0 || metaKey || ctrlKey || shiftKey || altKey || defaultPrevented;
    const {origin, pathname} = window.location;
    if (
      link &&
      !isSpecial &&
      !link.hasAttribute('download') &&
      link.origin === origin &&
      link.pathname !== pathname &&
      // A name with a dot is a file, which isn't a route.
      !/\.[^/]+$/.test(link.pathname)
    ) {
      event.preventDefault();
      history.push(`${link.pathname}${link.search}${link.hash}`);
    }
  };
  root.addEventListener('click', onClick, {signal});
}
