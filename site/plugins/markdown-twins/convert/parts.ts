import type {Cheerio, CheerioAPI} from 'cheerio';
import {arkitMorphTargets, vrmExpressionSuggestions} from '@avaturn-docs/platform/morph-targets';
import {leftRestPose} from '@avaturn-docs/platform/rest-pose';
import type {HtmlElement} from '../../built-pages';

export interface Page {
  readonly $: CheerioAPI;
  readonly main: Cheerio<HtmlElement>;
  /** Absolute URL. */
  readonly address: string;
  /** @throws Error with the page, what can't be converted, and the fix */
  readonly fail: (what: string, fix: string) => never;
}

/** Replaces an element of a page with HTML that converts well. */
export type Rewrite = (element: Cheerio<HtmlElement>, page: Page) => unknown;

const headings = 'h1, h2, h3, h4, h5, h6';
const levelOf = (heading: HtmlElement | undefined): number => Number(heading?.name[1] ?? 1);

/** A code block with its file name as the title of the fence, followed by the link to the complete file. */
export const codeBlock: Rewrite = (element) => {
  const [code, links] = [element.find('pre'), element.find('a')];
  code.attr('data-title', element.attr('data-title') ?? null);
  element.empty().append(code, links);
};

/** Each panel below a heading with the name of its tab. */
export const tabs: Rewrite = (element, {$, main, fail}) => {
  const panels = element.find('[role="tabpanel"]');
  const labels = element.find('[role="tab"]');
  if (labels.length !== panels.length) {
    fail(`${labels.length} tabs over ${panels.length} panels`, 'Give each tab one panel.');
  }
  const before = main.find(headings).add(element);
  const level = levelOf(before.get(before.index(element) - 1)) + 1;
  panels.each((index, panel) => {
    $(panel).prepend($(`<h${level}>`).append(labels.eq(index).contents()));
  });
  element.empty().append(panels);
};

/** The headings of level 3 are the steps, and get their numbers. */
export const steps: Rewrite = (element, {$}) =>
  element.find('h3').each((index, heading) => void $(heading).prepend(`${index + 1}. `));

/** A quote that begins with the kind of the admonition, and its own title if any. */
export const admonition: Rewrite = (element, {$}) => {
  const kind = /theme-admonition-(\w+)/.exec(element.attr('class')!)?.[1] ?? 'note';
  const name = kind.charAt(0).toUpperCase() + kind.slice(1);
  const title = element.find('[class*="admonitionHeading"]').first().text().trim();
  const opening = title.toLowerCase() === kind || title === '' ? name : `${name}: ${title}`;
  const content = element.find('[class*="admonitionContent"]').first().contents();
  element.replaceWith($('<blockquote>').append($('<p>').append($('<strong>').text(opening)), content));
};

/** What the reader should see, as a quote; its label and first paragraph share a line. */
export const outcome: Rewrite = (element, {$}) => {
  const label = element.children('strong');
  label.next('p').prepend(label, ' ');
  element.replaceWith($('<blockquote>').append(element.contents()));
};

/** An "unconfirmed" mark, with its reason in a quote after the block. The first quote of a page replaces the legend at its end. */
export const unconfirmed: Rewrite = (element, {$, main}) => {
  const legend = main.find('#unconfirmed').remove();
  const name = `Unconfirmed${legend.length ? ', which means that nothing Avaturn publishes confirms it' : ''}: `;
  const block = element.parents('p, ul, ol, table, dl').last();
  const earlier = block.next('[data-reasons]');
  const reasons = earlier.length ? earlier : $('<blockquote data-reasons>').insertAfter(block);
  reasons.append($('<p>').append(name, element.find('[role="note"]').contents()));
  element.replaceWith(' (unconfirmed)');
};

export const badge: Rewrite = (element) => element.prepend(' (').append(')');

export const omit: Rewrite = (element) => element.remove();

/** An interactive component: a sentence with a link to the page. Of its own text, only `selector` stays. */
export function interactive(what: string, selector = 'none'): Rewrite {
  return (element, {$, address}) => {
    const hash = element.attr('id') ? `#${element.attr('id')}` : '';
    const link = $('<a>').attr('href', `${address}${hash}`).text('Use it on the page');
    const kept = element.find(selector);
    element.empty().append($('<p>').append(`${what}. `, link, '.'), kept);
  };
}

/** Morph targets by name, below their region of the face, with the VRM preset that suits them. */
export const faceSheet: Rewrite = (element, {$}) => {
  element.find('img, [role="group"], [role="status"]').remove();
  const tiles = element
    .find('[role="option"]')
    .get()
    .map((option) => ({name: $(option).find('code').text(), tile: $('<li>').append($(option).children()).get(0)!}));
  element
    .find('ul')
    .empty()
    .append(tiles.map(({tile}) => tile));
  for (const {tile, name} of tiles) {
    const presets = vrmExpressionSuggestions.filter(({alternatives}) =>
      alternatives.some((names) => names.length === 1 && names[0] === name),
    );
    const note = $(tile).find('small').remove().text();
    const facts = [note, ...presets.map(({preset}) => `VRM preset ${preset}`)].filter(Boolean);
    if (facts.length > 0) $(tile).append(`: ${facts.join('; ')}`);
  }
  for (const [region, names] of Object.entries(arkitMorphTargets)) {
    const inside = tiles.filter(({name}) => (names as readonly string[]).includes(name));
    if (inside.length > 0) element.append($('<p>').text(region), $('<ul>').append(inside.map(({tile}) => tile)));
  }
  element.find('ul:empty').remove();
};

/** The page loads this table on demand, so its HTML doesn't contain it. */
export const restPoseTable: Rewrite = (element) => {
  const row = (cells: readonly string[]): string => `<tr>${cells.map((cell) => `<th>${cell}`).join('')}`;
  const rows = leftRestPose.map(({joint, translation, rotation}) =>
    row([joint, translation.join(' '), rotation.join(' ')]),
  );
  const head = row(['Joint', 'Translation x y z, meters', 'Rotation x y z w']);
  const before = element.contents().first();
  element.empty().append(before, `<table>${head}${rows.join('')}</table>`);
};
