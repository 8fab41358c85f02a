import type {HtmlElement, HtmlNode} from '../../built-pages';
import type {Entry, Section} from './page-content';

const inline = new Set(
  'a abbr b bdi bdo cite code data dfn em i kbd mark q s samp small span strong sub sup time u var wbr'.split(' '),
);
const separated = new Set(['dt', 'dd']);
const cells = new Set(['td', 'th']);
const entryElements = new Set(['tr', 'li', 'dt']);
const headingName = /^h[1-6]$/;

/** Collects text: block elements start a new line, and white space collapses as in a browser. */
class TextWriter {
  private text = '';

  add(text: string): void {
    this.text += text;
  }

  finish(): string {
    return this.text
      .replace(/[\u200b\u00ad]/g, '')
      .replace(/[^\S\n]+/g, ' ')
      .replace(/ ?\n[ \n]*/g, '\n')
      // Separators of empty cells.
      .replace(/^(?:· )+|(?: ·)+ ?$/gm, '')
      .trim();
  }
}

class OpenEntry {
  readonly body = new TextWriter();

  constructor(
    readonly label: string,
    readonly hash: string,
  ) {}

  close(): Entry {
    return {label: this.label, hash: this.hash, text: this.body.finish()};
  }
}

class OpenSection {
  readonly body = new TextWriter();
  readonly entries: OpenEntry[] = [];

  constructor(
    readonly heading: string,
    readonly level: number,
    readonly hash: string,
  ) {}

  close(): Section {
    const {heading, level, hash} = this;
    return {heading, level, hash, text: this.body.finish(), entries: this.entries.map((entry) => entry.close())};
  }
}

/** Splits content at headings that have an anchor, and extracts rows and fields that have one as entries. */
export function cutSections(nodes: readonly HtmlNode[]): Section[] {
  const cutter = new Cutter();
  nodes.forEach((node) => cutter.visit(node));
  return cutter.sections.map((section) => section.close());
}

class Cutter {
  readonly sections = [new OpenSection('', 1, '')];
  private section = this.sections[0]!;
  private entry: OpenEntry | undefined;
  /** Label of the entry that was just opened; its body doesn't repeat it. */
  private label: HtmlElement | undefined;

  visit(node: HtmlNode): void {
    if (node.type === 'text') {
      this.write(node.data);
    } else if ('attribs' in node) {
      this.visitElement(node);
    }
  }

  private write(text: string): void {
    (this.entry ?? this.section).body.add(text);
  }

  private visitElement(element: HtmlElement): void {
    const {name, attribs} = element;
    if (element === this.label) {
      return;
    }
    if (headingName.test(name) && attribs['id']) {
      this.section = new OpenSection(readText(element), Number(name[1]), `#${attribs['id']}`);
      this.entry = undefined;
      this.sections.push(this.section);
    } else if (name === 'img') {
      this.write(` ${attribs['alt'] ?? ''} `);
    } else if (name === 'br' || name === 'pre') {
      this.write('\n');
      this.visitChildren(element);
      this.write('\n');
    } else if (entryElements.has(name) && attribs['id']) {
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
    const separator = separated.has(element.name) || cells.has(element.name) ? ' ' : inline.has(element.name) ? '' : '\n';
    this.write(separator);
    this.visitChildren(element);
    this.write(separator);
    if (element.name === 'dl') {
      this.entry = undefined;
    }
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
    this.section = new OpenSection(summary ? readText(summary) : '', Math.min(6, outer.level + 1), `#${id}`);
    this.entry = undefined;
    this.sections.push(this.section);
    element.children.filter((child) => child !== summary).forEach((child) => this.visit(child));
    this.section = outer;
    this.write('\n');
  }

  private visitEntry(element: HtmlElement, id: string): void {
    const label = findLabel(element, id);
    const text = label ? readText(label) : '';
    if (!label || text === '') {
      this.visitOther(element);
      return;
    }
    const outer = this.entry;
    this.entry = new OpenEntry(text, `#${id}`);
    this.section.entries.push(this.entry);
    if (element.name !== 'dt') {
      this.label = label;
      this.visitChildren(element);
      this.entry = outer;
      this.write('\n');
    }
    // A definition belongs to the term before it, up to the next term or the end of the list.
  }
}

/** Name of an entry: the first cell of a row, the term, or the text of a field's link to itself. */
function findLabel(element: HtmlElement, id: string): HtmlElement | undefined {
  if (element.name === 'dt') {
    return element;
  }
  const test =
    element.name === 'tr'
      ? ({name}: HtmlElement) => name === 'th' || name === 'td'
      : ({attribs}: HtmlElement) => attribs['href'] === `#${id}`;
  return find(element, test);
}

function find(element: HtmlElement, test: (candidate: HtmlElement) => boolean): HtmlElement | undefined {
  for (const child of element.children) {
    if ('attribs' in child) {
      const found = test(child) ? child : find(child, test);
      if (found) {
        return found;
      }
    }
  }
  return undefined;
}

/** Text of a title: without badges, and with a colon before its small print. */
function readText(element: HtmlElement): string {
  const writer = new TextWriter();
  const visit = (node: HtmlNode): void => {
    if (node.type === 'text') {
      writer.add(node.data);
    } else if ('attribs' in node && node.attribs['data-component'] !== 'Badge') {
      const separator = inline.has(node.name) ? '' : ' ';
      writer.add(node.name === 'small' ? ': ' : separator);
      node.children.forEach(visit);
      writer.add(separator);
    }
  };
  visit(element);
  return writer.finish().replaceAll('\n', ' ').replace(' : ', ': ');
}
