import {execFileSync, spawnSync} from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {Client} from '@modelcontextprotocol/sdk/client/index.js';
import {StdioClientTransport} from '@modelcontextprotocol/sdk/client/stdio.js';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {pack} from '@avaturn-docs/command-line/pack';
import {withMark} from './results';
import {fixtureContent} from './test/fixture';

const root = path.join(import.meta.dirname, '../../site');
let folder: string;
let client: Client;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'docs-mcp-'));
  const at = (name: string) => path.join(folder, name);
  for (const name of ['work', 'outside', 'allowed']) mkdirSync(at(name));
  const model = path.join(root, 'static/models/t1-male.glb');
  for (const name of ['work', 'outside', 'allowed']) copyFileSync(model, at(`${name}/avatar.glb`));
  symlinkSync(at('outside/avatar.glb'), at('work/link.glb'));
  symlinkSync(at('outside/none.glb'), at('work/dangling.glb'));
  copyFileSync(model, at('work/..avatar.glb'));
  execFileSync('mkfifo', [at('work/pipe.glb')]);
  writeFileSync(at('work/page.glb'), '<html></html>');
  writeFileSync(at('work/huge.glb'), '');
  // A sparse file: it has a length, but takes no disk space.
  truncateSync(at('work/huge.glb'), 300e6);

  mkdirSync(at('package'));
  writeFileSync(at('package/content.json'), JSON.stringify(fixtureContent));
  await pack({folder: import.meta.dirname, entry: 'main.ts', to: at('package')});

  client = new Client({name: 'test', version: '1.0.0'});
  await client.connect(
    new StdioClientTransport({
      command: process.execPath,
      args: [at('package/dist/main.mjs'), '--allow', at('allowed')],
      cwd: at('work'),
    }),
  );
}, 300_000);

afterAll(async () => {
  await client.close();
  rmSync(folder, {recursive: true});
});

/** The text of a tool's result, and whether it is an error. */
async function call(name: string, args: Record<string, unknown>): Promise<{text: string; isError: boolean}> {
  const {content, isError} = await client.callTool({name, arguments: args});
  return {text: (content as {text: string}[]).map(({text}) => text).join('\n'), isError: isError === true};
}

test('names its prompt, and the day of the docs', async () => {
  expect(client.getInstructions()).toContain('as of 2026-11-22');
  expect((await client.listPrompts()).prompts.map(({name}) => name)).toEqual(['integrate_creator']);
});

test('starts with the page on integrating, whose code it returns by project and file', async () => {
  expect(client.getInstructions()).toContain('call how_to_integrate first');
  expect((await call('how_to_integrate', {})).text).toMatch(/^# Integrate Avaturn/);
  const project = 'https://docs.example.test/samples/starters/web.zip';
  expect((await call('read_code', {project})).text).toBe('avaturn-web/index.html\navaturn-web/README.md');
  expect((await call('read_code', {project, file: 'avaturn-web/index.html'})).text).toBe('<h1>Avatar</h1>');
  for (const args of [{project, file: 'index.html'}, {project: '/samples/web'}]) {
    expect(await call('read_code', args)).toMatchObject({isError: true, text: expect.stringContaining('web')});
  }
});

test('search suggests a correction and similar titles', async () => {
  expect((await call('search_docs', {query: 'dialgo'})).text).toContain('Did you mean "dialog"?');
  expect((await call('search_docs', {query: 'import dialed'})).text).not.toContain('Did you mean');
});

test('search finds a heading, and reports when there is no result', async () => {
  const found = await call('search_docs', {query: 'choose file dialog'});
  expect(found.text).toContain(
    '- Blender › Import: https://docs.example.test/docs/importing/blender/#import\n  Choose the file in the dialog. The avatar appears at the origin, facing you, with all of its parts selected.',
  );
  expect((await call('search_docs', {query: 'tails lost'})).text).toContain('Their tails are lost (unconfirmed).');
  expect((await call('search_docs', {query: 'qqqqqq'})).text).toContain('Nothing was found for "qqqqqq"');
});

describe('read_page', () => {
  test.each([
    [{path: '/docs/importing/blender/'}, '# Blender\n\nFirst.'],
    [{path: 'docs/importing/blender', heading: 'Import'}, '## Import\n\nChoose the file'],
    [{path: 'https://docs.example.test/docs/importing/blender/#bones'}, '### Bones\n\nTips.'],
    [{path: '/docs/importing/blender/?_highlight=tail#bones-1'}, '### Bones\n\nTheir tails are lost.'],
    [{path: '/docs/importing/blender/#joint-LeftEye'}, 'LeftEye: T2 only\n\n### Bones\n\nTips.'],
  ])('returns %j', async (args, start) => {
    const {text, isError} = await call('read_page', args);
    expect({isError, start: text.slice(0, start.length)}).toEqual({isError: false, start});
  });

  test('accepts every address that search_docs returns', async () => {
    for (const query of ['blender', 'import', 'bones', 'left eye', 'tails', 'write']) {
      const {text: found} = await call('search_docs', {query});
      const addresses = found.match(/https:\S+/g);
      expect(addresses, query).not.toBe(null);
      for (const path of addresses!)
        expect({path, ...(await call('read_page', {path}))}).toMatchObject({isError: false});
    }
  });

  test('returns the headings of a long page, and a part of it on request', async () => {
    const {text} = await call('read_page', {path: '/api/'});
    expect(text).toContain('This part has about 24,000 characters. Read one section with the argument "heading":');
    expect(text).toMatch(/^# API reference\n\nEvery call\.\n[^]*:\n## Users\n### Create a user\n### Delete a user$/);
    const section = await call('read_page', {path: '/api/', heading: 'Users'});
    expect(section.text).toMatch(/^## Users\n\nThis part has [^]*:\n### Create a user\n### Delete a user$/);
    expect((await call('read_page', {path: '/api/', heading: 'Create a user'})).text).toMatch(
      /^### Create a user\n\n(?:Text\. ){2999}/,
    );
  });

  test('lists what exists for an unknown page or heading', async () => {
    expect(await call('read_page', {path: '/nowhere/'})).toEqual({
      isError: true,
      text: "The page /nowhere/ isn't part of these docs. Use a path that search_docs returns, such as /docs/importing/blender/.",
    });
    expect((await call('read_page', {path: 'https://elsewhere.example/'})).text).toContain(
      "The page https://elsewhere.example/ isn't part of these docs.",
    );
    const {text} = await call('read_page', {path: '/docs/importing/blender/', heading: 'Nothing'});
    expect(text).toContain('has no heading or anchor "Nothing". It has:\n## Import\n### Bones\n## Export');
  });
});

test('an excerpt that ends within an unconfirmed statement keeps its mark', () => {
  const text =
    'First. The code asks again every five seconds (unconfirmed). Then it stops. It waits. (unconfirmed) Last.';
  expect(withMark('First. The code asks…', text)).toBe('First. The code asks… (unconfirmed)');
  expect(withMark('…every five seconds…', text)).toBe('…every five seconds… (unconfirmed)');
  expect(withMark('First…', text)).toBe('First…');
  expect(withMark('First.…', text)).toBe('First.…');
  expect(withMark('…It waits.…', text)).toBe('…It waits.… (unconfirmed)');
  expect(withMark('…It wai…', text)).toBe('…It wai… (unconfirmed)');
  expect(withMark('…Then it…', text)).toBe('…Then it…');
  expect(withMark(text, text)).toBe(text);
});

test('an operation includes its schemas and samples; an unknown one gets a list of names', async () => {
  const {text} = await call('get_operation', {id: 'newSession'});
  expect(text).toContain('POST /api/v1/sessions/new');
  expect(text).toContain('components/schemas/');
  expect(text).toContain('## node/first-call.mjs');
  expect((await call('get_operation', {id: 'newsession'})).text).toBe(text);
  const webhook = (await call('get_operation', {id: 'export.ready'})).text;
  expect(webhook).toMatch(/^# export\.ready\n[^]*POST export\.ready:/);
  expect((await call('get_operation', {id: 'makeCoffee'})).text).toMatch(/no operation "makeCoffee".*newSession/);
});

describe('a local file', () => {
  test('is inspected and checked', async () => {
    expect(JSON.parse((await call('inspect_glb', {file: 'avatar.glb'})).text)).toMatchObject({avatar: {type: 'T1'}});
    const report = JSON.parse((await call('check_glb', {file: 'avatar.glb'})).text) as object;
    expect(report).toMatchObject({profile: 'export', counts: {error: 0}});
  });

  test('outside the working directory is readable only in a folder that the user allowed', async () => {
    const messages = new Set<string>();
    const outside = path.join(folder, 'outside/avatar.glb');
    const missing = [outside.replace('avatar', 'none'), '../outside/none.glb', 'none.glb', 'dangling.glb'];
    for (const file of ['../outside/avatar.glb', outside, 'link.glb', '../outside', ...missing]) {
      const {isError, text} = await call('inspect_glb', {file});
      expect({file, isError, text}).toMatchObject({isError: true, text: expect.stringContaining('--allow FOLDER')});
      messages.add(text.replace(file, 'FILE'));
    }
    // Another message for a missing file would reveal what exists on the disk.
    expect([...messages]).toHaveLength(1);
    expect((await call('inspect_glb', {file: '../allowed/avatar.glb'})).isError).toBe(false);
    expect((await call('inspect_glb', {file: '..avatar.glb'})).isError).toBe(false);
  });

  test.each([
    ['huge.glb', 'The file has 300 MB; the limit is 256 MB.'],
    ['page.glb', 'This is a web page'],
    ['.', '. is a folder.'],
    ['pipe.glb', 'pipe.glb is a device or pipe. Give the path of a GLB.'],
  ])('%s is rejected with the reason', async (file, reason) => {
    const {isError, text} = await call('check_glb', {file});
    expect({isError, text}).toEqual({isError: true, text: expect.stringContaining(reason)});
  });
});

describe('the command', () => {
  const start = (script: string) =>
    spawnSync('bash', ['-c', script, 'bash', process.execPath, path.join(folder, 'package/dist/main.mjs')], {
      cwd: path.join(folder, 'work'),
      encoding: 'utf8',
    });

  test.each([
    ['extra', '"extra" is one argument too many. See --help.'],
    ['--allow none', '--allow names "none", which isn\'t a folder. Check the path. See --help.'],
  ])('%s is rejected in one line', (args, line) => {
    expect(start(`"$1" "$2" ${args}`)).toMatchObject({status: 2, stdout: '', stderr: `${line}\n`});
  });

  test.runIf(existsSync('/dev/full'))('explains that its output cannot be written', () => {
    const ping = '{"jsonrpc":"2.0","id":1,"method":"ping"}';
    expect(start(`echo '${ping}' | "$1" "$2" > /dev/full`)).toMatchObject({
      status: 2,
      stderr: "The output can't be written. The disk is full. Free some space, then try again.\n",
    });
    expect(start(`(echo '${ping}') | "$1" "$2" | true`)).toMatchObject({status: 0, stderr: ''});
  });
});

test.each(['the home folder', 'the root'])('started in %s, it reads no file there', async (place) => {
  const home = path.join(folder, 'work');
  const other = new Client({name: 'test', version: '1.0.0'});
  await other.connect(
    new StdioClientTransport({
      command: process.execPath,
      args: [path.join(folder, 'package/dist/main.mjs')],
      cwd: place === 'the root' ? '/' : home,
      env: {HOME: home},
    }),
  );
  const file = path.join(home, 'avatar.glb');
  expect(await other.callTool({name: 'inspect_glb', arguments: {file}})).toMatchObject({
    isError: true,
    content: [{text: 'No folder is readable. The user can allow one by starting the server with --allow FOLDER.'}],
  });
  await other.close();
});

test.each([
  ['search_docs', {}, 'query'],
  ['search_docs', {query: 5}, 'query'],
  ['search_docs', {query: 'glb', limit: 0}, 'limit'],
  ['read_page', {}, 'path'],
  ['check_glb', {file: 'avatar.glb', profile: 'hat'}, 'profile'],
])('%s with %j is rejected with the name of the field', async (tool, input, field) => {
  const {isError, text} = await call(tool, input);
  expect({isError, text}).toEqual({isError: true, text: expect.stringMatching(new RegExp(`expected .* at ${field}$`))});
});

test('a page can be read as a resource, and an unknown one is an error', async () => {
  const uri = 'https://docs.example.test/docs/importing/blender/index.md';
  const {contents} = await client.readResource({uri});
  expect(contents[0]).toMatchObject({uri, mimeType: 'text/markdown', text: expect.stringContaining('# Blender')});
  await expect(client.readResource({uri: 'https://docs.example.test/nowhere/index.md'})).rejects.toThrow(
    "The page /nowhere/ isn't part of these docs. List the resources to get every address.",
  );
});
