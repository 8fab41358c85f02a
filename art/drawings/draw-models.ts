// Redraws site/static/img/models/, which pages show until the reader asks for 3D, and tools/simulator/previews/, which the creator
// shows: npx tsx art/drawings/draw-models.ts. With texts, such as `t2-`, it draws the pictures whose path contains one.
import {sampleModels, type SampleModel} from '@avaturn-docs/platform/sample-models';
import {stillSize} from '@avaturn-docs/scene/first-view';
import {animations, assets, bodies} from '@avaturn-docs/simulator/catalog';
import {assetFile, bodyFile} from '@avaturn-docs/simulator/content/models';
import {drawPictures, type Drawing, type Picture} from './drawing-page';

const wanted = process.argv.slice(2);

/** The first that is small enough. Coarse transparency shows steps in a soft shadow; hair, which costs most, has none. */
const encodings = [{quality: 72}, {quality: 60, alphaQuality: 20}, {quality: 30, alphaQuality: 5}];
/** No page waits for a larger picture, in bytes. */
const maxBytes = 30_000;

type Subject = Omit<Drawing, 'width' | 'height'>;

const pictureOf = (file: string, drawing: Drawing): Picture => {
  const {width, height} = drawing;
  return {file, tiles: [drawing], width, height, encodings, maxBytes};
};

/** A model alone; hair on a head, without which it is hard to recognize. */
const subjectOf = (file: string): Subject => {
  const model: SampleModel = sampleModels.find((row) => row.file === file)!;
  return model.kind === 'asset' && model.category === 'hair'
    ? {model: `t2-${model.shape}.glb`, isMannequin: true, worn: file}
    : {model: file};
};

const stills = sampleModels
  .filter(({kind}) => kind !== 'clips')
  .map(({id, file}) => pictureOf(`site/static/img/models/${id}.webp`, {...subjectOf(file), ...stillSize}));

const previews = (
  [
    ...assets.map((asset) => {
      const wearer = bodies.find(({id}) => assetFile(asset, id) !== undefined)!;
      return [asset.id, {...subjectOf(assetFile(asset, wearer.id)!), wornColor: wearer.hairColor}];
    }),
    ...bodies.map(({id}) => [id, {model: bodyFile(id), pose: {clip: 'Idle', phase: 0.15}, isPortrait: true}]),
    ...animations.map(({id, clip}) => [id, {model: bodyFile('body_0'), pose: {clip, phase: 0.25}}]),
  ] as [string, Subject][]
).map(([id, subject]) => pictureOf(`tools/simulator/previews/${id}.webp`, {...subject, width: 128, height: 128}));

void drawPictures(
  [...stills, ...previews].filter(({file}) => wanted.length === 0 || wanted.some((text) => file.includes(text))),
);
