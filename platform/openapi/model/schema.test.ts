import {expect, test} from 'vitest';
import {Cursor} from '../document/cursor';
import {parseApiDocument} from '../document/load';
import {readSchema} from './schema';

const factsOf = (...keywords: string[]) => {
  const source = ['openapi: 3.1.0', 'schema:', '  type: string', ...keywords.map((line) => `  ${line}`)].join('\n');
  return readSchema(new Cursor(parseApiDocument(source, 'a.yaml')).get('schema')!).facts;
};

test('a keyword that the reference has no words for is drawn as its name and value', () => {
  expect(factsOf('maxLength: 40', 'contentEncoding: base64', 'not: {const: x}')).toEqual([
    {label: 'Max length', codes: ['40']},
    {label: 'Content encoding', codes: ['base64']},
    {label: 'Not', codes: ['{"const":"x"}']},
  ]);
});

test('the type, texts and extensions of a schema are not repeated as facts', () => {
  expect(factsOf('description: A text.', 'examples: [x]', 'x-internal: yes')).toEqual([]);
});
