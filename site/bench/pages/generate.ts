import {Random} from '@avaturn-docs/avatar-glb/test/random';

/** A generated documentation page. Its words have the lengths, frequencies and distribution of real pages. */
export interface GeneratedPage {
  /** `/docs/part-3/page-41/` */
  readonly path: string;
  readonly title: string;
  readonly group: string;
  readonly description: string;
  readonly sections: readonly GeneratedSection[];
}

export interface GeneratedSection {
  readonly heading: string;
  readonly id: string;
  readonly paragraphs: readonly string[];
  readonly code: string;
}

const functionWords = (
  'the of to a and in is it that for you with on as are this be or by from an if not at when can has its which will all ' +
  'one more no only use then into so each'
).split(' ');
const starts = 'b br c ch d dr f g gr h l m n p pl r s sh st t tr v w'.split(' ');
const vowels = 'a e i o u ea ou ai'.split(' ');
const ends = ' n r l s t m d ck nd st rt ng x'.split(' ');
const wordCount = 14_000;
const pagesInGroup = 15;

/** Generates `count` pages. The same count and seed generate the same pages. */
export function generatePages({count, seed}: {readonly count: number; readonly seed: number}): GeneratedPage[] {
  const random = new Random(seed);
  const words = makeWords(random);
  return Array.from({length: count}, (_, index) => new PageWriter(random, words).write(index));
}

function makeWords(random: Random): string[] {
  const words = new Set<string>();
  while (words.size < wordCount) {
    const syllables = random.pick([1, 2, 2, 2, 3, 3]);
    const word =
      Array.from({length: syllables}, () => random.pick(starts) + random.pick(vowels)).join('') + random.pick(ends);
    if (word.length > 3) {
      words.add(word);
    }
  }
  return [...words];
}

class PageWriter {
  /** The topic of the page: half of its content words. */
  private readonly subject: readonly string[];
  private readonly identifiers: readonly string[];

  constructor(
    private readonly random: Random,
    private readonly words: readonly string[],
  ) {
    this.subject = Array.from({length: 30}, () => words[random.zipf(words.length)]!);
    this.identifiers = Array.from(
      {length: 6},
      () =>
        random.pick(this.subject) +
        capital(random.pick(words)) +
        (random.chance(0.4) ? capital(random.pick(words)) : ''),
    );
  }

  write(index: number): GeneratedPage {
    const group = `part-${Math.floor(index / pagesInGroup) + 1}`;
    return {
      path: `/docs/${group}/page-${index + 1}/`,
      title: capital(this.phrase(2, 3)),
      group: capital(group.replace('-', ' ')),
      description: this.sentence(),
      sections: Array.from({length: this.random.between(6, 9)}, (_, section) => this.section(section)),
    };
  }

  private section(index: number): GeneratedSection {
    const heading = this.random.chance(0.15) ? this.random.pick(this.identifiers) : capital(this.phrase(2, 4));
    return {
      heading,
      id: `${heading.toLowerCase().replaceAll(' ', '-')}-${index + 1}`,
      paragraphs: Array.from({length: this.random.between(1, 3)}, () => this.paragraph()),
      code: this.random.chance(0.4) ? this.code() : '',
    };
  }

  private content(): string {
    return this.random.chance(0.5) ? this.random.pick(this.subject) : this.words[this.random.zipf(this.words.length)]!;
  }

  private phrase(least: number, most: number): string {
    return Array.from({length: this.random.between(least, most)}, () => this.content()).join(' ');
  }

  private sentence(): string {
    const words = Array.from({length: this.random.between(6, 15)}, () => this.word());
    return `${capital(words.join(' '))}.`;
  }

  private word(): string {
    return this.random.chance(0.45)
      ? this.random.pick(functionWords)
      : this.random.chance(0.04)
        ? this.random.pick(this.identifiers)
        : this.content();
  }

  private paragraph(): string {
    return Array.from({length: this.random.between(2, 3)}, () => this.sentence()).join(' ');
  }

  private code(): string {
    const line = (): string =>
      `const ${this.content()} = await ${this.random.pick(this.identifiers)}(${this.content()}, '${this.content()}');`;
    return Array.from({length: this.random.between(2, 5)}, line).join('\n');
  }
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
