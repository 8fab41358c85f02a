// Redraws what the stage shows before it is live: site/static/img/stage/, and the places of the joints in its pictures.
// npx tsx art/drawings/draw-stage.ts
import {writeFileSync} from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import {joints} from '@avaturn-docs/platform/skeleton';
import {portrait} from '../../site/src/components/Stage/face-views';
import {gridOf, withDrawingPage, type Drawing} from './drawing-page';

const site = path.join(__dirname, '../../site');

/** Twice the size of the stage, in pixels. */
const size = {width: 464, height: 620};
const maya = {model: 't2-female.glb', ...size};

/** In the order of the picture. The right hand is the left one, mirrored. */
const views: readonly Drawing[] = [
  {...maya, armsLowered: 52},
  {...maya, isPortrait: true, armsLowered: 52},
  {...maya, armsLowered: 0, near: {joint: 'LeftHandMiddle1', meters: 0.13, elevation: 62}},
];

/** The joints that each view draws, as a part or as its neighbors. */
const drawnJoints = [/^(?!.*(?:Hand.+[23]|Eye))/, /Head|Eye/, /LeftHand/];

type Point = readonly [x: number, y: number];

const writeJson = (name: string, value: unknown): void =>
  writeFileSync(path.join(site, `src/components/Stage/${name}.json`), `${JSON.stringify(value)}\n`);

/** The bones without those of fingers, as a path. A bone continues the line if its parent is the joint before it. */
const lines = (places: Readonly<Record<string, Point>>): string =>
  joints
    .filter(({name, parent}) => parent && !/Hand.|Eye/.test(name))
    .map(({name, parent}, index, drawn) => {
      const start = index > 0 && drawn[index - 1]!.name === parent ? '' : `M${places[parent!]!.join(' ')}`;
      return `${start}L${places[name]!.join(' ')}`;
    })
    .join('');

const near = (joint: string, meters: number): Pick<Drawing, 'near'> => ({near: {joint, meters, elevation: 0}});
const eyes = near('LeftEye', 0.11);
const mouth = near('Head', 0.17);

/** The meshes in the order of the picture, each in the frame that shows it best. */
const meshes: readonly (readonly [mesh: string, frame: Partial<Drawing>])[] = [
  ['Body_Mesh', {}],
  ['Head_Mesh', {isPortrait: true}],
  ['Eye_Mesh', eyes],
  ['EyeAO_Mesh', eyes],
  ['Eyelash_Mesh', eyes],
  ['Teeth_Mesh', mouth],
  ['Tongue_Mesh', mouth],
  ['avaturn_hair_0', {isPortrait: true}],
  ['avaturn_hair_1', {isPortrait: true}],
  ['avaturn_glasses_0', {isPortrait: true, glasses: 'glasses-round-female.glb'}],
  ['avaturn_look_0', {}],
  ['avaturn_shoes_0', near('LeftFoot', 0.3)],
];

const clips = ['Idle', 'Walk', 'Wave'];
const phases = [0, 0.25, 0.5, 0.75];

/** Pictures of one size beside each other, as WebP. */
async function save(name: string, tiles: readonly Buffer[], columns: number, tile = size, quality = 60): Promise<void> {
  const file = await gridOf(tiles, columns, tile).webp({quality, alphaQuality: 40, effort: 6}).toBuffer();
  writeFileSync(path.join(site, `static/img/stage/${name}.webp`), file);
  console.log(`${name}.webp ${file.length} bytes`);
}

const half = {width: size.width / 2, height: size.height / 2};

void withDrawingPage(async (draw) => {
  const drawn = [];
  for (const view of views) drawn.push(await draw(view));
  // Faces are tiles over this one.
  const face = await draw({
    model: maya.model,
    width: size.height,
    height: size.height,
    isPortrait: true,
    azimuth: 0,
    crop: portrait,
  });
  const middle = sharp(face.picture).extract({...size, left: (size.height - size.width) / 2, top: 0});
  await save('joints', [...drawn.map(({picture}) => picture), await middle.toBuffer()], 4);
  const places = drawn.map((view, index) =>
    Object.fromEntries(
      joints.flatMap(({name}, joint): [string, Point][] => {
        const [x, y] = view.joints![joint]!;
        if (!drawnJoints[index]!.test(name)) return [];
        return [[name, [Math.round(x * half.width), Math.round(y * half.height)]]];
      }),
    ),
  );
  writeJson('places', places);
  writeJson('rig', lines(places[0]!));

  const lit = [];
  for (const [mesh, frame] of meshes) lit.push((await draw({...maya, ...frame, armsLowered: 52, lit: mesh})).picture);
  await save('meshes', lit, 4, size, 45);

  const strips = [];
  for (const clip of clips)
    for (const phase of phases) strips.push((await draw({model: maya.model, ...half, pose: {clip, phase}})).picture);
  await save('clips', strips, 4, half, 70);
});
