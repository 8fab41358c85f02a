import {readFileSync, truncateSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {beforeAll, describe, expect, it} from 'vitest';
import {inspect} from '../inspect';
import {call, testFolder} from '../test/command';
import {edited} from '../test/edit';
import {brokenFile} from '../test/faults';
import {tinyAsset, tinyAvatar} from '../test/tiny-avatar';

const expired = 'This is a web page or XML, not a model. Check the URL that it was downloaded from.';

const at = testFolder();

beforeAll(() => {
  writeFileSync(at('avatar.glb'), tinyAvatar('T2'));
  writeFileSync(at('jacket.glb'), tinyAsset('clothing'));
  writeFileSync(at('heavy.glb'), brokenFile('triangles').file);
  writeFileSync(at('still.glb'), brokenFile('skinned').file);
  writeFileSync(at('shadowed.glb'), brokenFile('eye-shell').file);
  writeFileSync(at('page.glb'), '<html>gone</html>');
  writeFileSync(at('huge.glb'), '');
  // A sparse file: it has a length, but takes no disk space.
  truncateSync(at('huge.glb'), 300e6);
});

describe('avaturn-glb', () => {
  it.each([[['--help']], [[]]])('prints its help: %s', async (words) => {
    const {code, out} = await call(...words);
    expect(code).toBe(0);
    expect(out).toMatch(/Start each command with\s+avaturn-glb\s.*^to-vrm FILE /ms);
  });

  it('inspects files as text and as JSON', async () => {
    const {code, out} = await call('inspect', at('avatar.glb'), at('jacket.glb'));
    expect(code).toBe(0);
    expect(out).toMatch(/Avatar: T2\..*Head_Mesh: 12 triangles.*72 morph targets.*jacket\.glb/s);
    const json = JSON.parse((await call('inspect', '--json', at('avatar.glb'))).out) as unknown;
    expect(json).toEqual([{file: at('avatar.glb'), inspection: {...inspect(tinyAvatar('T2'))}}]);
  });

  it('exits with 0 for a valid file and for warnings, with 1 for errors', async () => {
    expect(await call('check', at('avatar.glb'))).toMatchObject({code: 0, out: expect.stringContaining('0 errors')});
    const heavy = await call('check', at('heavy.glb'), '--profile', 'clothing');
    expect(heavy.code).toBe(0);
    expect(heavy.out).toMatch(
      /0 errors, 1 warning, 0 notes.*warning: The look has 7,001 triangles.*https:\/\/docs\.example\.com\/docs\/\S+general_guidelines\/#budgets/s,
    );
    expect((await call('check', at('jacket.glb'), at('still.glb'), '--profile', 'clothing')).code).toBe(1);
    expect((await call('check', at('heavy.glb'), '--profile', 'clothing', '--strict')).code).toBe(1);
    expect((await call('check', at('jacket.glb'), '--profile', 'clothing', '--strict')).code).toBe(0);
  });

  const shownChecks = [...readFileSync('samples/glb/shell/check-assets.sh', 'utf8').matchAll(/ check (.*)/g)];
  it.each(shownChecks.map(([, words = '']) => words))(
    'reports no problems with check %s, as the guide shows',
    async (words) => {
      const [file = '', ...profile] = words.split(' ');
      const {code, out} = await call('check', path.join('static/models', file), ...profile);
      expect({code, out}).toMatchObject({code: 0, out: expect.stringContaining('0 errors, 0 warnings, 0 notes.')});
    },
  );

  it.each([
    [['check', 'a.glb', '--avatar', 'b.glb'], '--avatar is for assets'],
    [['optimise', 'a.glb'], 'There is no command "optimise". Did you mean optimize?'],
    [['check', 'a.glb', '--profile', 'footware'], 'There is no profile "footware". Did you mean footwear? Use one of'],
    [['check'], 'Specify a file'],
    [['to-vrm', 'a.glb'], 'Specify the output file'],
    [['inspect', 'nowhere.glb'], 'nowhere.glb: There is no such file or folder.'],
    [['inspect', tmpdir()], 'This is a folder. Specify a file.'],
    [['inspect', ''], 'Specify a file'],
    [['inspect', '/dev/zero'], 'This is a device. Specify a file.'],
    [['optimize', 'a.glb', '-o', tmpdir()], `${tmpdir()}: This is a folder. Specify a file.`],
    [['optimize', 'a.glb', '-o', 'small/', '--force'], 'small/: This is a folder. Specify a file.'],
    [['optimize', 'a.glb', '-o', 'none/b.glb'], 'The folder none does not exist. Create it, or choose another output.'],
    [['retarget', 'a.glb'], 'Specify clips'],
  ])('%s prints the fix', async (words, message) => {
    const {code, error} = await call(...words);
    expect(code).toBe(2);
    expect(error).toContain(message);
    expect(error).not.toContain('\n');
  });

  it('reports every file of a batch, and exits with the highest exit code', async () => {
    const files = [at('page.glb'), at('avatar.glb'), at('still.glb')];
    const {code, out, error} = await call('check', ...files);
    expect(code).toBe(2);
    expect(error).toBe(`${at('page.glb')}: ${expired}`);
    expect(out).toMatch(/avatar\.glb as export: 0 errors.*still\.glb as export: \d+ errors/s);
    const json = JSON.parse((await call('check', ...files, '--json')).out);
    expect(json).toMatchObject([{error: {code: 'not-glb', message: expired}}, {report: {}}, {report: {}}]);
    expect(await call('inspect', ...files)).toMatchObject({code: 2, out: expect.stringContaining('avatar.glb')});
  });

  it('removes terminal escapes and line breaks from printed names', async () => {
    const name = 'jacket\u001b[2J\u009b2J\nno problems\u202e';
    const named = edited(tinyAsset('clothing'), (gltf) => {
      gltf.asset.generator = name;
      gltf.meshes[0].name = name;
      gltf.materials[0].emissiveTexture = {index: 0};
      gltf.materials[0].name = name;
      gltf.materials[0][name] = 1;
      gltf.extensionsUsed = [name];
    });
    writeFileSync(at('named.glb'), named);
    for (const words of [['inspect'], ['check', '--profile=clothing'], ['check', '--json']]) {
      const {out} = await call(...words, at('named.glb'));
      expect(['\u001b', '\u009b', '\u202e'].filter((character) => out.includes(character))).toEqual([]);
      expect(out).not.toMatch(/^no problems/m);
      expect(out).toContain('jacket');
    }
  });

  it('rejects a file of 300 MB before reading it', async () => {
    const {code, error} = await call('inspect', at('huge.glb'));
    expect(code).toBe(2);
    expect(error).toContain('The file has 300 MB; the limit is 256 MB.');
  });
});
