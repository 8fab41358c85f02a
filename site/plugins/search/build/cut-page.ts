import {frame, type BuiltPage, type HtmlElement, type HtmlNode} from '../../built-pages';
import type {Entry, PageContent, Section} from '@avaturn-docs/search/build/page-content';

/** Parts of the content that aren't indexed: controls, and text that only a click shows. */
const unsearched = [
  frame,
  'form',
  'svg',
  'select',
  'a[download]',
  '[role="tablist"]',
  '[popover]',
  '[popovertarget]',
  '.api-reason-list',
].join(',');

/** Removes the page frame and splits the content at its headings; `mark` replaces the marks of unconfirmed statements. */
export function cutPage({url, title, description, breadcrumbs, main}: BuiltPage, mark = ''): PageContent {
  main.find(unsearched).remove();
  main.find('h1').first().remove();
  return {url, title, description, breadcrumbs, sections: cutSections(main.toArray(), mark)};
}

const inline = new Set(
  'a abbr b bdi bdo cite code data dfn em i kbd mark q s samp small span strong sub sup time u var wbr'.split(' '),
);
const separated = new Set(['dt', 'dd']);
const cells = new Set(['td', 'th']);
const entryElements = new Set(['tr', 'li']);
const headingName = /^h[1-6]$/;

/** A section or entry that is still read. */
type Open<Part> = {-readonly [Key in keyof Part]: Part[Key]};
type OpenSection = Open<Omit<Section, 'entries'>> & {readonly entries: Open<Entry>[]};

/** Collapses white space as in a browser; block elements have started new lines. */
function tidy(text: string): string {
  return (
    text
      .replace(/[\u200b\u00ad]/g, '')
      .replace(/[^\S\n]+/g, ' ')
      .replace(/ ?\n[ \n]*/g, '\n')
      // Separators of empty cells.
      .replace(/^(?:· )+|(?: ·)+ ?$/gm, '')
      .trim()
  );
}

/** Splits content at headings that have an anchor, and extracts rows and fields that have one as entries. */
function cutSections(nodes: readonly HtmlNode[], mark: string): Section[] {
  const cutter = new Cutter(mark);
  nodes.forEach((node) => cutter.visit(node));
  return cutter.sections.map((section) => ({
    ...section,
    text: tidy(section.text),
    entries: section.entries.map((entry) => ({...entry, text: tidy(entry.text)})),
  }));
}

/** Whether an element marks an unconfirmed statement. */
function isMark({attribs}: HtmlElement): boolean {
  return attribs['data-component'] === 'Unconfirmed' || attribs['data-reason'] !== undefined;
}

function hasMark(node: HtmlNode): boolean {
  return 'attribs' in node && (isMark(node) || node.children.some(hasMark));
}

class Cutter {
  /** @param mark text of the marks */
  constructor(private readonly mark: string) {}

  readonly sections: OpenSection[] = [{heading: '', level: 1, hash: '', text: '', entries: []}];
  private section = this.sections[0]!;
  private entry: Open<Entry> | undefined;
  /** Label of the entry that was just opened; its body doesn't repeat it. */
  private label: HtmlElement | undefined;

  visit(node: HtmlNode): void {
    if (node.type === 'text') {
      this.write(node.data);
    } else if ('attribs' in node) {
      this.visitElement(node);
    }
  }

  private openSection(heading: HtmlElement | undefined, level: number, id: string): void {
    const text = heading && hasMark(heading) ? this.mark : '';
    this.section = {heading: heading ? readText(heading) : '', level, hash: `#${id}`, text, entries: []};
    this.entry = undefined;
    this.sections.push(this.section);
  }

  private write(text: string): void {
    (this.entry ?? this.section).text += text;
  }

  private visitElement(element: HtmlElement): void {
    const {name, attribs} = element;
    if (element === this.label) {
      return;
    }
    if (isMark(element)) {
      const part = this.entry ?? this.section;
      part.text = part.text.replace(/[^\S\n]+$/, '') + this.mark;
      return;
    }
    if (headingName.test(name) && attribs['id']) {
      this.openSection(element, Number(name[1]), attribs['id']);
    } else if (name === 'img') {
      this.write(` ${attribs['alt'] ?? ''} `);
    } else if (name === 'br' || name === 'pre') {
      this.write('\n');
      this.visitChildren(element);
      this.write('\n');
    } else if ((entryElements.has(name) || attribs['role'] === 'option') && attribs['id']) {
      this.visitEntry(element, attribs['id']);
    } else if (name === 'section') {
      this.visitSectionElement(element);
    } else if (name === 'details' && attribs['id']) {
      this.visitDetails(element, attribs['id']);
    } else {
      this.visitOther(element);
    }
  }

  private visitOther(element: HtmlElement): void {
    if (cells.has(element.name)) this.write(this.isFirstCell(element) ? ' ' : ' · ');
    const separator =
      separated.has(element.name) || cells.has(element.name) ? ' ' : inline.has(element.name) ? '' : '\n';
    this.write(separator);
    this.visitChildren(element);
    this.write(separator);
    // What follows the facts of a field, such as its examples, belongs to the section.
    if (element.name === 'dl') this.entry = undefined;
  }

  /** True for the first cell of a row, or the one after the label. */
  private isFirstCell({prev}: HtmlElement): boolean {
    let before = prev;
    while (before && before.type === 'text') before = before.prev;
    return !before || before === this.label;
  }

  private visitChildren(element: HtmlElement): void {
    element.children.forEach((child) => this.visit(child));
  }

  /** A `section` element belongs to its heading, including what follows a nested part that ends in a subheading. */
  private visitSectionElement(element: HtmlElement): void {
    const before = this.sections.length;
    for (const child of element.children) {
      this.visit(child);
      this.section = this.sections[before] ?? this.section;
    }
    this.write('\n');
  }

  /** A `<details>` is a section of its own, such as a symptom with its cause and fix. */
  private visitDetails(element: HtmlElement, id: string): void {
    const outer = this.section;
    const summary = element.children.find(
      (child): child is HtmlElement => 'attribs' in child && child.name === 'summary',
    );
    this.openSection(summary, Math.min(6, outer.level + 1), id);
    element.children.filter((child) => child !== summary).forEach((child) => this.visit(child));
    this.section = outer;
    this.write('\n');
  }

  private visitEntry(element: HtmlElement, id: string): void {
    const label = findLabel(element, id);
    const name = label ? readText(label) : '';
    if (!label || name === '') {
      this.visitOther(element);
      return;
    }
    const outer = this.entry;
    this.entry = {label: name, hash: `#${id}`, text: hasMark(label) ? this.mark : ''};
    this.section.entries.push(this.entry);
    this.label = label;
    this.visitChildren(element);
    this.entry = outer;
    this.write('\n');
  }
}

/** Name of an entry: the first cell of a row, the code of an option, or the text of a field's link to itself. */
function findLabel(element: HtmlElement, id: string): HtmlElement | undefined {
  const isLabel = ({name, attribs}: HtmlElement) =>
    element.name === 'tr'
      ? cells.has(name)
      : element.attribs['role'] === 'option'
        ? name === 'code'
        : attribs['href'] === `#${id}`;
  const find = ({children}: HtmlElement): HtmlElement | undefined => {
    const elements = children.filter((child) => 'attribs' in child);
    return elements.map((child) => (isLabel(child) ? child : find(child))).find((found) => found !== undefined);
  };
  return find(element);
}

/** Text of a title: without badges, and with a colon before its small print. */
function readText(element: HtmlElement): string {
  const read = (node: HtmlNode): string => {
    if (!('attribs' in node)) {
      return node.type === 'text' ? node.data : '';
    }
    if (node.attribs['data-component'] === 'Badge') {
      return '';
    }
    const separator = inline.has(node.name) ? '' : ' ';
    return `${node.name === 'small' ? ': ' : separator}${node.children.map(read).join('')}${separator}`;
  };
  return tidy(read(element)).replaceAll('\n', ' ').replace(' : ', ': ');
}
