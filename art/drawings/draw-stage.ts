// Redraws what the stage shows before it is live: site/static/img/stage/, and the places of the joints in its pictures.
// npx tsx art/drawings/draw-stage.ts
import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {joints} from '@avaturn-docs/platform/skeleton';
import {firstView} from '@avaturn-docs/scene/first-view';
import {portrait} from '../../site/src/components/Stage/face-views';
import {drawPictures, type Drawing, type Picture} from './drawing-page';

const site = path.join(__dirname, '../../site');

/** Twice the size of the stage, in pixels. */
const size = {width: 464, height: 620};
const maya = {model: 't2-female.glb', ...size};

/** In the order of the picture. The right hand is the left one, mirrored. */
const views: readonly Drawing[] = [
  {...maya, armsLowered: 52},
  {...maya, isPortrait: true, armsLowered: 52},
  {...maya, armsLowered: 0, near: {joint: 'LeftHandMiddle1', meters: 0.13}, view: {azimuth: 0, elevation: 62}},
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

const near = (joint: string, meters: number) => ({near: {joint, meters}, view: {azimuth: 0, elevation: 0}});
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
  ['avaturn_glasses_0', {isPortrait: true, worn: 'glasses-round-female.glb'}],
  ['avaturn_look_0', {}],
  ['avaturn_shoes_0', near('LeftFoot', 0.3)],
];

const clips = ['Idle', 'Walk', 'Wave'];
const phases = [0, 0.25, 0.5, 0.75];

const half = {width: size.width / 2, height: size.height / 2};

/** Faces are tiles over this one. */
const face: Drawing = {
  model: maya.model,
  width: size.height,
  height: size.height,
  isPortrait: true,
  view: {...firstView, azimuth: 0},
  crop: portrait,
};

const stagePicture = (
  name: string,
  columns: number,
  quality: number,
  tiles: readonly Drawing[],
  {width, height} = size,
): Picture => ({
  file: `site/static/img/stage/${name}.webp`,
  tiles,
  columns,
  width,
  height,
  encodings: [{quality, alphaQuality: 40}],
});

async function main(): Promise<void> {
  const lit = meshes.map(([mesh, frame]) => ({...maya, ...frame, armsLowered: 52, lit: mesh}));
  const poses = clips.flatMap((clip) => phases.map((phase) => ({model: maya.model, ...half, pose: {clip, phase}})));
  const drawn = await drawPictures([
    stagePicture('joints', 4, 60, [...views, face]),
    stagePicture('meshes', 4, 45, lit),
    stagePicture('clips', 4, 70, poses, half),
  ]);
  const places = views.map((view, index) =>
    Object.fromEntries(
      joints.flatMap(({name}, joint): [string, Point][] => {
        const [x, y] = drawn.get(view)!.joints![joint]!;
        if (!drawnJoints[index]!.test(name)) return [];
        return [[name, [Math.round(x * half.width), Math.round(y * half.height)]]];
      }),
    ),
  );
  writeJson('places', places);
  writeJson('rig', lines(places[0]!));
}

void main();
