import type {Page} from '@playwright/test';

type Entry = Awaited<ReturnType<Page['coverage']['stopJSCoverage']>>[number];

/**
 * Collects which functions of the samples ran, across pages. A sample counts as executed if its module was evaluated and
 * each named function was called at least once.
 */
export class RunSamples {
  /** Named functions by file, and whether each was called. */
  private readonly functions = new Map<string, Map<string, boolean>>();

  /** @param origin of the server that serves the samples */
  constructor(private readonly origin: string) {}

  async watch(page: Page): Promise<void> {
    await page.coverage.startJSCoverage({resetOnNavigation: false});
  }

  async end(page: Page): Promise<void> {
    for (const entry of await page.coverage.stopJSCoverage()) this.add(entry);
  }

  /** `function name (file)` of all loaded functions that were never called. */
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
      // The outermost range of a function counts its calls. Anonymous callbacks run on their event, and that of an error may
      // never occur.
      if (/^[\w$]+$/.test(functionName))
        known.set(functionName, known.get(functionName) === true || (ranges[0]?.count ?? 0) > 0);
    }
  }
}
