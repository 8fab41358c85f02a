import {readFile} from 'node:fs/promises';
import {findings, type Finding} from '@avaturn-docs/platform/unconfirmed';
import {load, type CheerioAPI} from 'cheerio';
import {describe, expect, test} from 'vitest';
import {languages} from '../samples';
import {renderReference} from '../render';
import {drawFile, drawText, options, paths} from './documents';

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

/** An attribute of all elements that a selector matches. */
const attributes = ($: CheerioAPI, name: string, selector = `[${name}]`) =>
  $(selector)
    .toArray()
    .map((element) => $(element).attr(name)!);

const texts = ($: CheerioAPI, selector: string) =>
  $(selector)
    .toArray()
    .map((element) => $(element).text());

describe.each([
  ['../platform/openapi/avaturn.yaml', paths.avaturn],
  ['the nasty fixture', paths.nasty],
])('the markup of %s', (_, path) => {
  const drawn = drawFile(path);

  test("is nested so that a browser doesn't change it", async () => {
    const {html} = (await drawn).reference;
    const parsed = parsedTags(load(html, null, false).root().contents().toArray());
    expect(parsed).toEqual(writtenTags(html));
    expect(parsed.length).toBeGreaterThan(1000);
  });

  test('has unique ids, and links only to ids that exist', async () => {
    const {html, anchors} = (await drawn).reference;
    const $ = load(html);
    const ids = attributes($, 'id');
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    expect(ids.filter((id) => /\s/.test(id))).toEqual([]);
    const known = new Set(ids);
    expect(anchors.filter((anchor) => !known.has(anchor))).toEqual([]);
    const targets = [
      ...attributes($, 'href', 'a[href^="#"]').map((address) => decodeURIComponent(address.slice(1))),
      ...['aria-controls', 'aria-labelledby', 'popovertarget'].flatMap((name) => attributes($, name)),
    ];
    expect(targets.filter((target) => !known.has(target))).toEqual([]);
    expect(targets.length).toBeGreaterThan(100);
  });

  test('contains no scripts, and no nested interactive elements', async () => {
    const $ = load((await drawn).reference.html);
    expect($('script, style, iframe, object, embed, link, form').length).toBe(0);
    const names = $('*')
      .toArray()
      .flatMap((element) => Object.keys($(element).attr() ?? {}));
    expect(names.filter((name) => name.startsWith('on') || name === 'style')).toEqual([]);
    expect($('a[href^="javascript"], a[href^="data"]').length).toBe(0);
    expect($('a a, button a, summary a, a button, summary button').length).toBe(0);
  });

  test('lists each reason of a mark once, and each mark refers to one', async () => {
    const {html} = (await drawn).reference;
    const $ = load(html);
    const listed = texts($, '.api-reason-list li');
    expect(listed.length).toBeGreaterThan(1);
    expect(new Set(listed).size).toBe(listed.length);
    expect(texts($, '[popover]')).toEqual(listed);
    expect(new Set(attributes($, 'data-reason')).size).toBe(listed.length);
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
  const marks = source('main')
    .text()
    .match(/\(unconfirmed, reason \d+\)/g);
  expect(marks).toHaveLength(page('[data-reason]').length);
  expect(source('.api-reason-list').html()).toBe(page('.api-reason-list').html());
  const titles = texts(source, 'h5');
  const samples = page('[data-sample]').length;
  for (const {label} of languages) expect(titles.filter((title) => title === label).length).toBe(samples);
  for (const tab of page('[role="tab"]').toArray()) expect(source('h3, h5').text()).toContain(page(tab).text());
});

test('confirmed statements have no mark, and what the platform contradicts is text', async () => {
  const known = findings as Record<string, Finding>;
  const pointer = '#/components/schemas/NewUserResponse/properties/id';
  const source = await readFile(paths.avaturn, 'utf8');
  const marks = async () => load((await drawText(source)).reference.html);
  const before = (await marks())('[data-reason]').length;
  known['error-body'] = {outcome: 'confirmed', date: '2026-11-24', seen: 'as documented', by: 'a test'};
  known[pointer] = {outcome: 'contradicted', date: '2026-11-24', seen: 'a number', by: 'a test'};
  const $ = await marks();
  delete known['error-body'];
  delete known[pointer];
  expect($('[data-reason]').length).toBeLessThan(before);
  expect($('.api-content').text()).toContain('The platform differed on 2026-11-24: a number');
});
