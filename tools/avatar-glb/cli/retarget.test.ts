import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {beforeAll, describe, expect, it} from 'vitest';
import {check} from '../check';
import {inspect} from '../inspect';
import {call as callCommand, testFolder} from '../test/command';
import {edited, type Edit, type Gltf} from '../test/edit';
import {bvh} from '../test/motion';
import {tinyAvatar} from '../test/tiny-avatar';

const clip = (name: string): string => path.join(import.meta.dirname, '../../../site/tests/fixtures/clips', name);

const at = testFolder();

beforeAll(() => {
  writeFileSync(at('avatar.glb'), tinyAvatar('T2'));
  writeFileSync(at('note.fbx'), 'Kaydara FBX Binary  \0');
});

/** The clips of the fixtures have no fingers. */
const palms = 'The palms of clips without fingers are assumed to face as the avatar’s at rest.';

const call = (...words: string[]) => callCommand('retarget', ...words);

const clipsOf = (file: string) => inspect(readFileSync(file)).clips.map(({name}) => name);

describe('avaturn-glb retarget', () => {
  it('writes the avatar with all clips, and overwrites nothing without --force', async () => {
    const words = [at('avatar.glb'), clip('squat.fbx'), clip('squat.bvh'), '-o', at('animated.glb')];
    const {code, out, error} = await call(...words);
    const note = `Several clips are named squat, so the one from ${clip('squat.bvh')} is now squat 2.`;
    expect({code, error}).toEqual({code: 0, error: `${note}${palms}`});
    const fit = /^ {4}Largest difference 0° at \w+; soles within 1 cm\. Rest pose: the file’s own\..*$/;
    expect(out.split('\n')).toEqual([
      expect.stringMatching(/animated\.glb: 2 clips, \d+ KB → \d+ KB, \d+ KB larger because of the clips$/),
      '  squat: 0.37 s, 24 joints',
      expect.stringMatching(fit),
      '  squat 2: 0.37 s, 24 joints',
      expect.stringMatching(fit),
    ]);
    expect(clipsOf(at('animated.glb'))).toEqual(['squat', 'squat 2']);
    expect(await call(...words)).toMatchObject({code: 2, error: expect.stringContaining('exists')});
    expect(await call(...words, '--force', '--clips-only')).toMatchObject({
      code: 0,
      out: expect.stringMatching(/animated\.glb: 2 clips, \d+ KB → \d+ KB\n/),
    });
    expect(inspect(readFileSync(at('animated.glb'))).triangles).toBe(0);
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
    const {code, error} = await call(at('avatar.glb'), ...files, '-o', at('some.glb'));
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
      error: expect.stringMatching(/^There is no joint "pelvs" to use as Hips\. Similar names: .*\bpelvis\b/),
    });
    expect((await call(...words, '--joint', 'hipz=pelvis')).error).toMatch(
      /^There is no joint "hipz"\. Did you mean hips\?/,
    );
    expect(existsSync(at('unknown.glb'))).toBe(false);
  });

  it('prints the options for joints with other names, with the guesses, as a line to paste', async () => {
    const nameOf = (joint: string) =>
      joint === 'Hips' ? 'Bip01 Pelvis' : joint === 'Head' ? 'a forehead!' : `${joint} 1`;
    const bytes = bvh({nameOf, has: (joint) => !joint.startsWith('RightHand')});
    writeFileSync(at('numbered.bvh'), bytes);
    const {code, error} = await call(at('avatar.glb'), at('numbered.bvh'), '-o', at('none.glb'));
    const [message, line, ...more] = error.split('\n');
    expect({code, more}).toEqual({code: 2, more: []});
    expect(message).toMatch(/ It has Bip01 Pelvis, Spine 1, .*, and --joint \w+=NAME for .*RightHand.*:$/);
    expect(line).toContain(`--joint "Hips=Bip01 Pelvis"`);
    expect(line).toContain(`--joint 'Head=a forehead!'`);
  });

  it.each([['is 100 times too large', {scale: [100, 100, 100]}, /^Scaled from 1\d\d m to 1\.\d\d m\.The/]])(
    'corrects an avatar that %s',
    async (name, transform, note) => {
      const file = at(`${name}.glb`);
      writeFileSync(
        file,
        edited(tinyAvatar('T1'), (_, edit) => Object.assign(edit.node('Armature'), transform)),
      );
      const {code, out, error} = await call(file, clip('squat.fbx'), '-o', at(`${name}-animated.glb`), '--strict');
      expect({code, error}).toEqual({code: 0, error: expect.stringMatching(note)});
      expect(out).toMatch(/Largest difference 0° at \w+; soles within 1 cm\. Rest pose: the file’s own\./);
      expect(out).not.toContain('floor');
      const {findings} = await check(readFileSync(at(`${name}-animated.glb`)), {profile: 'export'});
      expect(findings).toEqual([]);
    },
  );

  it('refuses an avatar with its cause: left and right are swapped, or its joints are beside each other', async () => {
    const refused = async (change: (gltf: Gltf, edit: Edit) => void) => {
      writeFileSync(at('other.glb'), edited(tinyAvatar('T1'), change));
      return (await call(at('other.glb'), clip('squat.fbx'), '-o', at('none.glb'))).error;
    };
    expect(await refused((_, edit) => (edit.node('Armature').scale = [-1, 1, 1]))).toMatch(
      /The joints named Left are on the right side\. Swap the names, or mirror the model back\.$/,
    );
    const flat = await refused(({nodes, skins}, edit) => {
      const {joints} = skins[0];
      for (const joint of joints) delete nodes[joint].children;
      edit.node('Armature').children = joints;
    });
    expect(flat).toMatch(
      /has LeftForeArm outside LeftArm, .*In a 3D editor, parent each bone to the one that moves it\.$/,
    );
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
