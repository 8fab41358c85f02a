import type {Page} from '@playwright/test';

type Entry = Awaited<ReturnType<Page['coverage']['stopJSCoverage']>>[number];

/**
 * Collects which functions of the samples ran, over several pages. A sample counts as run when its module was evaluated and
 * each function that has a name was called at least once.
 */
export class RunSamples {
  /** Named functions by file, and whether each was called. */
  private readonly functions = new Map<string, Map<string, boolean>>();

  /** @param origin of the server that serves samples by their path */
  constructor(private readonly origin: string) {}

  async watch(page: Page): Promise<void> {
    await page.coverage.startJSCoverage({resetOnNavigation: false});
  }

  async end(page: Page): Promise<void> {
    for (const entry of await page.coverage.stopJSCoverage()) this.add(entry);
  }

  /** `name of the function (file)` of everything that was loaded and never called. */
  get notCalled(): string[] {
    return [...this.functions].flatMap(([file, functions]) =>
      [...functions].filter(([, called]) => !called).map(([name]) => `${name} (${file})`),
    );
  }

  get files(): string[] {
    return [...this.functions.keys()];
  }

  private add({url, functions}: Entry): void {
    const [, address] = url.split(this.origin);
    const sample = /^\/((?:web|three|rest)\/[^?]+?)(\.\w+)?$/.exec(address ?? '');
    if (!sample) return;
    const file = `${sample[1]}${sample[2] ?? '.ts'}`;
    if (file.endsWith('.html')) return;
    const known = this.functions.get(file) ?? new Map<string, boolean>();
    this.functions.set(file, known);
    for (const {functionName, ranges} of functions) {
      // The outermost range of a function counts its calls. Callbacks without a name of their own run when their event
      // comes, and that of an error may not.
      if (/^[\w$]+$/.test(functionName))
        known.set(functionName, known.get(functionName) === true || (ranges[0]?.count ?? 0) > 0);
    }
  }
}
