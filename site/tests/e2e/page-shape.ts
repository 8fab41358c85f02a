import type {Locator, Page} from '@playwright/test';

interface ShiftingWindow {
  layoutShifts: string[];
}

/** Records layout shifts on each page. Call it before the first navigation. */
export async function watchLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: string[] = ((window as unknown as ShiftingWindow).layoutShifts = []);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        hadRecentInput: boolean;
        value: number;
        sources: readonly {node?: Node | null}[];
      })[]) {
        const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
        const isParsing = !navigation?.domInteractive || entry.startTime < navigation.domInteractive;
        // On a busy machine, a table or the navbar can be painted before its last cell or link is parsed.
        if (!entry.hadRecentInput && entry.value >= (isParsing ? 0.02 : 0.01)) {
          const [node] = entry.sources.map((source) => source.node as Element | null | undefined);
          seen.push(`${entry.value.toFixed(4)} ${node?.nodeName ?? ''}.${node?.className ?? ''}`);
        }
      }
    }).observe({type: 'layout-shift', buffered: true});
  });
}

/** Layout shifts on this page, after pending frames are rendered. */
export async function layoutShifts(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    // An observer is notified after the frame with the shift.
    for (let frame = 0; frame < 3; frame++) {
      await new Promise(requestAnimationFrame);
    }
    return (window as unknown as ShiftingWindow).layoutShifts;
  });
}

/** Text that is clipped by its box, in a direction in which the box doesn't scroll. */
export async function clippedText(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body *')].flatMap((element) => {
      if (!element.checkVisibility({visibilityProperty: true}) || element.closest('.visually-hidden, svg')) {
        return [];
      }
      const {overflowX, overflowY, clipPath} = getComputedStyle(element);
      const {scrollWidth, clientWidth, scrollHeight, clientHeight} = element;
      const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
      const cut =
        clipPath === 'none' &&
        clientHeight > 1 &&
        ((cuts(overflowX) && scrollWidth > clientWidth + 2) || (cuts(overflowY) && scrollHeight > clientHeight + 2));
      return cut && element.innerText.trim()
        ? [`${element.nodeName}.${element.className}: ${element.innerText.trim().slice(0, 60)}`]
        : [];
    }),
  );
}

/** Names of joints that are cut off, below a button, or over another name. */
export function crowdedLabels(viewer: Locator): Promise<string[]> {
  return viewer.evaluate((root) => {
    const stage = root.querySelector('canvas')!.getBoundingClientRect();
    const names = [...root.querySelectorAll<HTMLElement>('[data-labels] span:not([hidden])')];
    if (names.length < 3) return [`only ${names.length} names`];
    const buttons = root.querySelectorAll<HTMLElement>('canvas ~ [role="group"] button');
    const boxes = [...names, ...buttons].map((element) => element.getBoundingClientRect());
    const overlap = (a: DOMRect, b: DOMRect): boolean =>
      a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
    return names.flatMap(({textContent}, index) => {
      const box = boxes[index]!;
      const isCut =
        box.left < stage.left || box.right > stage.right || box.top < stage.top || box.bottom > stage.bottom;
      const isCovered = boxes.some((other, place) => place !== index && overlap(box, other));
      return isCut || isCovered ? [textContent] : [];
    });
  });
}
