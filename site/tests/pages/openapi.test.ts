import {readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {parse} from 'yaml';
import {expect, test} from 'vitest';

const read = (path: string) => readFileSync(fileURLToPath(new URL(path, import.meta.url)), 'utf8');
const {webhooks, components} = parse(read('../../../platform/openapi/avaturn.yaml'));
const guide = read('../../docs/integration/api/api-reference.mdx');

/** The JSON block of the guide with this title. */
function block(title: string): unknown {
  const text = new RegExp(`^\`\`\`json title="${title}"\n(.*?)^\`\`\``, 'ms').exec(guide)?.[1];
  if (!text) throw new Error(`api-reference.mdx has no JSON block titled "${title}".`);
  return JSON.parse(text);
}

test.each(Object.keys(webhooks))('the payload of %s in the guide is the example of the description', (event) => {
  const {examples} = webhooks[event].post.requestBody.content['application/json'];
  expect(block(event)).toEqual(examples.ready.value);
});

test('the body of a 422 response in the guide is the example of the description', () => {
  expect(block('422')).toEqual(components.examples.ValidationMissingField.value);
});
