import React, {createElement, Fragment, type ReactNode} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';

/** HTML from Markdown or the highlighter, without an element around it; see `markupOf`. */
export function raw(html: string): ReactNode {
  return createElement('raw-html', {dangerouslySetInnerHTML: {__html: html}});
}

/** The HTML of nodes. Texts are escaped, so only `raw` creates tags of this name. */
export function markupOf(nodes: ReactNode): string {
  return renderToStaticMarkup(nodes).replace(/<\/?raw-html>/g, '');
}

export function join(nodes: readonly ReactNode[], separator?: ReactNode): ReactNode {
  return createElement(
    Fragment,
    null,
    ...nodes.flatMap((node, index) => (index > 0 && separator !== undefined ? [separator, node] : [node])),
  );
}

/** A name that may break before capitals and after underscores, dots and slashes. */
export function breakable(name: string): ReactNode {
  return join(name.split(/(?<=[a-z\d])(?=[A-Z])|(?<=[_./])/), <wbr />);
}
