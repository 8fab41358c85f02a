import {load} from 'cheerio';
import {describe, expect, test} from 'vitest';
import {languages} from '../samples';
import {renderReference} from '../render';
import {drawFile, options, paths} from './documents';

const voids = new Set(['img', 'br', 'hr', 'wbr']);

/** Tags as in the source, where every `<` outside a tag is escaped. */
function writtenTags(html: string): string[] {
  return [...html.matchAll(/<(\/?)([a-z][a-z0-9]*)/g)]
    .map(([, slash = '', name = '']) => slash + name)
    .filter((tag) => !voids.has(tag));
}

/** Tags as parsed by a browser. */
function parsedTags(nodes: readonly {readonly type: string}[]): string[] {
  return nodes.flatMap((node) => {
    const {name, children} = node as {name?: string; children?: {type: string}[]};
    return name === undefined || voids.has(name) ? [] : [name, ...parsedTags(children ?? []), `/${name}`];
  });
}

describe.each([
  ['openapi/avaturn.yaml', paths.avaturn],
  ['the nasty fixture', paths.nasty],
])('the markup of %s', (_, path) => {
  const drawn = drawFile(path);

  test("is nested so that a browser doesn't change it", async () => {
    const {html} = (await drawn).reference;
    const parsed = parsedTags(load(html, null, false).root().contents().toArray());
    expect(parsed).toEqual(writtenTags(html));
    expect(parsed.length).toBeGreaterThan(1000);
  });

  test('has one h1 and no skipped heading level', async () => {
    const $ = load((await drawn).reference.html);
    const levels = $('h1, h2, h3, h4, h5, h6')
      .map((_index, heading) => Number(heading.tagName.slice(1)))
      .get();
    expect(levels.filter((level) => level === 1)).toEqual([1]);
    levels.reduce((before, level) => {
      expect(level).toBeLessThanOrEqual(before + 1);
      return level;
    }, 0);
  });

  test('has unique ids, and links only to ids that exist', async () => {
    const {html, anchors} = (await drawn).reference;
    const $ = load(html);
    const ids = $('[id]')
      .map((_index, element) => $(element).attr('id'))
      .get();
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    expect(ids.filter((id) => /\s/.test(id))).toEqual([]);
    const known = new Set(ids);
    expect(anchors.filter((anchor) => !known.has(anchor))).toEqual([]);
    const targets = [
      ...$('a[href^="#"]')
        .map((_index, link) => decodeURIComponent($(link).attr('href')?.slice(1) ?? ''))
        .get(),
      ...$('[aria-controls]')
        .map((_index, element) => $(element).attr('aria-controls'))
        .get(),
      ...$('[aria-labelledby]')
        .map((_index, element) => $(element).attr('aria-labelledby'))
        .get(),
    ];
    expect(targets.filter((target) => !known.has(target))).toEqual([]);
    expect(targets.length).toBeGreaterThan(100);
  });

  test('contains no scripts, and no nested interactive elements', async () => {
    const $ = load((await drawn).reference.html);
    expect($('script, style, iframe, object, embed, link, form').length).toBe(0);
    const handlers = $('*').filter((_index, element) =>
      Object.keys('attribs' in element ? element.attribs : {}).some(
        (name) => name.startsWith('on') || name === 'style',
      ),
    );
    expect(handlers.length).toBe(0);
    expect($('a[href^="javascript"], a[href^="data"]').length).toBe(0);
    expect($('a a, button a, summary a, a button, summary button').length).toBe(0);
  });

  test('lists each reason of a mark once, and each mark refers to one', async () => {
    const {html} = (await drawn).reference;
    const $ = load(html);
    const listed = $('.api-reason-list li')
      .map((_index, item) => $(item).text())
      .get();
    const shown = $('[popover]')
      .map((_index, reason) => $(reason).text())
      .get();
    expect(listed.length).toBeGreaterThan(1);
    expect(new Set(listed).size).toBe(listed.length);
    expect(shown).toEqual(listed);
    const used = new Set(
      $('[data-reason]')
        .map((_index, mark) => $(mark).attr('data-reason'))
        .get(),
    );
    expect(used.size).toBe(listed.length);
    expect(
      $('[popovertarget]').filter((_index, mark) => $(`#${$(mark).attr('popovertarget')}`).length !== 1).length,
    ).toBe(0);
  });
});

test('an error that operations share is described once, and each operation links to it', async () => {
  const $ = load((await drawFile(paths.avaturn)).reference.html);
  expect($('.api-content').text().split('The token is missing or wrong.').length).toBe(2);
  for (const operation of ['createUser', 'newSession', 'newRender']) {
    const response = $(`[id="${operation}.response.401"]`);
    expect(response.find('a[href="#errors.401"]').length).toBe(1);
    expect(response.closest('details').attr('open')).toBeUndefined();
  }
});

test('the source of the Markdown names reasons by their number, and has every language, response and reason', async () => {
  const {document, model, reference} = await drawFile(paths.nasty);
  const page = load(reference.html);
  const source = load(renderReference(document, model, {...options, forMarkdown: true}).html);
  expect(source('[popover], [popovertarget], [role="tab"], select').length).toBe(0);
  expect(
    source('main')
      .text()
      .match(/\(unconfirmed, reason \d+\)/g)?.length,
  ).toBe(page('[data-reason]').length);
  expect(source('.api-reason-list').html()).toBe(page('.api-reason-list').html());
  const titles = source('h5')
    .toArray()
    .map((title) => source(title).text());
  const samples = page('[data-sample]').length;
  for (const {label} of languages) expect(titles.filter((title) => title === label).length).toBe(samples);
  for (const tab of page('[role="tab"]').toArray()) expect(source('h3, h5').text()).toContain(page(tab).text());
});
