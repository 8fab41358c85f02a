// Redraws site/static/img/faces/, which shows each morph target on a face: npx tsx art/drawings/draw-faces.ts. A picture is one
// column of square tiles, so that pages can show a tile at any size; `site/src/components/FaceSheet/face-tile.ts` finds it.
import {firstView} from '@avaturn-docs/scene/first-view';
import {faceSheets} from '../../site/src/components/FaceSheet/face-tile';
import {faceView} from '../../site/src/components/Stage/face-views';
import {drawPictures, type Drawing, type Picture} from './drawing-page';

/** In pixels, on a screen with one pixel for each CSS pixel. */
const edge = 112;

/** Bytes, by pixels for each CSS pixel. */
const maxBytes = {1: 60_000, 2: 160_000} as const;

/** `mouthClose` closes the lips over a mouth that `jawOpen` opens. */
const companions: Readonly<Record<string, Readonly<Record<string, number>>>> = {mouthClose: {jawOpen: 1}};

function drawingOf(name: string): Drawing {
  const {azimuth, ...crop} = faceView(name);
  return {
    model: 't2-female.glb',
    width: edge * 2,
    height: edge * 2,
    isPortrait: true,
    view: {...firstView, azimuth},
    crop,
    weights: {...companions[name], [name]: 1},
  };
}

void drawPictures(
  Object.entries(faceSheets).flatMap(([sheet, names]) => {
    const tiles = names.map(drawingOf);
    return ([1, 2] as const).map((scale): Picture => ({
      file: `site/static/img/faces/${sheet}${scale === 2 ? '-2x' : ''}.webp`,
      tiles,
      width: edge * scale,
      height: edge * scale,
      encodings: [70, 60, 50, 40, 30].map((quality) => ({quality, alphaQuality: 20})),
      maxBytes: maxBytes[scale],
    }));
  }),
);
