import {arkitMorphTargets, extraMorphTargets, visemes} from '@avaturn-docs/platform/morph-targets';

/** The morph targets in each picture, from top to bottom. */
export const faceSheets: Readonly<Record<'arkit' | 'others', readonly string[]>> = {
  arkit: Object.values(arkitMorphTargets).flat(),
  others: [...visemes, ...extraMorphTargets.map(({name}) => name)],
};

/**
 * The picture of a morph target at weight 1, as attributes of an `<img>` with `object-fit: cover`: a square tile of a column
 * that `art/drawings/draw-faces.ts` draws. Undefined for an unknown name.
 * @param height of the image, whose width is 1: of a lower one, the tile's top and bottom are cut off
 */
export function faceTile(name: string, height = 1) {
  const sheet = faceSheets.arkit.includes(name) ? 'arkit' : 'others';
  const names = faceSheets[sheet];
  const index = names.indexOf(name);
  if (index === -1) return undefined;
  return {
    src: `/img/faces/${sheet}.webp`,
    srcSet: `/img/faces/${sheet}-2x.webp 2x`,
    style: {objectPosition: `0 ${((100 * (index + (1 - height) / 2)) / (names.length - height)).toFixed(3)}%`},
  };
}
