import type {AssetCategory} from './asset-limits';

/** The sample people, by the name in their files. */
export const samplePeople = {
  female: {firstName: 'Maya', shape: 'female'},
  male: {firstName: 'Theo', shape: 'male'},
  iris: {firstName: 'Iris', shape: 'female'},
  noah: {firstName: 'Noah', shape: 'male'},
} as const;

export type SamplePerson = keyof typeof samplePeople;

function avatar<Body extends 'T1' | 'T2', Person extends SamplePerson>(body: Body, person: Person) {
  const id = `${body.toLowerCase() as Lowercase<Body>}-${person}` as const;
  const {firstName, shape} = samplePeople[person];
  return {
    kind: 'avatar',
    id,
    file: `${id}.glb`,
    title: `${firstName}, ${body}`,
    body,
    person,
    name: firstName,
    shape,
  } as const;
}

const prefixes = {clothing: 'outfit', footwear: 'shoes', eyewear: 'glasses', hair: 'hair'} as const satisfies Readonly<
  Record<AssetCategory, string>
>;

/** @param shape of the template body that the asset fits: Maya's or Theo's */
function asset<Category extends AssetCategory, Style extends string, Shape extends 'female' | 'male'>(
  category: Category,
  style: Style,
  shape: Shape,
  title: string,
) {
  const id = `${prefixes[category]}-${style}-${shape}` as const;
  return {kind: 'asset', id, file: `${id}.glb`, title: `${title}, ${shape}`, category, style, shape} as const;
}

/**
 * The site's models in `site/static/models/`, which readers may use (CC0). `art` generates them with the structure of real
 * exports; they aren't platform exports. The people are synthetic adults of about 25. Avatars have the clips `Idle`, `Walk`
 * and `Wave`. `file` is the name below `/models/`.
 */
export const sampleModels = [
  avatar('T1', 'female'),
  avatar('T1', 'male'),
  avatar('T1', 'iris'),
  avatar('T1', 'noah'),
  avatar('T2', 'female'),
  avatar('T2', 'male'),
  avatar('T2', 'iris'),
  avatar('T2', 'noah'),
  {kind: 'clips', id: 'clips', file: 'clips.glb', title: 'Clips Idle, Walk and Wave'},
  asset('clothing', 'rust-tee', 'female', 'Rust T-shirt and jeans'),
  asset('clothing', 'white-tee', 'female', 'White T-shirt and jeans'),
  asset('clothing', 'blue-shirt', 'female', 'Blue shirt and jeans'),
  asset('clothing', 'field-jacket', 'female', 'Olive jacket and jeans'),
  asset('clothing', 'sweater', 'female', 'Sand knit top and jeans'),
  asset('clothing', 'navy-tee', 'male', 'Navy T-shirt and chinos'),
  asset('clothing', 'white-shirt', 'male', 'White shirt and jeans'),
  asset('clothing', 'charcoal-jacket', 'male', 'Charcoal jacket and chinos'),
  asset('clothing', 'long-sleeve', 'male', 'Long-sleeved shirt and jeans'),
  asset('clothing', 'sweater', 'male', 'Sand knit top and jeans'),
  asset('hair', 'braid', 'female', 'Braid'),
  asset('hair', 'long', 'female', 'Long hair'),
  asset('hair', 'ponytail', 'female', 'Ponytail'),
  asset('hair', 'bob', 'female', 'Long bob'),
  asset('hair', 'short-bob', 'female', 'Short bob'),
  asset('hair', 'afro', 'female', 'Afro'),
  asset('hair', 'textured', 'male', 'Textured crop'),
  asset('hair', 'crop', 'male', 'Short crop'),
  asset('hair', 'slicked', 'male', 'Slicked-back hair'),
  asset('hair', 'swept', 'male', 'Side-swept hair'),
  asset('hair', 'afro', 'male', 'Afro'),
  asset('hair', 'ponytail', 'male', 'Ponytail'),
  asset('eyewear', 'round', 'female', 'Round glasses'),
  asset('eyewear', 'square', 'female', 'Square sunglasses'),
  asset('eyewear', 'round', 'male', 'Round glasses'),
  asset('eyewear', 'square', 'male', 'Square sunglasses'),
  asset('footwear', 'sneakers', 'female', 'Sneakers'),
  asset('footwear', 'laced', 'female', 'Brown leather shoes'),
  asset('footwear', 'oxfords', 'female', 'Black leather shoes'),
  asset('footwear', 'laced', 'male', 'Brown leather shoes'),
  asset('footwear', 'sneakers', 'male', 'Sneakers'),
  asset('footwear', 'oxfords', 'male', 'Black leather shoes'),
] as const;

export type SampleModel = (typeof sampleModels)[number];
export type SampleAvatar = Extract<SampleModel, {kind: 'avatar'}>;
export type SampleAsset = Extract<SampleModel, {kind: 'asset'}>;

/** The sample that pages link as an example of an avatar, and its height in meters as `avaturn-glb inspect` measures it. */
export const linkedSample = {id: 't2-female', height: 1.71} as const;
