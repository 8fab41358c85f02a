import {closestTarget, listen, type PageHistory} from './environment';

/** Links to other pages of the site use the router. The browser handles anchors of this page. */
export function enhanceLinks(root: HTMLElement, history: PageHistory): () => void {
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
  return listen(root, {click: onClick});
}
