// Redraws site/static/img/models/, which pages show until the reader asks for 3D, and site/static/img/bodies/, the pictures made of
// models: npx tsx art/drawings/draw-models.ts. With texts, such as `bodies`, it draws the pictures whose path contains one.
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import {sampleModels, type SampleModel} from '@avaturn-docs/platform/sample-models';
import {stillSize} from '@avaturn-docs/scene/first-view';
import {beside, withDrawingPage} from './drawing-page';
import {comparisons, type Comparison} from './drawing-page/comparisons';

const folder = path.join(__dirname, '../../site/static/img');
const wanted = process.argv.slice(2);
const isWanted = ({name}: Comparison) => wanted.length === 0 || wanted.some((text) => name.includes(text));

/** The first that is small enough. Coarse transparency shows steps in a soft shadow; hair, which costs most, has none. */
const encodings = [
  {quality: 72, effort: 6},
  {quality: 60, alphaQuality: 20, effort: 6},
  {quality: 30, alphaQuality: 5, effort: 6},
] as const;
/** No page waits for a larger picture, in bytes. */
const maxBytes = 30_000;

/** A model alone; hair on a head, without which it is hard to recognize. */
const stillOf = (model: SampleModel): Comparison['drawings'][number] =>
  model.kind === 'asset' && model.category === 'hair'
    ? {
        model: `t2-${model.shape}.glb`,
        ...stillSize,
        isMannequin: true,
        wears: [model.file],
        weights: {eyesClosed: 1},
        pose: {turned: {}},
      }
    : {model: model.file, ...stillSize};

const stills: readonly Comparison[] = sampleModels
  .filter(({kind}) => kind !== 'clips')
  .map((model) => ({
    name: `models/${model.id}`,
    drawings: [stillOf(model)],
  }));

const face = {frame: 'head', width: 640, height: 540, azimuth: 12, elevation: 2} as const;
const restPose = {
  model: 't1-female.glb',
  width: 600,
  height: 600,
  azimuth: 0,
  elevation: 2,
  skeleton: '#e8500f',
} as const;

const figures: readonly Comparison[] = [
  {
    name: 'bodies/faces-closed',
    drawings: [
      {...face, model: 't1-female.glb'},
      {...face, model: 't2-female.glb'},
    ],
  },
  {
    name: 'bodies/faces-open',
    drawings: [
      {...face, model: 't1-female.glb'},
      {...face, model: 't2-female.glb', weights: {jawOpen: 1}},
    ],
  },
  {
    name: 'bodies/rest-pose',
    drawings: [
      {...restPose, pose: {turned: {}}},
      {...restPose, pose: {turned: {LeftArm: -45, RightArm: 45}}},
    ],
  },
];

void withDrawingPage(async (draw) => {
  for (const {name, drawings, overlap = 0} of [...stills, ...figures, ...comparisons].filter(isWanted)) {
    const parts: Buffer[] = [];
    for (const drawing of drawings) parts.push(...(await draw({...drawing, types: ['image/png'], samples: 2})));
    const picture = await beside(parts, drawings[0]!, overlap);
    let file = Buffer.alloc(0);
    for (const encoding of encodings) {
      file = await sharp(picture).webp(encoding).toBuffer();
      if (file.length <= maxBytes) break;
    }
    const target = path.join(folder, `${name}.webp`);
    mkdirSync(path.dirname(target), {recursive: true});
    writeFileSync(target, file);
    console.log(`${name}.webp ${file.length} bytes`);
  }
});
