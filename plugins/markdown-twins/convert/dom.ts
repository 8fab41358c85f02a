import type {HtmlElement, HtmlNode} from '../../built-pages';

export function isElement(node: HtmlNode): node is HtmlElement {
  return 'attribs' in node;
}

/** Descendants of `element` that pass the test, in document order; descendants of a match are skipped. */
export function findAll(element: HtmlElement, test: (candidate: HtmlElement) => boolean): HtmlElement[] {
  return element.children.filter(isElement).flatMap((child) => (test(child) ? [child] : findAll(child, test)));
}

export function hasClass(element: HtmlElement, name: string): boolean {
  return (element.attribs['class'] ?? '').split(/\s+/).includes(name);
}

/** The unmodified text of a node, including white space. */
export function textOf(node: HtmlNode): string {
  if (node.type === 'text') {
    return node.data;
  }
  return 'children' in node ? node.children.map(textOf).join('') : '';
}

/** Whether `href` links to the element itself or an ancestor, as the names of headings and fields do. */
export function leadsToItself(link: HtmlElement): boolean {
  const id = link.attribs['href']?.slice(1);
  for (let element: HtmlNode | null = link; element; element = element.parent) {
    if (isElement(element) && element.attribs['id'] === id) {
      return link.attribs['href']!.startsWith('#');
    }
  }
  return false;
}
