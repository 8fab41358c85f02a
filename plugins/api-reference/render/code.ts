import {html, Html, placeEnd, placeStart} from './html';

/** Colors code: the inside of a `code` element, as plugins/code makes it. */
export type Highlight = (code: string, language: string) => Promise<string>;

/** Marks a place in the page that colored code will take. */
const place = (index: number): string => `${placeStart}${index}${placeEnd}`;

/**
 * Code of the page while it is written. Coloring waits for grammars and the page's templates do not, so blocks leave a
 * mark that `fill` replaces at the end.
 */
export class CodeShelf {
  private readonly blocks: {code: string; language: string}[] = [];

  constructor(
    private readonly highlight: Highlight,
    private readonly known: ReadonlySet<string>,
  ) {}

  /**
   * A block of code with its name and a copy button.
   *
   * @param label Name of the block, for the eye and for screen readers.
   */
  block(code: string, language: string, label: string): Html {
    return html`<div class="api-code">
      <div class="api-code-head"><span class="api-code-label">${label}</span>${copyButton(label)}</div>
      <pre
        tabindex="0"
        role="group"
        aria-label="${label}"
      ><code class="language-${language}">${this.put(code, language)}</code></pre>
    </div>`;
  }

  private put(code: string, language: string): Html {
    // Languages of descriptions are their writers' choice; an unknown one is shown without colors.
    this.blocks.push({code, language: this.known.has(language) ? language : 'text'});
    return new Html(place(this.blocks.length - 1));
  }

  /** The page with its code in place. */
  async fill(page: Html): Promise<string> {
    const colored = await Promise.all(this.blocks.map(({code, language}) => this.highlight(code, language)));
    // Code is not in the page yet, so empty lines mean nothing.
    return page.text
      .replace(/\n\s*\n/g, '\n')
      .replace(/\ufdd0(\d+)\ufdd1/g, (_, index: string) => colored[Number(index)] ?? '');
  }
}

/** Copies the code of the nearest block. The page's script gives it its effect, so without script it is not shown. */
function copyButton(label: string): Html {
  return html`<button type="button" class="api-copy" data-copy>
    <span>Copy</span><span class="visually-hidden"> ${label}</span>
  </button>`;
}
