// Draws every sample avatar from all sides, with faces and in motion, to look for faults. `--help` lists the calls.
import {mkdirSync, readFileSync, readdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';
import sharp, {type OverlayOptions} from 'sharp';
import {sampleModels} from '@avaturn-docs/platform/sample-models';
import {readCommandLine} from '../../site/scripts/command-line';
import {modelFolder, withDrawingPage, type Draw, type Drawing} from './drawing-page';

const usage = `npx tsx art/drawings/draw-contact-sheet.ts            draws art/contact-sheet/, a sheet for each avatar
  --textures           draws art/textures.jpg, which shows every texture of the kit
  --models FOLDER      reads the models from another folder
  --only NAME,NAME     draws these files of it (without .glb), and no others
  --out FOLDER         writes large single pictures to a folder instead of sheets
  --views TEXT         draws only the views whose name contains the text, such as head or jawOpen
  --edge PIXELS        width of single pictures: 1000 if absent
  --background COLOR   draws on a CSS color`;

const {values} = readCommandLine({
  usage,
  options: {
    textures: {type: 'boolean'},
    models: {type: 'string'},
    only: {type: 'string'},
    out: {type: 'string'},
    views: {type: 'string'},
    edge: {type: 'string'},
    background: {type: 'string'},
  },
});
const option = (name: string): string | undefined => values[name] as string | undefined;
const folder = path.resolve(option('models') ?? modelFolder);
const out = option('out');
const edge = Number(option('edge') ?? 1000);
const background = option('background') ?? '#ece8e0';

const packageFolder = path.join(__dirname, '..');
const sheets = path.join(packageFolder, 'contact-sheet');
const cell = {width: 240, height: 300} as const;

type View = Omit<Drawing, 'model' | 'width' | 'height' | 'types'>;

const bodyViews: Readonly<Record<string, View>> = {
  'full body': {},
  'full body, back': {azimuth: 194},
  'head, front': {frame: 'head', azimuth: 0, elevation: 2},
  'head, three-quarter': {frame: 'head', azimuth: 40, elevation: 2},
  'head, profile': {frame: 'head', azimuth: 90, elevation: 2},
};

/** A smile raises the cheeks, which narrows the eyes. */
const smile = {
  mouthSmileLeft: 1,
  mouthSmileRight: 1,
  cheekSquintLeft: 0.6,
  cheekSquintRight: 0.6,
  eyeSquintLeft: 0.4,
  eyeSquintRight: 0.4,
};

const faces: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  neutral: {},
  smile,
  'smile + jawOpen': {...smile, jawOpen: 1},
  blink: {eyeBlinkLeft: 1, eyeBlinkRight: 1},
  'look left': {eyeLookOutLeft: 1, eyeLookInRight: 1},
  viseme_aa: {viseme_aa: 1},
  viseme_O: {viseme_O: 1},
  viseme_FF: {viseme_FF: 1},
};

const faceViews: Readonly<Record<string, View>> = Object.fromEntries(
  Object.entries(faces).map(([name, weights]) => [name, {frame: 'head', azimuth: 12, elevation: 2, weights}]),
);

const walkViews: Readonly<Record<string, View>> = Object.fromEntries(
  [0, 0.25, 0.5, 0.75].map((phase) => [`Walk at ${phase * 100}%`, {azimuth: 50, pose: {clip: 'Walk', phase}}]),
);

function viewsOf(name: string): [label: string, view: View][] {
  const file = readFileSync(path.join(folder, `${name}.glb`));
  const views = {
    ...bodyViews,
    ...(file.includes('"jawOpen"') && faceViews),
    ...(file.includes('"Walk"') && walkViews),
  };
  return Object.entries(views).filter(([label]) => label.includes(option('views') ?? ''));
}

async function drawSingles(name: string, draw: Draw): Promise<void> {
  for (const [label, view] of viewsOf(name)) {
    const size = view.frame === 'head' ? {width: edge, height: edge} : {width: edge, height: edge * 1.5};
    const [picture] = await draw({
      model: `${name}.glb`,
      ...size,
      types: ['image/jpeg'],
      quality: 0.9,
      background,
      ...view,
    });
    const file = path.join(out!, `${name} ${label}.jpg`.replace(/[ ,+%]+/g, '-'));
    writeFileSync(file, picture!);
    console.log(file);
  }
}

async function drawSheet(name: string, title: string, draw: Draw, page: Page): Promise<void> {
  const figures: string[] = [];
  for (const [label, view] of viewsOf(name)) {
    const [picture] = await draw({model: `${name}.glb`, ...cell, types: ['image/png'], ...view});
    figures.push(
      `<figure><img src="data:image/png;base64,${picture!.toString('base64')}"><figcaption>${label}</figcaption></figure>`,
    );
  }
  await page.setContent(`<!doctype html><style>
    body { width: ${6 * (cell.width + 8) + 8}px; margin: 0; font: 15px/1.4 'DejaVu Sans', sans-serif }
    h1 { margin: 8px; font-size: 20px }
    div { display: grid; grid-template-columns: repeat(6, ${cell.width}px); gap: 8px; padding: 0 8px 8px }
    figure { margin: 0 } img { display: block; background: ${background} }
  </style><h1>${title}</h1><div>${figures.join('')}</div>`);
  const picture = await page.locator('body').screenshot({type: 'jpeg', quality: 78});
  writeFileSync(path.join(sheets, `${name}.jpg`), picture);
  console.log(`${name}.jpg ${picture.length} bytes`);
}

/** Every texture with its name; transparent ones lie on red. */
async function drawTextures(): Promise<void> {
  const [columns, tile, label] = [9, 220, 18];
  const folderOfTextures = path.join(packageFolder, 'kit/textures');
  const files = readdirSync(folderOfTextures).sort();
  const parts: OverlayOptions[] = [];
  for (const [i, name] of files.entries()) {
    const [left, top] = [(i % columns) * tile, Math.floor(i / columns) * (tile + label)];
    const shown = sharp(path.join(folderOfTextures, name))
      .resize(tile - 4, tile - 4, {fit: 'inside'})
      .flatten({background: '#b33'});
    parts.push({input: await shown.png().toBuffer(), left: left + 2, top});
    const text = `<svg width="${tile}" height="${label}"><text x="3" y="13" font-family="sans-serif" font-size="11">${name}</text></svg>`;
    parts.push({input: Buffer.from(text), left, top: top + tile - 4});
  }
  const height = Math.ceil(files.length / columns) * (tile + label);
  await sharp({create: {width: columns * tile, height, channels: 3, background: '#fff'}})
    .composite(parts)
    .jpeg({quality: 78, mozjpeg: true})
    .toFile(path.join(packageFolder, 'textures.jpg'));
}

const avatars = sampleModels.filter(({kind}) => kind === 'avatar');
const names = option('only')?.split(',') ?? avatars.map(({id}) => id);

async function drawAvatars(): Promise<void> {
  mkdirSync(out ?? sheets, {recursive: true});
  await withDrawingPage(async (draw, page) => {
    const sheet = await page.context().newPage();
    for (const name of names) {
      if (out) await drawSingles(name, draw);
      else await drawSheet(name, avatars.find(({id}) => id === name)?.title ?? name, draw, sheet);
    }
  }, folder);
}

void (values['textures'] ? drawTextures() : drawAvatars());
