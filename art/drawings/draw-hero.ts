// Redraws the pictures of the home page's avatar and where its joints are in them: npx tsx art/drawings/draw-hero.ts
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import sharp, {type Sharp} from 'sharp';
import {joints} from '@avaturn-docs/platform/skeleton';
import {hero, heroFaces, heroSize} from '@avaturn-docs/scene/hero-view';
import type {JointPoints} from '@avaturn-docs/scene/joint-points';
import {beside, withDrawingPage, type Drawing} from './drawing-page';

const pictures = path.join(__dirname, '../../site/static/img/hero');
const jointFile = path.join(__dirname, '../../site/src/pages/_components/hero/joints.json');

/** Twice the size on the page. */
const size = {width: heroSize.width * 2, height: heroSize.height * 2};
/** Narrow screens get this width. */
const narrow = 760;
const standing = {
  model: hero.model,
  pose: {clip: hero.clip, phase: 0},
  weights: hero.weights,
  types: ['image/png'],
  samples: 2,
} as const satisfies Partial<Drawing>;

/** Pixels of a picture of the head, and of the square with the face in its middle. */
const headSize = 600;
const faceSize = 400;

void withDrawingPage(async (draw, page) => {
  mkdirSync(pictures, {recursive: true});
  const save = async (name: string, picture: Sharp): Promise<void> => {
    const {size: bytes} = await picture.toFile(path.join(pictures, name));
    console.log(`${name} ${bytes} bytes`);
  };
  const layer = async (kind: 'person' | 'mesh' | 'clay'): Promise<Sharp> =>
    sharp((await draw({...standing, ...size, frame: 'hero', layer: kind}))[0]);

  const person = await layer('person');
  const points = await page.evaluate(() =>
    (window as unknown as {jointsOfLastPicture(): JointPoints}).jointsOfLastPicture(),
  );
  // Edge 120 doesn't read AVIF: it shows the person alone.
  await save('person.webp', person.clone().webp({quality: 72, alphaQuality: 70, effort: 6}));
  for (const [name, picture, quality] of [
    ['person', person, 40],
    // Thin lines cost a third in AVIF.
    ['mesh', await layer('mesh'), 36],
    ['clay', await layer('clay'), 40],
  ] as const) {
    await save(`${name}.avif`, picture.clone().avif({quality, effort: 6}));
    // A narrow drawing of smooth clay isn't smaller.
    if (name !== 'clay') await save(`${name}-narrow.avif`, picture.clone().resize(narrow).avif({quality, effort: 6}));
  }

  const faces: Buffer[] = [];
  for (const shape of heroFaces) {
    const [head] = await draw({
      ...standing,
      width: headSize,
      height: headSize,
      frame: 'head',
      weights: {[shape]: 1},
      azimuth: 0,
    });
    const left = Math.round((headSize - faceSize) / 2);
    faces.push(
      await sharp(head)
        .extract({left, top: left + 20, width: faceSize, height: faceSize})
        .toBuffer(),
    );
  }
  const strip = sharp(await beside(faces, {width: faceSize, height: faceSize}));
  await save('faces.webp', strip.webp({quality: 68, effort: 6}));

  const names = joints.map(({name}) => name);
  const rows = joints.map(({name, parent}, index) => {
    const [x, y] = points[index]!;
    return [
      name,
      parent ? names.indexOf(parent) : null,
      Math.round(x * heroSize.width),
      Math.round(y * heroSize.height),
    ];
  });
  writeFileSync(
    jointFile,
    `[\n${rows.map((row) => `  ${JSON.stringify(row).replaceAll(',', ', ')}`).join(',\n')}\n]\n`,
  );
});
