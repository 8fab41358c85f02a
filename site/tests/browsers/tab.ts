import type {Engine} from './engine';

/** The first visible, enabled element of a selector whose name is a text, or begins with it. Runs in the page. */
function find(selector: string, text: string): Element | undefined {
  const all = [...document.querySelectorAll(selector)].filter(
    (element) => element.checkVisibility({visibilityProperty: true}) && !element.matches(':disabled'),
  );
  const name = (element: Element) =>
    (element.getAttribute('aria-label') ?? element.textContent).replace(/\s+/g, ' ').trim();
  return all.find((element) => name(element) === text) ?? all.find((element) => name(element).startsWith(text));
}

/** Whether an element at the same place as in the last call receives clicks: a page that is moving doesn't get one. */
function isAtRest(element: Element): boolean {
  element.scrollIntoView({block: 'center', behavior: 'instant'});
  const {x, y, width, height} = element.getBoundingClientRect();
  const page = window as {placeOfElement?: string};
  const before = page.placeOfElement;
  page.placeOfElement = `${x} ${y} ${width} ${height}`;
  return page.placeOfElement === before && element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}

/**
 * Lets the next click through only if it arrives at an element. A page that moves between the measurement of the element
 * and the click would get it somewhere else.
 */
function expectClick(element: Element): void {
  const page = window as {clickArrived?: boolean};
  page.clickArrived = false;
  const check = (event: Event) => {
    page.clickArrived = element.contains(event.target as Node);
    if (page.clickArrived) return;
    event.stopImmediatePropagation();
    event.preventDefault();
  };
  window.addEventListener('click', check, {capture: true, once: true});
}

interface Download {
  readonly name: string;
  /** Its first four characters. */
  readonly start: string;
}

interface Recorded {
  readonly problems: string[];
  readonly downloads: Promise<Download>[];
}

/** A page of the site in an engine. Functions given to it run in the page. */
export class Tab {
  readonly #engine: Engine;
  readonly #origin: string;

  constructor(engine: Engine, origin: string) {
    this.#engine = engine;
    this.#origin = origin;
  }

  /** Loads a page and waits until its scripts run. */
  async open(path: string): Promise<void> {
    await this.#engine.goto(this.#origin + path);
    await this.until('the page is hydrated', () => document.documentElement.dataset['hasHydrated'] === 'true');
  }

  resize = (width: number, height = 900): Promise<void> => this.#engine.resize(width, height);
  press = (...pressed: readonly string[]): Promise<void> => this.#engine.press(pressed);
  screenshot = (): Promise<Buffer> => this.#engine.screenshot();

  run<T, Args extends readonly unknown[]>(action: (...args: Args) => T | Promise<T>, ...args: Args): Promise<T> {
    return this.#engine.evaluate<T>(action.toString(), args);
  }

  /**
   * Waits until a condition in the page is truthy, for at most 45 seconds, and returns its value.
   * @param what for the error message
   */
  until<T, Args extends readonly unknown[]>(
    what: string,
    condition: (...args: Args) => T,
    ...args: Args
  ): Promise<NonNullable<T>> {
    return this.#waitFor(what, condition.toString(), args);
  }

  /**
   * Waits until an element with this name is visible and enabled.
   * @throws Error with the names that the selector's elements have instead
   */
  async see(selector: string, text: string): Promise<void> {
    const condition = `(...args) => Boolean((${find.toString()})(...args))`;
    try {
      await this.#waitFor(`${selector} with "${text}"`, condition, [selector, text]);
    } catch (cause) {
      const names = await this.run(
        (all) => [...document.querySelectorAll(all)].map((one) => one.textContent),
        selector,
      );
      throw new Error(`Not ${JSON.stringify(text)}, but ${JSON.stringify(names)}`, {cause});
    }
  }

  /**
   * Waits for an element with this name, and until it doesn't move, and clicks it; again if the click missed it.
   * @throws Error after three clicks elsewhere
   */
  async click(selector: string, text: string, attempts = 3): Promise<void> {
    const ready = `(...args) => { const found = (${find.toString()})(...args); return found && (${isAtRest.toString()})(found); }`;
    await this.#waitFor(`${selector} with "${text}" to click`, ready, [selector, text]);
    const source = `(...args) => { const found = (${find.toString()})(...args); if (found) (${expectClick.toString()})(found); return found; }`;
    await this.#engine.click(source, [selector, text]);
    if (await this.run(() => (window as {clickArrived?: boolean}).clickArrived !== false)) return;
    if (attempts === 1) throw new Error(`Each click missed ${selector} with "${text}".`);
    await this.click(selector, text, attempts - 1);
  }

  /** Shows the page as it is printed: with the styles for paper, after the event before printing. */
  print(): Promise<void> {
    return this.run(() => {
      for (const sheet of document.styleSheets) {
        for (const rule of sheet.cssRules) {
          if (rule instanceof CSSMediaRule) rule.media.mediaText = rule.media.mediaText.replace('print', 'all');
        }
      }
      window.dispatchEvent(new Event('beforeprint'));
    });
  }

  /** Waits for the first download of the page. */
  async download(): Promise<Download> {
    await this.until('a download', () => (window as unknown as {recorded: Recorded}).recorded.downloads.length > 0);
    return this.run(() => (window as unknown as {recorded: Recorded}).recorded.downloads[0]!);
  }

  /** Errors and warnings since the page was loaded, and violations of its policy. */
  problems(): Promise<string[]> {
    return this.run(() => (window as unknown as {recorded: Recorded}).recorded.problems);
  }

  #waitFor<T>(what: string, condition: string, args: readonly unknown[]): Promise<T> {
    const source = `async (...args) => {
      const end = performance.now() + 45_000;
      for (;;) {
        const value = (${condition})(...args);
        if (value) return value;
        if (performance.now() > end) throw new Error('Not within 45 s: ' + ${JSON.stringify(what)});
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    }`;
    return this.#engine.evaluate<T>(source, args);
  }
}
