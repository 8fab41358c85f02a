import {execFile} from 'node:child_process';
import {once} from 'node:events';
import {createServer, type Server} from 'node:http';
import {existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import {WebIO} from '@gltf-transform/core';
import sharp from 'sharp';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {tinyAvatar} from '@avaturn-docs/avatar-glb/test/tiny-avatar';
import {publishedSite, toolCommand, toolPath, tools, type Tool} from '../../data/tools';
import {npmPack, toolFolder} from '../../plugins/tools/pack';

const root = path.join(import.meta.dirname, '../..');

/** What `to-vrm` requires beside the files. */
const vrmMeta =
  '--name Sample --author Docs --license-url https://vrm.dev/licenses/1.0/ --avatar-permission everyone ' +
  '--commercial-usage corporation --credit-notation unnecessary --modification prohibited --redistribution true ' +
  '--violent-usage false --sexual-usage false --political-or-religious-usage false --antisocial-or-hate-usage false';

/** Maximum size of each package in bytes. */
const budgets: Readonly<Record<Tool['name'], number>> = {
  'avaturn-glb': 12_000_000,
  'avaturn-simulator': 25_000_000,
  'avaturn-docs-mcp': 6_000_000,
  'create-avaturn-app': 1_000_000,
};

/** npm starts several processes, which are slow on a busy machine. */
const patience = 300_000;

const packages = new Map<string, Buffer>();
let server: Server;
let origin: string;
let folder: string;
let model: string;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'tools-'));
  model = path.join(folder, 'avatar.glb');
  writeFileSync(model, await withTextures(tinyAvatar('T1')));
  server = createServer(({url = ''}, response) => {
    const file = packages.get(url);
    response.writeHead(file ? 200 : 404).end(file);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  for (const tool of tools) packages.set(toolPath(tool), readFileSync(path.join(root, '../build', toolPath(tool))));
}, patience);

afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
  rmSync(folder, {recursive: true});
});

/** Runs a package by its address in an empty folder, with a cache of its own and no registry within reach. */
async function npx(url: string, ...args: string[]): Promise<string> {
  const empty = mkdtempSync(path.join(folder, 'empty-'));
  mkdirSync(path.join(folder, 'home'), {recursive: true});
  const {stdout} = await promisify(execFile)('npx', ['-y', url, ...args], {
    cwd: empty,
    env: {
      PATH: process.env['PATH'],
      HOME: path.join(folder, 'home'),
      npm_config_cache: path.join(folder, 'cache'),
      // No server uses this port.
      npm_config_registry: 'http://127.0.0.1:9/',
    },
  });
  return stdout;
}

/** The folder of a package that npx has installed, or of a command in `.bin`. */
function installedAt(name: string): string {
  const cache = path.join(folder, 'cache/_npx');
  const folders = readdirSync(cache).map((hash) => path.join(cache, hash, 'node_modules', name));
  return folders.find(existsSync) ?? name;
}

/** Name of the npm package with a tool. */
const packageOf = ({name}: Tool): string => `@avaturn-docs/${path.basename(toolFolder(name))}`;

/** Runs the command that npx has installed: npx itself takes seconds to start. */
async function installed(name: string, ...args: string[]): Promise<string> {
  const {stdout} = await promisify(execFile)(process.execPath, [installedAt(`.bin/${name}`), ...args]);
  return stdout;
}

/** The model with a JPEG and a PNG of 64 pixels, which can be reduced. */
async function withTextures(bytes: Uint8Array): Promise<Uint8Array> {
  const io = new WebIO();
  const document = await io.readBinary(bytes);
  for (const texture of document.getRoot().listTextures()) {
    const format = texture.getMimeType() === 'image/png' ? 'png' : 'jpeg';
    const large = sharp({create: {width: 64, height: 64, channels: 3, background: 'red'}}).toFormat(format);
    texture.setImage(new Uint8Array(await large.toBuffer()));
  }
  return io.writeBinary(document);
}

describe('a package', {timeout: patience}, () => {
  test.each(tools)("of $name is what npm packs in the tool's folder", async (tool) => {
    const packed = await npmPack(toolFolder(tool.name), publishedSite);
    expect(packages.get(toolPath(tool))!.equals(packed)).toBe(true);
  });

  test('runs from its address alone, without a registry', async () => {
    for (const tool of tools) {
      const help = await npx(`${origin}${toolPath(tool)}`, '--help');
      expect(help, tool.name).toContain(toolCommand(tool, publishedSite));
      expect(await installed(tool.name, '--version'), tool.name).toBe(`${tool.version}\n`);
    }
  });

  test('contains its licenses, and no dependency or path of this machine', () => {
    for (const tool of tools) {
      const read = (file: string) => readFileSync(path.join(installedAt(packageOf(tool)), file), 'utf8');
      const manifest = JSON.parse(read('package.json')) as Record<string, unknown>;
      expect(manifest).toMatchObject({version: tool.version, license: 'MIT', bin: {[tool.name]: 'dist/main.mjs'}});
      expect(manifest).not.toHaveProperty('dependencies');
      expect(read('LICENSE')).toContain('MIT License');
      expect(read('licenses.txt')).toContain(`The package ${tool.name} contains parts of the works below`);
      const scripts = readdirSync(path.join(installedAt(packageOf(tool)), 'dist')).filter((name) =>
        name.endsWith('.mjs'),
      );
      expect(scripts).toContain('main.mjs');
      expect(scripts.filter((name) => read(`dist/${name}`).includes(path.dirname(root)))).toEqual([]);
    }
  });

  test('stays within its budget', () => {
    for (const tool of tools) {
      expect(packages.get(toolPath(tool))!.length, tool.name).toBeLessThan(budgets[tool.name]);
    }
  });
});

test(
  'the package optimizes, converts and animates a file with the codecs it contains',
  {timeout: patience},
  async () => {
    const tool = tools[0]!;
    const url = `${origin}${toolPath(tool)}`;
    const at = (name: string) => path.join(folder, name);
    const run = (...args: string[]) => installed(tool.name, ...args);
    const squat = path.join(root, 'tests/fixtures/clips/squat.fbx');
    expect(await npx(url, 'retarget', model, squat, '-o', at('animated.glb'))).toContain('1 clip');
    const small = at('small.glb');
    expect(await run('optimize', at('animated.glb'), '-o', small, '--texture-size', '16')).toContain(`${small}: done.`);
    // The optimized file has WebP textures and meshopt, which the other commands decode.
    expect(await run('to-vrm', small, '-o', at('avatar.vrm'), ...vrmMeta.split(' '))).toContain('VRM 1.0');
    expect(await run('retarget', model, small, '-o', at('again.glb'))).toContain('1 clip');
  },
);
