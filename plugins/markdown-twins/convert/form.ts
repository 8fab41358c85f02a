import type {BlockContent, DefinitionContent, PhrasingContent} from 'mdast';
import type {HtmlElement} from '../../built-pages';
import type {Converter} from './converter';

/** What may stand in a page, in an item of a list, in a quotation. */
export type Block = BlockContent | DefinitionContent;

/**
 * How a component becomes Markdown.
 *
 * - `html`: its HTML says all there is to say, so that it is converted element by element.
 * - `block`, `inline`: a function makes blocks, or a part of a paragraph, of the component's root element.
 */
export type MarkdownForm =
  | 'html'
  | {readonly block: (element: HtmlElement, converter: Converter) => Block[]}
  | {readonly inline: (element: HtmlElement, converter: Converter) => PhrasingContent[]};
