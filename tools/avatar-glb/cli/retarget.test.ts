import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {beforeAll, describe, expect, it} from 'vitest';
import {inspect} from '../inspect';
import {call as callCommand, testFolder} from '../test/command';
import {bvh} from '../test/motion';
import {tinyAvatar} from '../test/tiny-avatar';

const clip = (name: string): string => path.join(import.meta.dirname, '../../../site/tests/fixtures/clips', name);

const at = testFolder();

beforeAll(() => {
  writeFileSync(at('avatar.glb'), tinyAvatar('T2'));
  writeFileSync(at('note.fbx'), 'Kaydara FBX Binary  \0');
});

const call = (...words: string[]) => callCommand('retarget', ...words);

const clipsOf = (file: string) => inspect(readFileSync(file)).clips.map(({name}) => name);

describe('avaturn-glb retarget', () => {
  it('writes the avatar with all clips, and overwrites nothing without --force', async () => {
    const words = [at('avatar.glb'), clip('squat.fbx'), clip('squat.bvh'), '-o', at('animated.glb')];
    const {code, out, error} = await call(...words);
    const note = `Several clips are named squat, so the one from ${clip('squat.bvh')} is now squat 2.`;
    expect({code, error}).toEqual({code: 0, error: note});
    const fit = /^ {4}Largest difference 0° at \w+; soles within 0 cm\. Rest pose: the file’s own\..*$/;
    expect(out.split('\n')).toEqual([
      `${at('animated.glb')}: 2 clips`,
      '  squat: 0.37 s, 24 joints',
      expect.stringMatching(fit),
      '  squat 2: 0.37 s, 24 joints',
      expect.stringMatching(fit),
    ]);
    expect(clipsOf(at('animated.glb'))).toEqual(['squat', 'squat 2']);
    expect(await call(...words)).toMatchObject({code: 2, error: expect.stringContaining('exists')});
    expect(await call(...words, '--force', '--clips-only')).toMatchObject({code: 0});
    expect(inspect(readFileSync(at('animated.glb'))).triangles).toBe(0);
  });

  it('keeps the names of clips without the avatar, and numbers them only beside clips of the avatar', async () => {
    expect(await call(at('avatar.glb'), clip('squat.fbx'), '-o', at('own.glb'))).toMatchObject({code: 0});
    const words = [at('own.glb'), clip('squat.fbx'), '-o', at('second.glb'), '--force'];
    expect(await call(...words)).toMatchObject({
      code: 0,
      out: expect.stringContaining('\n  squat: '),
      error: 'The avatar already has a clip named squat. In second.glb, the new one is squat 2.',
    });
    expect(clipsOf(at('second.glb'))).toEqual(['squat 2', 'squat']);
    expect(await call(...words, '--clips-only')).toMatchObject({code: 0, error: ''});
    expect(clipsOf(at('second.glb'))).toEqual(['squat']);
  });

  it('asks whether avatar and clips are swapped if the avatar has no mesh', async () => {
    await call(at('avatar.glb'), clip('squat.fbx'), '--clips-only', '-o', at('moves.glb'));
    expect(await call(at('moves.glb'), at('avatar.glb'), '-o', at('swapped.glb'))).toMatchObject({
      code: 2,
      out: '',
      error: `${at('moves.glb')}: The file has no mesh, so it isn’t an avatar. Are the avatar and the clips swapped?`,
    });
    expect(existsSync(at('swapped.glb'))).toBe(false);
  });

  it('uses the clips that can be read, reports the others, and exits with 2', async () => {
    const files = [at('note.fbx'), at('missing.fbx'), clip('squat.fbx')];
    const {code, error, log} = await call(at('avatar.glb'), ...files, '-o', at('some.glb'));
    expect(log.findIndex((line) => line.includes('note.fbx: '))).toBeLessThan(log.indexOf('Writing the files'));
    expect(code).toBe(2);
    expect(error).toContain('missing.fbx: There is no such file');
    expect(error).toContain("note.fbx: The FBX can't be read.");
    expect(clipsOf(at('some.glb'))).toEqual(['squat']);
  });

  it('refuses joints that no file has, and names similar ones', async () => {
    const words = [at('avatar.glb'), clip('other-names.bvh'), '-o', at('unknown.glb')];
    expect(await call(...words, '--joint', 'hips=pelvs')).toMatchObject({
      code: 2,
      out: '',
      error: expect.stringMatching(/^The files have no joint "pelvs" to use as Hips\. Similar names: .*\bpelvis\b/),
    });
    expect((await call(...words, '--joint', 'hipz=pelvis')).error).toMatch(
      /^There is no joint "hipz"\. Did you mean hips\?/,
    );
    expect(existsSync(at('unknown.glb'))).toBe(false);
  });

  it('warns about a result that looks different, and exits with 1 with --strict', async () => {
    writeFileSync(at('stretched.bvh'), bvh({stretched: 'LeftLeg'}));
    const words = [at('avatar.glb'), at('stretched.bvh'), '-o', at('stretched.glb'), '--force'];
    expect(await call(...words)).toMatchObject({
      code: 0,
      error: expect.stringMatching(/^stretched: The result doesn’t match the clip: LeftUpLeg differs by/),
    });
    expect(await call(...words, '--strict')).toMatchObject({code: 1});
    expect(await call(at('avatar.glb'), clip('squat.fbx'), '-o', at('strict.glb'), '--strict')).toMatchObject({
      code: 0,
    });
  });

  it('uses the rest pose of another file', async () => {
    const words = [at('avatar.glb'), clip('squat.fbx'), '-o', at('rest.glb'), '--force', '--rest'];
    const {code, out} = await call(...words, clip('squat-with-skin.fbx'));
    expect({code, out}).toEqual({code: 0, out: expect.stringContaining('squat-with-skin.fbx.')});
    expect(await call(...words, at('missing.fbx'))).toMatchObject({code: 2, error: expect.stringContaining('missing')});
    expect(await call(...words, at('note.fbx'))).toMatchObject({
      code: 2,
      error: expect.stringContaining("note.fbx: The FBX can't be read."),
    });
  });

  it('needs a clip', async () => {
    const {code, error} = await call(at('avatar.glb'), '-o', at('none.glb'));
    expect(code).toBe(2);
    expect(error).toContain('Specify clips: retarget avatar.glb walking.fbx -o walking.glb.');
  });
});
