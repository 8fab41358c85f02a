import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect} from '@playwright/test';
import {build} from 'esbuild';
import {PNG} from 'pngjs';
import type {AnimationClip, Group, Mesh} from 'three';
import {withMeshopt} from '@avaturn-docs/avatar-glb/test/compressed';
import {joints} from '@avaturn-docs/platform/skeleton';
import {expectAllRan, openParts, pressNext, sampleTests} from './samples/fixture';
import {withBlankFrames} from './webgl';

const models = path.join(__dirname, '../../static/models');

const {test, around} = sampleTests((server) => {
  for (const [name, file] of [
    ['avatar.glb', 't1-female.glb'],
    ['animation.glb', 'clips.glb'],
  ] as const) {
    server.put(`/three/avatar-stage/${name}`, readFileSync(path.join(models, file)));
  }
});

/** Number of pixels with a color: the stage is gray, and an avatar isn't. */
function coloredPixels(picture: Buffer): number {
  const {data} = PNG.sync.read(picture);
  let count = 0;
  for (let i = 0; i < data.length; i += 4) {
    const channels = [data[i]!, data[i + 1]!, data[i + 2]!];
    if (Math.max(...channels) - Math.min(...channels) > 25) count += 1;
  }
  return count;
}

test('three.js renders an avatar, then replaces it with the exported one', async ({page}) => {
  await page.goto(`${around.server.origin}/three/avatar-stage/`);
  const status = page.getByRole('status');
  const stage = page.locator('#stage');
  // Without a graphics card, the first picture takes most of a minute on a busy machine.
  await expect(status).toBeEmpty({timeout: 120_000});
  await expect.poll(async () => coloredPixels(await stage.screenshot())).toBeGreaterThan(500);
  await page.getByRole('button', {name: 'Make your avatar'}).click();
  await pressNext(page);
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(status).toHaveText('This avatar has a moving face.');
  await expect(page.locator('#avaturn-sdk-container')).toBeEmpty();
  await expect.poll(async () => coloredPixels(await stage.screenshot())).toBeGreaterThan(500);
});

test('from an import map, three.js loads the avatar, and a creator that rejects is reported', async ({page}) => {
  await withBlankFrames(page, true);
  await page.route(/\/sandbox\/creator\/\?/, async (route) => {
    const response = await route.fetch({url: `${around.simulator.api}/sandbox/creator/`});
    const knob = '<head><script>history.replaceState(null, "", location.search + "&fail=handshake")</script>';
    // Its policy allows no inline script.
    const headers = {...response.headers(), 'content-security-policy': ''};
    await route.fulfill({response, headers, body: (await response.text()).replace('<head>', knob)});
  });
  await page.goto(`${around.server.origin}/three/avatar-stage/index-from-cdn.html`);
  const status = page.getByRole('status');
  await expect(status).toBeEmpty();
  await page.getByRole('button', {name: 'Make your avatar'}).click();
  await expect(status).toContainText('The creator could not start');
});

test('the three.js modules light a scene, scale a clip, and detect and animate a face', async ({page}) => {
  around.server.put('/room.hdr', panorama());
  for (const name of ['t1-female.glb', 't2-female.glb'])
    around.server.put(`/${name}`, readFileSync(path.join(models, name)));
  around.server.put('/walking.fbx', readFileSync(path.join(__dirname, '../fixtures/mixamo-walk.fbx')));
  await openParts(page, around.server, '');
  const result = await page.evaluate(async () => {
    const at = (file: string): Promise<any> => import(`/three/${file}`);
    const three = (await import('/packages/three/build/three.module.js' as string)) as typeof import('three');
    const {loadAvatar, loadClip} = await at('avatar-stage/src/avatar.js');
    const {lightWith} = await at('avatar-stage/src/environment.js');
    const {scaleHips} = await at('avatar-stage/src/scale-hips.js');
    const {hasFaceAnimation} = await at('parts/avatar-type');
    const {setFaceShape} = await at('parts/face-shape');
    const {restRotations, poseJoint} = await at('parts/pose-joint');
    const {loadAnimatedAvatar} = await at('mixamo/loadAnimatedAvatar.js');
    const {renameMixamoClip} = await at('mixamo/renameMixamoClip.js');
    const {playClip} = await at('mixamo/playClip.js');
    const scene = new three.Scene();
    await lightWith(scene, '/room.hdr');
    const [t1, t2]: [Group, Group] = [await loadAvatar('/t1-female.glb'), await loadAvatar('/t2-female.glb')];
    const clip = await loadClip('/three/avatar-stage/animation.glb');
    const hips = (of: AnimationClip) => of.tracks.find(({name}) => name.endsWith('Hips.position'))!.values[1]!;
    setFaceShape(t2, 'jawOpen', 0.5);
    let moved = 0;
    t2.traverse((object) => {
      const {morphTargetDictionary: names, morphTargetInfluences: values} = object as Mesh;
      if (names?.['jawOpen'] !== undefined && values?.[names['jawOpen']] === 0.5) moved += 1;
    });
    const leg = t2.getObjectByName('LeftUpLeg')!;
    // As in an export, where the upper legs point down.
    leg.quaternion.set(0, 0, 1, 0);
    const rest = restRotations(t2);
    for (let frame = 0; frame < 2; frame += 1) poseJoint(leg, rest.get('LeftUpLeg')!, new three.Euler(0.3, 0, 0));
    const knee = new three.Vector3(0, 1, 0).applyQuaternion(leg.quaternion);
    const {avatar, mixer} = await loadAnimatedAvatar('/t2-female.glb', '/walking.fbx');
    const arm = avatar.getObjectByName('LeftArm')!;
    const before = arm.quaternion.clone();
    mixer.update(0.25);
    const ratio = hips(scaleHips(clip, t1.getObjectByName('Hips')!.position.y / 2, t1)) / hips(clip);
    const playing = [];
    for (const [walker, name] of [[t1], [t2, clip.name]] as const) {
      const thigh = walker.getObjectByName('LeftUpLeg')!;
      const still = thigh.quaternion.clone();
      (await playClip(walker, '/three/avatar-stage/animation.glb', name)).update(0.25);
      playing.push(thigh.quaternion.angleTo(still));
    }
    const renamed: AnimationClip = renameMixamoClip(
      new three.AnimationClip('walk', 1, [
        new three.VectorKeyframeTrack('mixamorigHips.position', [0], [0, 100, 0]),
        new three.QuaternionKeyframeTrack('mixamorigLeftArm.quaternion', [0], [0, 0, 0, 1]),
        new three.VectorKeyframeTrack('mixamorigLeftArm.scale', [0], [1, 1, 1]),
      ]),
    );
    return {
      isLit: scene.environment !== null,
      faces: [hasFaceAnimation(t1), hasFaceAnimation(t2)],
      moved,
      joints: rest.size,
      knee: knee.toArray(),
      ratio,
      turned: arm.quaternion.angleTo(before),
      hipsHeight: avatar.getObjectByName('Hips')!.position.y,
      playing,
      renamed: renamed.tracks.map(({name, values}) => [name, ...values]),
    };
  });
  expect(result).toMatchObject({isLit: true, faces: [false, true]});
  expect(result.moved).toBeGreaterThan(1);
  expect(result.joints).toBe(joints.length);
  // Still down, with the same rotation after any number of frames.
  expect(result.knee[1]).toBeCloseTo(-Math.cos(0.3), 5);
  expect(result.knee[2]).toBeCloseTo(Math.sin(0.3), 5);
  expect(result.ratio).toBeCloseTo(2, 5);
  expect(result.turned).toBeGreaterThan(0.05);
  expect(Math.min(...result.playing)).toBeGreaterThan(0.001);
  // Meters instead of Mixamo's centimeters.
  expect(result.hipsHeight).toBeGreaterThan(0.7);
  expect(result.hipsHeight).toBeLessThan(1.3);
  expect(result.renamed).toEqual([
    ['Hips.position', 0, 1, 0],
    ['LeftArm.quaternion', 0, 0, 0, 1],
  ]);
});

test("a page with the recommended policy loads a compressed avatar only with 'wasm-unsafe-eval'", async ({page}) => {
  const guide = readFileSync(path.join(__dirname, '../../docs/integration/web/html.mdx'), 'utf8');
  const policy = /Content-Security-Policy-Report-Only: ([^`]+)/.exec(guide)![1]!.replace(/\s+/g, ' ');
  const contents = `
    import {MeshoptDecoder} from 'three/addons/libs/meshopt_decoder.module.js';
    import {loader} from '../../samples/three/parts/compressed-loader';
    // The loader reports the same error.
    MeshoptDecoder.ready.catch(() => {});
    loader.loadAsync('/compressed.glb')
      .then(() => 'loaded', (error) => error.message)
      .then((result) => { document.title = result; });`;
  const bundle = await build({stdin: {contents, resolveDir: __dirname}, bundle: true, format: 'esm', write: false});
  around.server.put('/compressed.js', bundle.outputFiles[0]!.text);
  around.server.put(
    '/compressed.glb',
    Buffer.from(await withMeshopt(readFileSync(path.join(models, 't2-female.glb')))),
  );
  const titleWith = async (value: string): Promise<string> => {
    const headers = {'Content-Security-Policy': value};
    const body = '<!doctype html><script type="module" src="/compressed.js"></script>';
    await page.route('**/compressed.html', (route) => route.fulfill({contentType: 'text/html', headers, body}));
    await page.goto(`${around.server.origin}/compressed.html`);
    await expect(page).not.toHaveTitle('');
    return page.title();
  };
  expect(await titleWith(policy)).toContain('WebAssembly');
  expect(guide).toContain("`script-src 'wasm-unsafe-eval'`");
  expect(await titleWith(policy.replace('script-src', "script-src 'wasm-unsafe-eval'"))).toBe('loaded');
});

/** An uncompressed panorama of two by one pixels in the Radiance format: one byte each of red, green, blue, exponent. */
function panorama(): Buffer {
  const head = '#?RADIANCE\nFORMAT=32-bit_rle_rgbe\n\n-Y 1 +X 2\n';
  return Buffer.concat([Buffer.from(head), Buffer.from([128, 128, 128, 128, 128, 100, 80, 128])]);
}

test('these tests ran every sample listed as executed', () => {
  expectAllRan(around, 'three');
});
