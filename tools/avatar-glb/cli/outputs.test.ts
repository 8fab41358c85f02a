import {linkSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import {beforeAll, describe, expect, it} from 'vitest';
import {inspect} from '../inspect';
import {call, testFolder} from '../test/command';
import {withUnusedBytes} from '../test/edit';
import {tinyAvatar} from '../test/tiny-avatar';

const at = testFolder();

beforeAll(async () => {
  writeFileSync(at('avatar.glb'), tinyAvatar('T2'));
  await sharp({create: {width: 16, height: 16, channels: 3, background: 'red'}}).toFile(at('head.png'));
});

const meta = `--name Ada --author One --author Two --license-url https://vrm.dev/licenses/1.0/
  --avatar-permission everyone --commercial-usage corporation --credit-notation required --modification prohibited
  --redistribution true --violent-usage false --sexual-usage false --political-or-religious-usage false
  --antisocial-or-hate-usage false`.split(/\s+/);

const convert = (output: string, ...words: string[]) => call('to-vrm', at('avatar.glb'), '-o', at(output), ...words);

describe('avaturn-glb, for commands that write a file', () => {
  it('converts to VRM with the given meta', async () => {
    const {code, out} = await convert('avatar.vrm', ...meta);
    expect({code, out}).toEqual({
      code: 0,
      out: expect.stringMatching(
        /avatar\.vrm: VRM 1\.0 with 54 bones, 16 preset and 67 custom expressions\.\n\d+ KB → \d+ KB, \d+ KB larger because VRM has more data\.$/,
      ),
    });
    const text = readFileSync(at('avatar.vrm')).toString('latin1');
    expect(text).toContain('"authors":["One","Two"]');
    expect(text).toContain('"allowRedistribution":true,"allowExcessivelyViolentUsage":false');
  });

  it('lists everything that is missing or wrong for a conversion at once', async () => {
    const {code, error} = await convert('none.vrm', '--name', 'A', '--sexual-usage', 'maybe');
    expect(code).toBe(2);
    expect(error).toContain('--sexual-usage must be true or false, not "maybe".');
    expect(error).toContain('Add --author, --license-url, --avatar-permission,');
    expect(meta.filter((word) => word.startsWith('--') && !error.includes(word))).toEqual(['--name']);
  });

  it('names the folder that an output needs, before it reads a file', async () => {
    const {code, error, steps} = await call('optimize', at('avatar.glb'), '-o', at('none/small.glb'));
    expect({code, error, steps}).toEqual({
      code: 2,
      error: expect.stringContaining(`The folder ${at('none')} does not exist.`),
      steps: [],
    });
  });

  it('replaces a file only with --force, the input too', async () => {
    const copy = at('own.glb');
    writeFileSync(copy, tinyAvatar('T2'));
    linkSync(copy, at('link.glb'));
    const detour = path.join(at('..'), path.basename(at('')), 'own.glb');
    for (const output of [at('avatar.glb'), copy, at('link.glb'), detour]) {
      const {code, error} = await call('to-vrm', copy, '-o', output, ...meta);
      expect({code, error}).toEqual({code: 2, error: expect.stringContaining('replace the file with --force')});
    }
    expect(new Uint8Array(readFileSync(copy))).toEqual(tinyAvatar('T2'));
    expect((await call('to-vrm', copy, '-o', copy, '--force', ...meta)).code).toBe(0);
    expect((await call('check', copy)).out).toContain('own.glb as vrm: 0 errors');
  });

  it('optimizes a file, shows what changed, and overwrites nothing without --force', async () => {
    const [large, small] = [at('large.glb'), at('small.glb')];
    writeFileSync(large, withUnusedBytes(tinyAvatar('T2')));
    const {code, out, error} = await call('optimize', large, '-o', small, '--preset', 'mobile');
    expect(code).toBe(0);
    expect(out).toMatch(/File +\d+ KB {2}→ +\d+ KB.*Triangles.*GPU memory.*Draw calls.*Morph targets +72 {2}→ +72/s);
    expect(error).toContain('decoder for meshopt');
    expect(inspect(readFileSync(small)).morphTargets).toEqual(inspect(tinyAvatar('T2')).morphTargets);

    const again = await call('optimize', at('avatar.glb'), '-o', small);
    expect(again).toMatchObject({
      code: 2,
      error: `${small} exists. Choose another output, or replace the file with --force.`,
    });
    const forced = await call('optimize', large, '-o', small, '--force', '--drop-morph-targets');
    expect(forced.code).toBe(0);
    expect(inspect(readFileSync(small)).morphTargets).toEqual([]);
    const decoded = await call('optimize', small, '-o', large, '--force', '--compression', 'none');
    expect(decoded).toMatchObject({code: 0, out: expect.stringContaining(`${large}: done.`)});
    expect(decoded.error).toContain('The result is larger than the source: ');
    expect(inspect(readFileSync(large)).extensions).not.toContain('EXT_meshopt_compression');
    const repeated = await call('optimize', small, '-o', large, '--force');
    expect(repeated).toMatchObject({code: 0, out: expect.stringContaining(`${large}: already small.`)});
    expect(readFileSync(large)).toEqual(readFileSync(small));
  });

  it.each([
    ['--preset', 'desktop', /no preset "desktop".*web, mobile, vr/],
    ['--texture-size', 'large', /--texture-size must be a number of pixels/],
    ['--compression', 'zip', /--compression must be one of meshopt, draco, none/],
  ])('explains the wrong value %s %s', async (option, value, message) => {
    const {code, error} = await call('optimize', at('avatar.glb'), '-o', at('never.glb'), option, value);
    expect(code).toBe(2);
    expect(error).toMatch(message);
  });
});
