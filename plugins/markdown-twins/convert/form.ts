import type {BlockContent, DefinitionContent, Heading, PhrasingContent} from 'mdast';
import type {HtmlElement, HtmlNode} from '../../built-pages';

/** Block content of a page, list item, or quote. */
export type Block = BlockContent | DefinitionContent;

/** The part of the converter that component conversions, lists and tables use. */
export interface Converter {
  /** Level of the last heading. */
  readonly level: number;
  /** Absolute URL of the page, or of `href` relative to it. */
  address(href?: string): string;
  blocks(nodes: readonly HtmlNode[]): Block[];
  /** Converts nodes to one paragraph. */
  phrasing(nodes: readonly HtmlNode[]): PhrasingContent[];
  /** Converts the contents of `element`, with headings at `level` or below. */
  below(level: number, element: HtmlElement): Block[];
  heading(text: PhrasingContent[], level: number): Heading;
  /** @throws Error with the page, what can't be converted, and the fix */
  fail(what: string, fix: string): never;
}

/** Conversion of a component's root element: to blocks, or to a part of a paragraph. */
export type MarkdownForm =
  | {readonly block: (element: HtmlElement, converter: Converter) => Block[]}
  | {readonly inline: (element: HtmlElement, converter: Converter) => PhrasingContent[]};
