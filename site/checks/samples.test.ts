import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {parsePage} from './pages';
import {blockFindings, fileFindings, projectFindings} from './samples';
import {readSampleFiles, type Block, type SampleFile} from './samples/blocks';
import {formatFaults} from './samples/formats';
import {faultOfLiteral} from './samples/literals';
import {checkTypes} from './samples/type-check';
import {valueMatcher} from './samples/values';

const root = path.dirname(import.meta.dirname);
const folder = path.join(root, 'samples');
const match = valueMatcher(root);
const files = readSampleFiles(folder);

const sample = (file: string, text: string): SampleFile => ({file, text});
const messagesOf = (faults: readonly {line: number; message: string}[]) =>
  faults.map(({line, message}) => `${line}: ${message}`);

describe('a file', () => {
  test('is reported if no page shows it', () => {
    expect(fileFindings([sample('web/a/b.ts', '')], [])).toEqual([
      {where: 'samples/web/a/b.ts', message: 'Show this file on a page, or remove it.'},
    ]);
  });
});

describe('a block without a sample', () => {
  const fault = (language: string, text: string) => faultOfLiteral({language, text, where: 'docs/a.mdx:1'});

  test.each([
    ['bash', 'a\nb\nc\nd', 'Move these commands into a sample: more than three lines.'],
    ['bash', 'echo "a', 'Fix the command: '],
    ['json', '{a: 1}', 'Fix the JSON: '],
    ['http', 'just text', 'Write a header field as `Name: value`, not "just text".'],
    ['text', ' ', 'Fill or remove this empty block.'],
    ['ts', 'let a;', 'Move this code into samples/ and show it: ```ts sample="platform/project/file".'],
  ])('is reported for invalid code: %s %s', (language, text, message) => {
    expect(fault(language, text)).toContain(message);
  });
});

describe('a command that starts a program', () => {
  const block = (text: string): Block => ({language: 'bash', text, where: 'docs/a.mdx:1'});

  test('is reported if no sample has that name', () => {
    expect(blockFindings([block('node first-cal.mjs')], files, match)).toEqual([
      {
        where: 'docs/a.mdx:1',
        message: 'No sample is called first-cal.mjs. Correct the command, or add the sample.',
      },
    ]);
  });
});

describe('a value on a page', () => {
  const webhook = {
    event: 'render.ready',
    id: 'c80d4e6a-7b15-4392-9f6c-1e2a5d8b3047',
    status: 'ready',
    render_url: null,
  };
  const fields = {avatarId: '', avatarSupportsFaceAnimations: true, bodyId: '', gender: '', sessionId: '', url: ''};

  test.each([
    ['json', JSON.stringify({...webhook, status: 'done'}), 'which platform/openapi/avaturn.yaml forbids'],
    ['json', JSON.stringify({...webhook, event: 'render.done'}), 'does not know the webhook `render.done`'],
    [
      'json',
      JSON.stringify({user_id: 'a', config: {type: 'edit-existing'}}),
      'which platform/openapi/avaturn.yaml forbids',
    ],
    ['json', JSON.stringify({...fields, urlType: 'dataURL', glbUrl: ''}), '`glbUrl` is in the value or in platform/'],
    ['bash', 'npm install @avaturn/sdk@1.2.0', 'does not know @avaturn/sdk 1.2.0'],
  ])('is reported if it disagrees: %s %s', (language, text, message) => {
    const blockOfValue = {language, text, where: 'docs/a.mdx:1'};
    expect(blockFindings([blockOfValue], files, match)).toContainEqual({
      where: 'docs/a.mdx:1',
      message: expect.stringContaining(message),
    });
  });
});

test('a project that a page offers must exist', () => {
  const page = parsePage(
    'docs/a.mdx',
    'Text.\n\n<SampleProject of="web/dialog" />\n\n<SampleProject of="web/dialogue" />\n',
  );
  expect(projectFindings([page], ['web/dialog/a.js'])).toEqual([
    {where: 'docs/a.mdx:5', message: 'samples/web/dialogue does not exist. The projects are web/dialog.'},
  ]);
});

describe('an error in a sample', () => {
  test.each([
    ['a/b/c.kt', 'fun a() {\n  val b =\n}\n'],
    ['a/b/c.swift', 'func a() {\n  let b =\n}\n'],
    ['a/b/c.cs', 'class A {\n  int B( { }\n}\n'],
    ['a/b/c.py', 'def a(:\n  pass\n'],
    ['a/b/c.css', 'p {\n  color: {;\n'],
    ['a/b/c.sh', 'if true; then\n'],
    ['a/b/c.sh', 'A=1\n\nA=1\necho $A\n'],
    ['a/b/c.json', '{"a": }'],
    ['a/b/c.plist', '<plist><dict></plist>'],
    ['a/b/c.html', '<!doctype html><p id="a" id="b">x</p>'],
    ['a/b/c.html', '<script type="importmap">{"imports": }</script>'],
  ])('is reported if it is a syntax error: %s', async (file, text) => {
    expect(await formatFaults(sample(file, text))).not.toEqual([]);
  });
});

describe('types', () => {
  const code = `import {AvaturnSDK} from '@avaturn/sdk';
const sdk = new AvaturnSDK();
sdk.on('export', ({avatarId, glbUrl}) => console.log(avatarId, glbUrl));
await sdk.setActiveAssets('a');
`;

  const fromCdn = code.replace("'@avaturn/sdk'", "'https://cdn.jsdelivr.net/npm/@avaturn/sdk@1.1.4/dist/index.js'");
  const modules: Readonly<Record<string, string>> = {
    'web/test/a.ts': code,
    'web/test/b.js': fromCdn,
    'web/test/parameter.js': `${code.replace(/.*\n.*/, 'export async function change(sdk) {\n')}}`,
    'web/test/variable.js': `${code.replace(/.*\n.*/, 'let sdk = null;\nexport async function change() {')}}`,
    'web/test/c.html': `<script type="module">${code}</script>\n`,
  };
  const faults = checkTypes(
    Object.entries(modules).map(([file, text]) => sample(file, text)),
    folder,
  );

  test.each(Object.keys(modules))('are those of the real package, in %s', (file) => {
    expect(messagesOf(faults.filter((fault) => fault.file === file))).toEqual([
      expect.stringMatching(/^3: Fix the code: Property 'glbUrl' does not exist/),
      expect.stringMatching(/^4: Fix the code: Property 'setActiveAssets' does not exist/),
    ]);
  });
});
