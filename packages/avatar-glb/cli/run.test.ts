import {linkSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {inspect, rules, type Report} from '..';
import {edited} from '../test/edited';
import {brokenFiles} from '../test/faults';
import {tinyAsset, tinyAvatar, tinyFiles} from '../test/tiny-avatar';
import {commands} from './definition';
import {run} from './run';

const expired = 'This is a web page or XML, not a model. The download link may have expired: export it again.';

let folder: string;
const at = (name: string): string => path.join(folder, name);

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'avatar-glb-'));
  const broken = (rule: string) => brokenFiles.find((one) => one.rule === rule)!.make(tinyFiles).file;
  writeFileSync(at('avatar.glb'), tinyAvatar('T2'));
  await sharp({create: {width: 16, height: 16, channels: 3, background: 'red'}}).toFile(at('head.png'));
  writeFileSync(at('jacket.glb'), tinyAsset('clothing'));
  writeFileSync(at('heavy.glb'), broken('triangles'));
  writeFileSync(at('still.glb'), broken('skinned'));
  writeFileSync(at('shadowed.glb'), broken('eye-shell'));
  writeFileSync(at('turned.glb'), broken('facing'));
  writeFileSync(at('page.glb'), '<html>gone</html>');
  writeFileSync(at('huge.glb'), '');
  // A sparse file: it has a length, but takes no disk space.
  truncateSync(at('huge.glb'), 300e6);
});

afterAll(() => rmSync(folder, {recursive: true}));

/** Of the last call. */
let steps: string[] = [];

async function call(...words: string[]): Promise<{code: number; out: string; error: string}> {
  const lines = {out: '', error: ''};
  steps = [];
  const code = await run(words, {
    command: 'avaturn-glb',
    site: 'https://docs.example.com',
    out: (line) => (lines.out += line),
    error: (line) => (lines.error += line),
    onStep: (step) => steps.push(step),
  });
  return {code, ...lines};
}

describe('avaturn-glb', () => {
  it.each([[['--help']], [[]]])('prints its help: %s', async (words) => {
    const {code, out} = await call(...words);
    expect(code).toBe(0);
    expect(out).toMatch(/Start each command with\s+avaturn-glb\s.*^to-vrm FILE /ms);
  });

  it('prints the help of one command', async () => {
    const {code, out} = await call('check', '-h');
    expect(code).toBe(0);
    expect(out).toMatch(/^check FILE /m);
    expect(out).not.toContain('to-vrm');
  });

  it.each(commands.flatMap(({name, options}) => options.map((option) => [name, option] as const)))(
    '%s takes the documented option $name',
    async (name, option) => {
      const words = [`--${option.name}`, ...(option.value === undefined ? [] : ['x'])];
      // The value is invalid or the file doesn't exist, but the option itself is known.
      expect((await call(name, at('none.glb'), ...words)).error).not.toMatch(/has no option|Unknown option|argument/);
    },
  );

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

  it('prints notes separately from problems', async () => {
    const {out} = await call('check', at('shadowed.glb'));
    expect(out).toMatch(/0 errors, 0 warnings, 1 note\.\nNotes\ninfo: "EyeAO_Mesh" is opaque/);
    expect(out).not.toContain('Fix these');
  });

  it('reports as JSON', async () => {
    const {out} = await call('check', at('still.glb'), '--profile=clothing', '--json');
    const [{report}] = JSON.parse(out) as [{report: Report}];
    expect(report).toMatchObject({profile: 'clothing', counts: {error: 1}});
    expect(report.findings[0]).toMatchObject({rule: 'skinned', at: [{kind: 'mesh', index: 0, name: 'jacket'}]});
  });

  it('reports as SARIF', async () => {
    const {out} = await call('check', at('still.glb'), '--profile=clothing', '--sarif');
    const {version, runs} = JSON.parse(out);
    expect(version).toBe('2.1.0');
    expect(runs[0].tool.driver.rules).toHaveLength(rules.length);
    expect(runs[0].results).toMatchObject([
      {
        ruleId: 'skinned',
        level: 'error',
        locations: [
          {
            physicalLocation: {artifactLocation: {uri: expect.stringMatching(/^file:.*still\.glb$/)}},
            logicalLocations: [{name: 'mesh 0 "jacket"'}],
          },
        ],
      },
    ]);
    expect(runs[0].tool.driver.rules[runs[0].results[0].ruleIndex].id).toBe('skinned');
  });

  it('checks the mask of the avatar file beside a garment', async () => {
    const {out} = await call('check', at('jacket.glb'), '--profile=clothing', '--avatar', at('avatar.glb'));
    expect(out).toContain('body-mask');
  });

  const meta = [
    ['--name', 'Ada'],
    ['--author', 'One', '--author', 'Two'],
    ['--license-url', 'https://vrm.dev/licenses/1.0/'],
    ['--avatar-permission', 'everyone'],
    ['--commercial-usage', 'corporation'],
    ['--credit-notation', 'required'],
    ['--modification', 'prohibited'],
    ...[
      'redistribution',
      'violent-usage',
      'sexual-usage',
      'political-or-religious-usage',
      'antisocial-or-hate-usage',
    ].map((flag) => [`--${flag}`, flag === 'redistribution' ? 'true' : 'false']),
  ];

  it('converts to VRM with the given meta', async () => {
    const {code, out} = await call('to-vrm', at('avatar.glb'), '-o', at('avatar.vrm'), ...meta.flat());
    expect({code, out}).toEqual({
      code: 0,
      out: `${at('avatar.vrm')}: VRM 1.0 with 54 bones, 16 preset and 67 custom expressions.`,
    });
    const text = readFileSync(at('avatar.vrm')).toString('latin1');
    expect(text).toContain('"authors":["One","Two"]');
    expect(text).toContain('"allowRedistribution":true,"allowExcessivelyViolentUsage":false');
  });

  it('adds a thumbnail to a VRM, and reports the steps', async () => {
    const {code} = await call(
      'to-vrm',
      at('avatar.glb'),
      '-o',
      at('pictured.vrm'),
      ...meta.flat(),
      '--thumbnail',
      at('head.png'),
    );
    expect(code).toBe(0);
    expect(readFileSync(at('pictured.vrm')).toString('latin1')).toContain('"thumbnailImage":');
    expect(steps).toContain('Mapping the humanoid');
    const missing = await call(
      'to-vrm',
      at('avatar.glb'),
      '-o',
      at('no.vrm'),
      ...meta.flat(),
      '--thumbnail',
      at('no.png'),
    );
    expect(missing).toMatchObject({code: 2, error: `${at('no.png')}: There is no such file or folder.`});
  });

  it('converts with the exact command of the guide', async () => {
    const shown = readFileSync('samples/glb/shell/to-vrm.sh', 'utf8').match(/"[^"]*"|[^\s\\]+/g)!;
    const words = shown.slice(shown.indexOf('to-vrm')).map((word) => word.replaceAll('"', ''));
    words.splice(1, 1, at('avatar.glb'));
    words.splice(3, 1, at('shown.vrm'));
    const {code, error} = await call(...words);
    expect({code, error}).toEqual({code: 0, error: ''});
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

  it.each(meta.map((words) => words[0]!))('requires %s for a conversion', async (missing) => {
    const rest = meta.filter(([word]) => word !== missing).flat();
    const {code, error} = await call('to-vrm', at('avatar.glb'), '-o', at('none.vrm'), ...rest);
    expect(code).toBe(2);
    expect(error).toContain(missing);
  });

  it('lists everything that is missing or wrong for a conversion at once', async () => {
    const {error} = await call(
      'to-vrm',
      at('avatar.glb'),
      '-o',
      at('none.vrm'),
      '--name',
      'A',
      '--sexual-usage',
      'maybe',
    );
    expect(error).toContain('Set --sexual-usage to true or false. --sexual-usage is "maybe".');
    expect(error).toContain('Add --author, --license-url, --avatar-permission,');
    expect(error).not.toContain('--name');
  });

  it('names the folder that an output needs', async () => {
    const {code, error} = await call('optimize', at('avatar.glb'), '-o', at('none/small.glb'));
    expect({code, error}).toEqual({
      code: 2,
      error: expect.stringContaining(`The folder ${at('none')} does not exist.`),
    });
  });

  it.each([
    [['check', 'a.glb', '--avatar', 'b.glb'], '--avatar is for assets'],
    [['crush', 'a.glb'], 'There is no command "crush"'],
    [['check'], 'Specify a file'],
    [['check', 'a.glb', '--profile', 'hat'], 'There is no profile "hat"'],
    [['check', 'a.glb', '--loud'], "Unknown option '--loud'"],
    [['check', 'a.glb', '--json', '--sarif'], 'Choose --json or --sarif'],
    [['inspect', 'a.glb', '--profile', 'hair'], 'inspect has no option --profile'],
    [['to-vrm', 'a.glb'], 'Specify the output file'],
    [['inspect', 'nowhere.glb'], 'nowhere.glb: There is no such file or folder.'],
    [['inspect', tmpdir()], 'This is a folder. Specify a file.'],
  ])('%s prints the fix', async (words, message) => {
    const {code, error} = await call(...words);
    expect(code).toBe(2);
    expect(error).toContain(message);
  });

  it('reports every file of a batch, and exits with the highest exit code', async () => {
    const files = [at('page.glb'), at('avatar.glb'), at('still.glb')];
    const {code, out, error} = await call('check', ...files);
    expect(code).toBe(2);
    expect(error).toBe(`${at('page.glb')}: ${expired}`);
    expect(out).toMatch(/avatar\.glb as export: 0 errors.*still\.glb as export: \d+ errors/s);
    const json = JSON.parse((await call('check', ...files, '--json')).out);
    expect(json).toMatchObject([{error: {code: 'not-glb', message: expired}}, {report: {}}, {report: {}}]);
    const [run] = JSON.parse((await call('check', ...files, '--sarif')).out).runs;
    expect(run.invocations).toMatchObject([
      {executionSuccessful: false, toolExecutionNotifications: [{level: 'error', message: {text: expired}}]},
    ]);
    expect(run.results.length).toBeGreaterThan(0);
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
    for (const words of [['inspect'], ['check', '--profile=clothing'], ['check', '--json'], ['check', '--sarif']]) {
      const {out} = await call(...words, at('named.glb'));
      expect(['\u001b', '\u009b', '\u202e'].filter((character) => out.includes(character))).toEqual([]);
      expect(out).not.toMatch(/^no problems/m);
      expect(out).toContain('jacket');
    }
  });

  it('replaces a file only with --force, the input too', async () => {
    const copy = at('own.glb');
    writeFileSync(copy, tinyAvatar('T2'));
    linkSync(copy, at('link.glb'));
    for (const output of [
      at('avatar.glb'),
      copy,
      at('link.glb'),
      path.join(folder, '..', path.basename(folder), 'own.glb'),
    ]) {
      const {code, error} = await call('to-vrm', copy, '-o', output, ...meta.flat());
      expect({code, error}).toEqual({code: 2, error: expect.stringContaining('replace the file with --force')});
    }
    expect(new Uint8Array(readFileSync(copy))).toEqual(tinyAvatar('T2'));
    expect((await call('to-vrm', copy, '-o', copy, '--force', ...meta.flat())).code).toBe(0);
    expect((await call('check', copy)).out).toContain('own.glb as vrm: 0 errors');
  });

  it('prints its version', async () => {
    expect(await call('--version')).toEqual({code: 0, out: expect.stringMatching(/^\d+\.\d+\.\d+$/), error: ''});
  });

  it("reports for a garment that its mask wasn't checked, and prints its budgets", async () => {
    const {out} = await call('check', at('jacket.glb'), '--profile=clothing');
    expect(out).toContain('The body mask was not checked');
    expect(out).toContain('12 triangles, color 8 × 8 px, clip 8 × 8 px');
    const beside = await call('check', at('jacket.glb'), '--profile=clothing', '--avatar', at('avatar.glb'));
    expect(beside.out).not.toContain('not checked');
  });

  it('names a file that it cannot read or convert', async () => {
    expect(await call('check', at('avatar.glb'), at('page.glb'))).toMatchObject({
      code: 2,
      error: `${at('page.glb')}: ${expired}`,
    });
    expect((await call('to-vrm', at('turned.glb'), '-o', at('none.vrm'), ...meta.flat())).error).toContain(
      'does not face +Z',
    );
  });

  it('rejects a file of 300 MB before reading it', async () => {
    const {code, error} = await call('inspect', at('huge.glb'));
    expect(code).toBe(2);
    expect(error).toContain('The file has 300 MB; the limit is 256 MB.');
  });

  it('optimizes a file, shows what changed, and overwrites nothing without --force', async () => {
    const small = at('small.glb');
    const {code, out, error} = await call('optimize', at('avatar.glb'), '-o', small, '--preset', 'mobile');
    expect(code).toBe(0);
    expect(out).toMatch(/File +\d+ KB {2}→ +\d+ KB.*Triangles.*GPU memory.*Draw calls.*Morph targets +72 {2}→ +72/s);
    expect(error).toMatch(/result is larger.*decoder for meshopt/s);
    expect(inspect(readFileSync(small)).morphTargets).toEqual(inspect(tinyAvatar('T2')).morphTargets);

    const again = await call('optimize', at('avatar.glb'), '-o', small);
    expect(again).toMatchObject({
      code: 2,
      error: `${small} exists. Choose another output, or replace the file with --force.`,
    });
    const forced = await call('optimize', at('avatar.glb'), '-o', small, '--force', '--drop-morph-targets');
    expect(forced.code).toBe(0);
    expect(inspect(readFileSync(small)).morphTargets).toEqual([]);
  });

  it.each([
    ['--preset', 'desktop', /no preset "desktop".*web, mobile, vr/],
    ['--texture-size', 'large', /number of pixels/],
    ['--simplify', '50', /at most 1/],
    ['--compression', 'zip', /meshopt, draco, none/],
    ['--textures', 'gif', /webp, keep/],
  ])('explains the wrong value %s %s', async (option, value, message) => {
    const {code, error} = await call('optimize', at('avatar.glb'), '-o', at('never.glb'), option, value);
    expect(code).toBe(2);
    expect(error).toMatch(message);
  });
});
