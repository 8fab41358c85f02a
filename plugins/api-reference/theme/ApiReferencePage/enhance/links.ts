import {closestTarget, type PageHistory} from './environment';

/** Links to other pages of the site use the router. The browser handles anchors of this page. */
export function enhanceLinks(root: HTMLElement, history: PageHistory): () => void {
  const onClick = (event: MouseEvent) => {
    const link = closestTarget<HTMLAnchorElement>(event, 'a[href]');
    const isPlain =
      event.button === 0 &&
      !event.metaKey &&
      !event.ctrlKey &&
      !event.shiftKey &&
      !event.altKey &&
      !event.defaultPrevented;
    if (!link || !isPlain || link.hasAttribute('download') || link.origin !== window.location.origin) {
      return;
    }
    // A name with a dot is a file, which isn't a route.
    if (link.pathname !== window.location.pathname && !/\.[^/]+$/.test(link.pathname)) {
      event.preventDefault();
      history.push(`${link.pathname}${link.search}${link.hash}`);
    }
  };
  root.addEventListener('click', onClick);
  return () => root.removeEventListener('click', onClick);
}
