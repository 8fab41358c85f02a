import React, {createElement, Fragment, type ReactNode} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';

/** HTML made from Markdown or by the highlighter, in the page without an element around it; see `markupOf`. */
export function raw(html: string): ReactNode {
  return createElement('raw-html', {dangerouslySetInnerHTML: {__html: html}});
}

/** The HTML of nodes. Texts are escaped, so the only tags of this name are those of `raw`. */
export function markupOf(nodes: ReactNode): string {
  return renderToStaticMarkup(nodes).replace(/<\/?raw-html>/g, '');
}

/** The nodes one after the other, with a separator between. */
export function join(nodes: readonly ReactNode[], separator?: ReactNode): ReactNode {
  return createElement(
    Fragment,
    null,
    ...nodes.flatMap((node, index) => (index > 0 && separator !== undefined ? [separator, node] : [node])),
  );
}

/** A name that may break before its capitals and after its underscores and dots, rather than anywhere. */
export function breakable(name: string): ReactNode {
  return join(name.split(/(?<=[a-z\d])(?=[A-Z])|(?<=[_.])/), <wbr />);
}
