import type {HtmlElement} from '../../built-pages';
import {isElement, textOf} from './dom';
import type {Block} from './form';

/**
 * A code block in its language.
 *
 * @param title file name, shown above it
 */
export function convertCode(pre: HtmlElement, title?: string): Block {
  const code = pre.children.filter(isElement).find(({name}) => name === 'code') ?? pre;
  const lang = /(?:^|\s)language-(\S+)/.exec(code.attribs['class'] ?? '')?.[1];
  return {
    type: 'code',
    lang: lang === 'text' ? null : (lang ?? null),
    meta: title ? `title="${title}"` : null,
    value: textOf(pre).replace(/\n$/, ''),
  };
}
