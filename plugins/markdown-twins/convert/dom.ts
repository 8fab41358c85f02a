import type {HtmlElement, HtmlNode} from '../../built-pages';

export function isElement(node: HtmlNode): node is HtmlElement {
  return 'attribs' in node;
}

/** Elements below `element` that pass the test, in document order; those within a found one are not looked at. */
export function findAll(element: HtmlElement, test: (candidate: HtmlElement) => boolean): HtmlElement[] {
  return element.children.filter(isElement).flatMap((child) => (test(child) ? [child] : findAll(child, test)));
}

export function hasClass(element: HtmlElement, name: string): boolean {
  return (element.attribs['class'] ?? '').split(/\s+/).includes(name);
}

/** The text below a node as it is in the source, white space included. */
export function textOf(node: HtmlNode): string {
  if (node.type === 'text') {
    return node.data;
  }
  return 'children' in node ? node.children.map(textOf).join('') : '';
}

/** True where `href` leads to the element itself or to one around it, as the names of headings and fields do. */
export function leadsToItself(link: HtmlElement): boolean {
  const id = link.attribs['href']?.slice(1);
  for (let element: HtmlNode | null = link; element; element = element.parent) {
    if (isElement(element) && element.attribs['id'] === id) {
      return link.attribs['href']!.startsWith('#');
    }
  }
  return false;
}
