// Draws every sample avatar from all sides, with faces and in motion, to look for faults. `--help` lists the calls.
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {sampleModels} from '../data/sample-models';
import {readCommandLine} from './command-line';
import {modelFolder, withDrawingPage, type Draw, type Drawing} from './drawing-page';

const usage = `npx tsx scripts/draw-contact-sheet.ts            draws packages/sample-avatar/contact-sheet/, a sheet for each avatar
  --models FOLDER      reads the models from another folder
  --only NAME,NAME     draws these files of it (without .glb), and no others
  --out FOLDER         writes large single pictures to a folder instead of sheets
  --views TEXT         draws only the views whose name contains the text, such as head or jawOpen
  --edge PIXELS        width of single pictures: 1000 if absent
  --background COLOR   draws on a CSS color`;

const {values} = readCommandLine({
  usage,
  options: {
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

const sheets = path.join(__dirname, '../packages/sample-avatar/contact-sheet');
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
const smile = {mouthSmileLeft: 1, mouthSmileRight: 1, cheekSquintLeft: 0.6, cheekSquintRight: 0.6};

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

const avatars = sampleModels.filter(({kind}) => kind === 'avatar');
const names = option('only')?.split(',') ?? avatars.map(({id}) => id);

mkdirSync(out ?? sheets, {recursive: true});
void withDrawingPage(async (draw, page) => {
  const sheet = await page.context().newPage();
  for (const name of names) {
    if (out) await drawSingles(name, draw);
    else await drawSheet(name, avatars.find(({id}) => id === name)?.title ?? name, draw, sheet);
  }
}, folder);
