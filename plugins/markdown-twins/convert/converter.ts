import type {Heading, PhrasingContent} from 'mdast';
import type {BuiltPage, HtmlElement, HtmlNode} from '../../built-pages';
import {convertCode} from './code';
import {findAll, hasClass, isElement, leadsToItself, textOf} from './dom';
import type {Block, Converter, MarkdownForm} from './form';
import {convertDefinitions, convertList} from './lists';
import {textNodes, tidy, wrap} from './phrasing';
import {convertTable} from './table';

/** Conversions of components and theme parts. */
export interface Forms {
  /** By the value of the attribute `data-component`. */
  readonly components: Readonly<Record<string, MarkdownForm>>;
  /** By a class that is the same in every build, for elements without `data-component`. */
  readonly classes: Readonly<Record<string, MarkdownForm>>;
}

const plainInline = new Set('abbr bdi bdo cite data dfn label mark q small span sub sup time u var wbr'.split(' '));
const markedInline = new Set('a b br code em i img kbd samp strong svg'.split(' '));
const containers = new Set(
  'address article aside body div figcaption figure footer header hgroup main section'.split(' '),
);

/** Converts the content of one page into a Markdown tree. */
export class PageConverter implements Converter {
  /** Level of the last heading; headings that exist only in Markdown, such as those of tabs, are one level below. */
  level = 1;
  private deeper = 0;

  constructor(
    readonly page: Pick<BuiltPage, '$' | 'url'>,
    /** Origin of the site: links are absolute, so that they work wherever the Markdown is pasted. */
    private readonly origin: string,
    private readonly forms: Forms,
  ) {}

  /** Absolute URL of the page, or of `href` relative to it. */
  address(href = ''): string {
    return /^[a-z][a-z\d+.-]*:/i.test(href) ? href : new URL(href, `${this.origin}${this.page.url}`).href;
  }

  /** @throws Error with the page, what can't be converted, and the fix */
  fail(what: string, fix: string): never {
    throw new Error(`${this.page.url}: There is no Markdown for ${what}. ${fix}`);
  }

  blocks(nodes: readonly HtmlNode[]): Block[] {
    const blocks: Block[] = [];
    let line: HtmlNode[] = [];
    const endLine = () => {
      const children = this.phrasing(line);
      line = [];
      if (children.length > 0) {
        blocks.push({type: 'paragraph', children});
      }
    };
    for (const node of nodes) {
      if (this.isInline(node)) {
        line.push(node);
      } else if (isElement(node)) {
        endLine();
        blocks.push(...this.block(node));
      }
    }
    endLine();
    return blocks;
  }

  /** Converts nodes to one paragraph. Block elements inside, as in table cells, become lines of it. */
  phrasing(nodes: readonly HtmlNode[]): PhrasingContent[] {
    return tidy(nodes.flatMap((node) => this.inline(node)));
  }

  /** Converts the contents of `element`, with headings at `level` or below, for elements that get their own heading. */
  below(level: number, element: HtmlElement): Block[] {
    const before = [this.level, this.deeper] as const;
    const headings = findAll(element, ({name}) => /^h[2-6]$/.test(name));
    const topmost = Math.min(...headings.map(({name}) => Number(name[1]) + this.deeper));
    this.deeper += Number.isFinite(topmost) ? Math.max(0, level - topmost) : 0;
    const blocks = this.blocks(element.children);
    [this.level, this.deeper] = before;
    return blocks;
  }

  heading(text: PhrasingContent[], level: number): Heading {
    return {type: 'heading', depth: Math.min(6, level) as Heading['depth'], children: text};
  }

  private formOf(element: HtmlElement): MarkdownForm | undefined {
    const name = element.attribs['data-component'];
    if (name !== undefined && Object.hasOwn(this.forms.components, name)) {
      return this.forms.components[name];
    }
    const found = Object.keys(this.forms.classes).find((className) => hasClass(element, className));
    return found === undefined ? undefined : this.forms.classes[found];
  }

  private isInline(node: HtmlNode): boolean {
    if (!isElement(node)) {
      return true;
    }
    const form = this.formOf(node);
    return form ? 'inline' in form : plainInline.has(node.name) || markedInline.has(node.name);
  }

  private inline(node: HtmlNode): PhrasingContent[] {
    if (node.type === 'text') {
      return textNodes(node.data);
    }
    if (!isElement(node)) {
      return [];
    }
    const form = this.formOf(node);
    if (form) {
      return 'inline' in form
        ? form.inline(node, this)
        : this.fail(`<${node.name}> within a line`, 'Put the component outside of paragraphs and cells of tables.');
    }
    if (plainInline.has(node.name)) {
      return node.children.flatMap((child) => this.inline(child));
    }
    return markedInline.has(node.name) ? this.markedInline(node) : this.blockInLine(node);
  }

  private markedInline(element: HtmlElement): PhrasingContent[] {
    const children = () => element.children.flatMap((child) => this.inline(child));
    switch (element.name) {
      case 'br':
        return [{type: 'break'}];
      case 'b':
      case 'strong':
        return wrap(children(), (content) => ({type: 'strong', children: content}));
      case 'em':
      case 'i':
        return wrap(children(), (content) => ({type: 'emphasis', children: content}));
      case 'img':
        return [{type: 'image', url: this.address(element.attribs['src']), alt: element.attribs['alt'] ?? ''}];
      case 'svg':
        return this.figure(element);
      case 'a':
        return element.attribs['href'] === undefined || leadsToItself(element)
          ? children()
          : wrap(children(), (content) => ({
              type: 'link',
              url: this.address(element.attribs['href']),
              children: content,
            }));
      default: {
        const value = textOf(element).replace(/\s+/g, ' ').trim();
        return value === '' ? [] : [{type: 'inlineCode', value}];
      }
    }
  }

  /** A drawing is represented by its accessible name. */
  private figure(svg: HtmlElement): PhrasingContent[] {
    const {$} = this.page;
    const label = svg.attribs['aria-label'] ?? $(svg).children('title').first().text();
    return label
      ? [{type: 'emphasis', children: [{type: 'text', value: `Figure: ${label}`}]}]
      : this.fail(
          'an <svg> without a name',
          'Give it role="img" and a <title>, or aria-hidden="true" if it says nothing.',
        );
  }

  /** List items or paragraphs where Markdown allows only one line. */
  private blockInLine(element: HtmlElement): PhrasingContent[] {
    if (/^(blockquote|details|h[1-6]|hr|pre|table)$/.test(element.name)) {
      return this.fail(`<${element.name}> within a line`, 'Put it outside of paragraphs and cells of tables.');
    }
    if (!containers.has(element.name) && !/^(ul|ol|li|p|dl|dt|dd)$/.test(element.name)) {
      return this.failUnknown(element);
    }
    return [{type: 'break'}, ...element.children.flatMap((child) => this.inline(child)), {type: 'break'}];
  }

  private block(element: HtmlElement): Block[] {
    const form = this.formOf(element);
    if (form && 'block' in form) {
      return form.block(element, this);
    }
    if (containers.has(element.name)) {
      return this.blocks(element.children);
    }
    switch (element.name) {
      case 'h1':
      case 'h2':
      case 'h3':
      case 'h4':
      case 'h5':
      case 'h6':
        this.level = Number(element.name[1]) + this.deeper;
        return [this.heading(this.phrasing(element.children), this.level)];
      case 'p':
        return this.paragraph(element);
      case 'ul':
      case 'ol':
        return convertList(element, this);
      case 'dl':
        return convertDefinitions(element, this);
      case 'table':
        return convertTable(element, this);
      case 'pre':
        return [convertCode(element)];
      case 'blockquote':
        return [{type: 'blockquote', children: this.blocks(element.children)}];
      case 'hr':
        return [{type: 'thematicBreak'}];
      case 'details':
        return this.blocks(element.children);
      case 'summary':
        // The summary is already a heading, such as a schema's name.
        if (findAll(element, ({name}) => /^h[2-6]$/.test(name)).length > 0) {
          return this.blocks(element.children);
        }
        return [{type: 'paragraph', children: [{type: 'strong', children: this.phrasing(element.children)}]}];
      default:
        return this.failUnknown(element);
    }
  }

  private failUnknown({name}: HtmlElement): never {
    return this.fail(
      `<${name}>`,
      'Add data-component="Name" to the root of its component, and a conversion for that name to plugins/markdown-twins/components.ts.',
    );
  }

  private paragraph(element: HtmlElement): Block[] {
    const children = this.phrasing(element.children);
    return children.length > 0 ? [{type: 'paragraph', children}] : [];
  }
}
