import {expect, test, type Page} from '@playwright/test';
import {PNG} from 'pngjs';
import {violationsInBothModes} from './axe';
import {download} from './glb-tool';
import {crowdedLabels} from './page-shape';
import {webGl, withBlankFrames} from './webgl';
import {recordingOfVowel} from './samples/voice';

// Narrow pages, because rendering without a graphics card is slow.
test.use({...webGl, viewport: {width: 360, height: 740}});

const avatarPage = '/docs/what-is-avaturn/';
/** Its models are 32 KB. */
const smallPage = '/docs/ux_customization/assets/eyewear/';

interface CountingWindow {
  contexts: WebGL2RenderingContext[];
  isWithoutWebGl?: boolean;
}

/** CSP violations and errors in the console. */
const complaints: string[] = [];

test.beforeEach(async ({page}) => {
  complaints.length = 0;
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.addInitScript(() => {
    const counting = window as unknown as CountingWindow;
    counting.contexts = [];
    const original = HTMLCanvasElement.prototype.getContext;
    HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, type: string, ...rest: unknown[]) {
      if (counting.isWithoutWebGl) return null;
      const context = (original as (...all: unknown[]) => unknown).call(this, type, ...rest);
      if (type === 'webgl2' && context) counting.contexts.push(context as WebGL2RenderingContext);
      return context;
    } as typeof original;
  });
});

const viewer = (page: Page) => page.locator('[data-component="AvatarViewer"]');
const canvas = (page: Page) => viewer(page).getByRole('application');
const start = (page: Page) => viewer(page).getByRole('button', {name: /Show in 3D/});
/** WebGL contexts that were created and not released. */
const contexts = (page: Page) =>
  page.evaluate(() => (window as unknown as CountingWindow).contexts.filter((one) => !one.isContextLost()).length);

async function savedPicture(page: Page): Promise<Buffer> {
  const {bytes} = await download(page, viewer(page).getByRole('button', {name: 'Save picture'}));
  return Buffer.from(bytes);
}

test('an avatar is a picture, becomes 3D on request, and can be turned, posed and animated', async ({page}) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await page.goto(avatarPage);
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await viewer(page).scrollIntoViewIfNeeded();
  await expect(viewer(page).getByRole('img')).toHaveJSProperty('complete', true);
  expect(requested.filter((path) => /avatar-(?:viewer|scene)|\.glb$/.test(path))).toEqual([]);

  await start(page).click();
  await expect(viewer(page).getByRole('button', {name: 'Reset view'})).toBeVisible();
  expect(requested.filter((path) => path.endsWith('.glb'))).toEqual(['/models/t2-female.glb']);
  await expect(canvas(page)).toBeFocused();

  // Keys.
  await expect(canvas(page)).toHaveAttribute('data-azimuth', '14');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(canvas(page)).toHaveAttribute('data-azimuth', '44');
  await page.keyboard.press('+');
  await expect(canvas(page)).toHaveAttribute('data-zoom', '1.18');
  await expect(viewer(page).getByText('Seen from the front left, zoom 118%.')).toBeAttached();
  for (const name of ['Turn left', 'Zoom in']) await viewer(page).getByRole('button', {name}).click();
  await expect(canvas(page)).toHaveAttribute('data-azimuth', '29');
  await expect(canvas(page)).toHaveAttribute('data-zoom', '1.38');
  await canvas(page).press('Home');
  await expect(canvas(page)).toHaveAttribute('data-azimuth', '14');
  await expect(canvas(page)).toHaveAttribute('data-zoom', '1');

  // Pixels show the effect of each control.
  const first = await savedPicture(page);
  const {width, height} = PNG.sync.read(first);
  const box = (await canvas(page).boundingBox())!;
  expect(width / height).toBeCloseTo(box.width / box.height, 1);
  expect(first.length).toBeGreaterThan(10_000);
  await viewer(page).getByRole('slider', {name: 'Time'}).fill('3');
  await expect(viewer(page).getByRole('slider', {name: 'Time'})).toHaveAttribute('aria-valuetext', '3.0 of 8.0 s');
  const posed = await savedPicture(page);
  expect(posed.equals(first)).toBe(false);
  await viewer(page).getByRole('button', {name: 'Head'}).click();
  const face = await savedPicture(page);
  await viewer(page).getByRole('button', {name: 'Smile'}).click();
  const smiling = await savedPicture(page);
  expect(smiling.equals(face)).toBe(false);
  await viewer(page).getByText('Face shapes (72)').click();
  await expect(viewer(page).getByRole('slider', {name: /mouthSmileLeft/})).toHaveValue('0.7');
  await viewer(page).getByRole('button', {name: 'Smile', pressed: true}).click();
  await expect(viewer(page).getByRole('slider', {name: /mouthSmileLeft/})).toHaveValue('0');
  // The model stays below the bars of the page while the sliders scroll.
  const meshes = viewer(page).getByText(/^Meshes \(11\)/);
  await meshes.evaluate((element) => element.scrollIntoView({block: 'end'}));
  await expect(canvas(page)).toBeInViewport({ratio: 0.9});
  await viewer(page)
    .getByRole('slider', {name: /jawOpen/})
    .fill('1');
  const spoken = await savedPicture(page);
  expect(spoken.equals(face)).toBe(false);
  await viewer(page).getByRole('button', {name: 'Reset all'}).click();
  expect((await savedPicture(page)).equals(face)).toBe(true);

  await viewer(page).getByRole('button', {name: 'Skeleton'}).click();
  await viewer(page).getByRole('combobox', {name: 'Clip'}).selectOption('A-pose');
  expect((await savedPicture(page)).equals(face)).toBe(false);
  for (const name of ['Reset view', 'Head']) {
    await viewer(page).getByRole('button', {name}).click();
    await savedPicture(page);
    expect(await crowdedLabels(viewer(page))).toEqual([]);
  }
  await meshes.click();
  // axe reports an element scrolled behind the navbar as too small a target.
  await page.evaluate(() => window.scrollTo(0, 0));
  expect(await violationsInBothModes(page, '[data-component=AvatarViewer]')).toEqual([]);
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(beyond).toBeLessThanOrEqual(0);

  await viewer(page).getByRole('button', {name: 'Full screen'}).click();
  await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(true);
  await viewer(page).getByRole('button', {name: 'Exit full screen'}).click();
  await expect.poll(() => page.evaluate(() => document.fullscreenElement)).toBe(null);

  // Leaving releases everything.
  expect(await contexts(page)).toBe(1);
  await page.locator('.pagination-nav a').first().click();
  await expect(viewer(page)).toHaveCount(0);
  await expect.poll(() => contexts(page)).toBe(0);
  expect(complaints).toEqual([]);
});

test('T1 and T2 open their mouths beside each other, and only T2 can', async ({page}) => {
  await page.goto('/docs/integration/bodies/');
  await viewer(page)
    .getByRole('button', {name: /Show both in 3D/})
    .click();
  await expect(viewer(page).getByText('no face shapes, 52 joints')).toBeVisible();
  await expect(viewer(page).getByText('72 face shapes, 54 joints')).toBeVisible();
  const [t1, t2] = await viewer(page).getByRole('application').all();
  await expect(t1!.or(t2!).and(page.locator(':focus'))).toBeVisible();
  // Heads fill their pictures, which have the size of the stills.
  const {width, height} = (await t1!.boundingBox())!;
  expect(width / height).toBeCloseTo(4 / 5, 1);
  const look = () => Promise.all([t1!.screenshot(), t2!.screenshot()]);
  await expect(t1!).toHaveAttribute('data-zoom', /^[2-9]/);
  // Both pictures are taken after scrolling to the slider, because a page at half a pixel looks different.
  const mouth = viewer(page).getByRole('slider', {name: 'Open the mouth'});
  await mouth.fill('0');
  const closed = await look();
  await mouth.fill('1');
  await expect.poll(async () => (await look())[1].equals(closed[1])).toBe(false);
  expect((await look())[0].equals(closed[0])).toBe(true);
  expect(complaints).toEqual([]);
});

test('an avatar says a sentence and a recording', async ({page}) => {
  await withBlankFrames(page, true);
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await page.goto('/docs/integration/bodies/');
  const demo = viewer(page).last();
  await demo.scrollIntoViewIfNeeded();
  await expect(demo.getByRole('img')).toHaveJSProperty('complete', true);
  expect(requested.filter((url) => /talk|avatar-scene|\.glb/.test(url))).toEqual([]);
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => (arrive = resolve));
  await page.route('**/*.glb', (route) => arrival.then(() => route.continue()));
  await demo.getByRole('button', {name: /Make it talk/}).click();
  await expect(demo.getByRole('button', {name: 'Loading…'})).toBeDisabled();
  arrive();
  // It says the example first.
  await expect(demo.getByRole('img', {name: /^Visemes in order: (?!none)/})).toBeVisible();
  await expect(demo.getByRole('application')).toBeFocused();
  await demo.getByRole('application').evaluate((canvas) => {
    const visemes: (string | undefined)[] = [];
    Object.assign(window, {visemes});
    new MutationObserver(() => visemes.push(canvas.dataset['viseme'])).observe(canvas, {
      attributeFilter: ['data-viseme'],
    });
  });
  const sentence = demo.getByRole('textbox');
  // A control half under the navbar is too small a target for axe.
  const centered = () => sentence.evaluate((field) => field.scrollIntoView({block: 'center'}));
  await sentence.fill('Papa and mama are at home today, and they sing a long and happy song.');
  await sentence.press('Enter');
  await expect(demo.getByRole('img', {name: /^Visemes in order: PP, aa, PP, aa/})).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => (window as unknown as {visemes: string[]}).visemes))
    .toEqual(expect.arrayContaining(['viseme_PP', 'viseme_aa']));
  await sentence.press('Enter');
  await demo.getByRole('button', {name: 'Stop'}).click();
  await expect(demo.getByRole('button', {name: 'Say it'})).toBeVisible();
  const recording = demo.getByLabel('Use a recording');
  await recording.setInputFiles({name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('Not a sound')});
  await expect(demo.getByRole('alert')).toContainText('can’t play notes.txt');
  await recording.setInputFiles({name: 'vowel.wav', mimeType: 'audio/wav', buffer: recordingOfVowel()});
  await expect(demo.getByRole('img', {name: 'Visemes in order: I', exact: true})).toBeVisible();
  await demo.getByRole('button', {name: 'Play again'}).click();
  await expect(demo.getByRole('button', {name: 'Say it'})).toBeVisible();
  await centered();
  expect(await violationsInBothModes(page, '[data-component=AvatarViewer]')).toEqual([]);
  const {origin} = new URL(page.url());
  expect(requested.filter((url) => !url.startsWith(origin) && !/^(?:blob|data):/.test(url))).toEqual([]);
  expect(complaints).toEqual([]);
});

test('a failed start shows the picture with the reason; a retry works, also after a lost WebGL context', async ({
  page,
}) => {
  const alert = viewer(page).getByRole('alert');
  const retry = viewer(page).getByRole('button', {name: 'Try again'});
  const reset = viewer(page).getByRole('button', {name: 'Reset view'});
  let refuse = /avatar-scene/;
  await page.route('**/*', (route) => (refuse.test(route.request().url()) ? route.abort() : route.continue()));
  await page.goto(smallPage);
  await start(page).click();
  await expect(alert).toContainText('The 3D viewer didn’t load');

  refuse = /^nothing$/;
  await page.evaluate(() => void ((window as unknown as CountingWindow).isWithoutWebGl = true));
  await retry.click();
  await expect(alert).toContainText('WebGL 2 is off or missing');
  await expect(viewer(page).getByRole('img')).toBeVisible();
  // The browser reports the refused requests itself.
  expect(complaints.filter((text) => !text.includes('ERR_FAILED'))).toEqual([]);
  await page.evaluate(() => void ((window as unknown as CountingWindow).isWithoutWebGl = false));

  refuse = /\.glb$/;
  await retry.click();
  await expect(alert).toContainText('The model did not arrive');
  refuse = /^nothing$/;
  await retry.click();
  await expect(reset).toBeVisible();

  await page.evaluate(() =>
    (window as unknown as CountingWindow).contexts.at(-1)!.getExtension('WEBGL_lose_context')!.loseContext(),
  );
  await expect(alert).toContainText('graphics card');
  await expect(viewer(page).getByRole('img')).toBeVisible();
  await retry.click();
  await expect(reset).toBeVisible();
  expect(await contexts(page)).toBe(1);
  // A file without face shapes has no presets.
  await expect(viewer(page).getByRole('group', {name: 'Face'})).toHaveCount(0);
  // Another model in the same viewer.
  await viewer(page).getByRole('radio', {name: 'Square sunglasses'}).check();
  await expect(viewer(page).getByRole('application', {name: 'Square sunglasses'})).toBeVisible();
  await expect(viewer(page).getByText('Loading the 3D view')).toHaveCount(0);
  expect(await contexts(page)).toBe(1);
});
