import type {BlockContent, DefinitionContent, Heading, PhrasingContent} from 'mdast';
import type {HtmlElement, HtmlNode} from '../../built-pages';

/** Content of a page, a list item, or a quotation. */
export type Block = BlockContent | DefinitionContent;

/** What forms, lists and tables use of the converter. */
export interface Converter {
  /** Level of the last heading. */
  readonly level: number;
  /** Full address of the page, or of what `href` names on it. */
  address(href?: string): string;
  blocks(nodes: readonly HtmlNode[]): Block[];
  /** Nodes as one paragraph. */
  phrasing(nodes: readonly HtmlNode[]): PhrasingContent[];
  /** The content of `element`, with its headings at `level` or below. */
  below(level: number, element: HtmlElement): Block[];
  heading(text: PhrasingContent[], level: number): Heading;
  /** @throws Error that names the page, what has no Markdown, and the fix */
  fail(what: string, fix: string): never;
}

/** How a component becomes Markdown: blocks, or a part of a paragraph, made from the component's root element. */
export type MarkdownForm =
  | {readonly block: (element: HtmlElement, converter: Converter) => Block[]}
  | {readonly inline: (element: HtmlElement, converter: Converter) => PhrasingContent[]};
