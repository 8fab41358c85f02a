import {describe, expect, test} from 'vitest';
import {bodyOf, defaultAsset, usableAssets, type CatalogAsset, type Category} from '../catalog';
import {assetFile} from '../content/models';
import {startCustomization} from '../customization';
import {Editor} from './editor';

/** An asset that two bodies have and that isn't a default of the first. */
const chosenFor = (category: Category, from: string, to: string) =>
  usableAssets.find(
    (asset) =>
      asset.category === category &&
      asset !== defaultAsset(bodyOf(from), category) &&
      [from, to].every((body) => assetFile(asset, body) !== undefined),
  )!;

test('a requested customization overrides the defaults of its body', () => {
  const hair = chosenFor('hairAndHeadwear', 'body_1', 'body_1');
  const {assets: worn} = startCustomization('body_1');
  const sent = {...startCustomization('body_1'), assets: {...worn, hair_and_headwear: {id: hair.id}, footwear: null}};
  const editor = new Editor();
  editor.open(sent, null);
  expect(editor.state.assets).toMatchObject({hairAndHeadwear: hair.id, footwear: ''});
});

describe('an opened customization', () => {
  const hair = chosenFor('hairAndHeadwear', 'body_1', 'body_1');
  const [glasses, others] = usableAssets.filter(
    (asset) => asset.category === 'eyewear' && assetFile(asset, 'body_1') !== undefined,
  ) as [CatalogAsset, CatalogAsset];
  const start = startCustomization('body_1');
  const withColors = (hairColor?: string, lensColor?: string) => ({
    ...start,
    age: 'adult',
    metadata: {source: 'onboarding'},
    assets: {
      ...start.assets,
      hair_and_headwear: {id: hair.id, ...(hairColor !== undefined && {color: hairColor})},
      eyewear: {id: glasses.id, ...(lensColor !== undefined && {color: lensColor})},
    },
  });

  test.each([
    ['#AABBCC', '#aabbccaa'],
    ['#aabbcc', '#aabbcc00'],
    [undefined, undefined],
  ])('with the colors %s and %s is exported as it was sent', (hairColor, lensColor) => {
    const editor = new Editor();
    const sent = withColors(hairColor, lensColor);
    editor.open(sent, null);
    expect(editor.customization()).toEqual(sent);
  });

  test('keeps the alpha of its lenses in another frame, until their color is changed', () => {
    const editor = new Editor();
    editor.open(withColors('#aabbcc', '#aabbccaa'), null);
    editor.wear(others.id, 'user');
    expect(editor.customization().assets.eyewear).toEqual({id: others.id, color: '#aabbccaa'});
    editor.change({eyewearColor: '#112233', hairColor: '#445566'}, 'user');
    expect(editor.customization().assets).toMatchObject({
      eyewear: {color: '#112233cc'},
      hair_and_headwear: {color: '#445566'},
    });
  });
});
