import {isConfirmed, isStatement, markOf} from '@avaturn-docs/platform/unconfirmed';
import {load} from 'cheerio';
import {describe, expect, test} from 'vitest';
import {markupOf, raw} from '../render/nodes';
import {markdownBlocks} from '../render/markdown';
import {jsonText, shell} from '../samples/quote';
import {drawFile, paths} from './documents';

interface Found {
  readonly pointer: string;
  readonly text: string;
}

/** Maps whose keys are on the page: fields, events, statuses and so on. */
const nameMaps = new Set('properties schemas webhooks paths responses content mapping securitySchemes'.split(' '));

/** Texts that are syntax, Tags are shown by their headings. */
const silent = /^#\/openapi$|\/\$ref$|\/tags\/\d+(\/name)?$/;

/** Every name and value of the document that a reader must find on the page. */
function expectations(value: unknown, pointer: string, key: string, found: Found[]): Found[] {
  if (typeof value === 'object' && value !== null) {
    const isComponentMap = pointer === '#/components/responses';
    for (const [name, child] of Object.entries(value)) {
      if (nameMaps.has(key) && !isComponentMap && !Array.isArray(value)) {
        found.push({pointer: `${pointer}/${name}`, text: name});
      }
      // The keys of a map are names, and don't affect what is below them.
      expectations(child, `${pointer}/${name}`, nameMaps.has(key) || Array.isArray(value) ? '' : name, found);
    }
  } else if (!silent.test(pointer) && (typeof value === 'string' || typeof value === 'number')) {
    found.push({pointer, text: String(value)});
  }
  return found;
}

/** Normalizes text for comparison: without white space, which HTML may move, and invisible marks. */
const bare = (text: string): string => text.replace(/[\s\p{Cc}\u202e\u2028]+/gu, '');

const escape = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

function markdownText(source: string): string {
  return load(markupOf(markdownBlocks(source, 4, (code) => raw(`<pre>${escape(code)}</pre>`)))).text();
}

/** The forms in which a text of the file may be on the page. */
function shownAs(text: string): string[] {
  const name = text.replace(/^#\/components\/schemas\/|^\$response\.body#\//, '');
  const types: Record<string, string> = {array: 'list'};
  return [
    text,
    name,
    types[text] ?? text,
    markdownText(text),
    jsonText(text).slice(1, -1),
    ...(isStatement(text) ? [isConfirmed(text) ? '' : markdownText(markOf(text).reason ?? '')] : []),
    shell(text),
    // Inside a longer shell string, and as JSON in it.
    shell(text).slice(1, -1),
    shell(jsonText(text)).slice(2, -2),
    encodeURIComponent(text).replace(/'/g, '%27'),
  ];
}

describe.each([
  ['../platform/openapi/avaturn.yaml', paths.avaturn, 900],
  ['the nasty fixture', paths.nasty, 240],
])('the page of %s', (_, path, least) => {
  test('shows every name and value of the file', async () => {
    const {document, reference} = await drawFile(path);
    const $ = load(reference.html);
    // The names of code blocks are between the code and the text before it.
    $('.api-code-label, .api-languages, .api-copy').remove();
    const addresses = $('[href]')
      .map((_index, link) => $(link).attr('href'))
      .get();
    const page = bare([$.root().text(), ...addresses].join(' '));
    const found = expectations(document.value, '#', '', []);
    const missing = found.filter(({text}) => !shownAs(text).some((form) => page.includes(bare(form))));
    expect(missing.map(({pointer, text}) => `${pointer}: ${text}`)).toEqual([]);
    expect(found.length).toBeGreaterThan(least);
  });

  test('has an anchor for every operation, parameter, response, schema, schema field and webhook', async () => {
    const {model, reference} = await drawFile(path);
    const anchors = new Set(reference.anchors);
    const operations = model.groups.flatMap((group) => group.operations);
    const wanted = [
      ...operations.flatMap(({id, parameters, responses}) => [
        id,
        ...parameters.map((parameter) => `${id}.${parameter.in}.${parameter.name}`),
        ...responses.map(({status}) => `${id}.response.${status}`),
      ]),
      ...model.webhooks.map(({id}) => id),
      ...model.schemas.flatMap(({name, schema}) => [
        `schema-${name}`,
        ...schema.children.filter(({role}) => role === 'field').map((field) => `schema-${name}.${field.name}`),
      ]),
    ];
    expect(wanted.map((name) => name.replace(/\s+/g, '_')).filter((anchor) => !anchors.has(anchor))).toEqual([]);
  });
});
