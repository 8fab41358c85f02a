import type {Page} from '@playwright/test';
import type {Blocks} from './blocks';

/** Position of a block in CSS pixels of the page. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Text of a heading, link or button, which names the block; otherwise empty. */
  readonly text: string;
}

/** The displayed blocks. */
export type Measured = Readonly<Record<string, Box>>;

export async function measure(page: Page, blocks: Blocks): Promise<Measured> {
  return page.evaluate((entries) => {
    const boxes: Record<string, Box> = {};
    for (const [name, selector] of entries) {
      const block = [...document.querySelectorAll<HTMLElement>(selector)].find((one) => one.checkVisibility());
      if (block) {
        const {x, y, width, height} = block.getBoundingClientRect();
        const text = block.matches('h1, h2, h3, a, button') ? block.innerText.replace(/\u200b/g, '').trim() : '';
        boxes[name] = {x, y: y + window.scrollY, width, height, text};
      }
    }
    return boxes;
  }, Object.entries(blocks));
}

/** The comparison, which doesn't depend on glyph widths. */
export interface Layout {
  /** Left edge and width in pixels of blocks that fill their column. */
  readonly columns: Readonly<Record<string, readonly [x: number, width: number]>>;
  /** Pairs of blocks side by side: one is right of the other, at the same height. */
  readonly beside: readonly string[];
  /** Blocks by their top edge; those side by side by name. */
  readonly order: readonly string[];
  readonly texts: Readonly<Record<string, string>>;
}

/** Blocks that are as wide as their text. */
const asWideAsText = new Set([
  'logo',
  'trail',
  'search',
  'menu button',
  'title',
  'first action',
  'second action',
  'button',
]);
const aroundOthers = new Set(['text', 'sidebar']);

const round = (value: number) => Math.round(value);

export function layoutOf(boxes: Measured): Layout {
  const entries = Object.entries(boxes);
  const beside = entries.flatMap(([left, a]) =>
    entries
      .filter(([, b]) => b.x >= a.x + a.width - 1 && b.y < a.y + a.height && a.y < b.y + b.height)
      .map(([right]) => `${left} | ${right}`),
  );
  const areBeside = (a: string, b: string) => beside.includes(`${a} | ${b}`) || beside.includes(`${b} | ${a}`);
  const order = entries
    .filter(([name]) => !aroundOthers.has(name))
    .sort(([nameA, a], [nameB, b]) => (areBeside(nameA, nameB) ? a.x - b.x : a.y - b.y))
    .map(([name]) => name);
  return {
    columns: Object.fromEntries(
      entries
        .filter(([name]) => !asWideAsText.has(name))
        .map(([name, {x, width}]) => [name, [round(x), round(width)] as const]),
    ),
    beside: beside.sort(),
    order,
    texts: Object.fromEntries(entries.filter(([, {text}]) => text !== '').map(([name, {text}]) => [name, text])),
  };
}

/** Blocks that overlap without one containing the other. */
export function overlaps(boxes: Measured): string[] {
  const entries = Object.entries(boxes).filter(([name]) => name !== 'navbar');
  const inside = (a: Box, b: Box) =>
    a.x >= b.x - 1 && a.y >= b.y - 1 && a.x + a.width <= b.x + b.width + 1 && a.y + a.height <= b.y + b.height + 1;
  return entries.flatMap(([nameA, a], index) =>
    entries
      .slice(index + 1)
      .filter(
        ([, b]) =>
          a.x + 1 < b.x + b.width &&
          b.x + 1 < a.x + a.width &&
          a.y + 1 < b.y + b.height &&
          b.y + 1 < a.y + a.height &&
          !inside(a, b) &&
          !inside(b, a),
      )
      .map(([nameB]) => `${nameA} and ${nameB}`),
  );
}
