import {readFile} from 'node:fs/promises';
import {findings, type Finding} from '@avaturn-docs/platform/unconfirmed';
import {load, type CheerioAPI} from 'cheerio';
import {describe, expect, test} from 'vitest';
import {languages} from '../samples';
import {renderReference} from '../render';
import {drawFile, drawText, options, paths} from './documents';

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
  const before = load((await drawFile(paths.avaturn)).reference.html)('[data-reason]').length;
  known['error-body'] = {outcome: 'confirmed', date: '2026-11-24', seen: 'as documented', by: 'a test'};
  known[pointer] = {outcome: 'contradicted', date: '2026-11-24', seen: 'a number', by: 'a test'};
  const $ = load((await drawText(await readFile(paths.avaturn, 'utf8'))).reference.html);
  delete known['error-body'];
  delete known[pointer];
  expect($('[data-reason]').length).toBeLessThan(before);
  expect($('.api-content').text()).toContain('The platform differed on 2026-11-24: a number');
});
