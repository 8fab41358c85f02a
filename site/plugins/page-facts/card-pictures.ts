/** Pictures of `static/img` for pages, by the last part of the page's path. Parts that several pages share have none. */
const cardPictures: Readonly<Record<string, string>> = {
  bodies: 'bodies/faces-open.webp',
  mixamo: 'importing/walk.webp',
  blender: 'importing/layers.webp',
  'glb-to-fbx': 'importing/fbx-materials.webp',
  'glb-to-vrm': 'importing/vrm.webp',
  threejs: 'models/t2-female.webp',
  renders: 'api/renders.webp',
  'create-avatar-with-api': 'api/photos.webp',
  intro: 'assets/garment.webp',
  general_guidelines: 'assets/topology.webp',
  clothing: 'assets/mask.webp',
  footwear: 'assets/shoes.webp',
  eyewear: 'assets/lenses.webp',
  hair: 'assets/haircap.webp',
};

/** The picture for a link of the form `/docs/integration/bodies/#materials`. */
export const pictureFor = (url: string): string | undefined =>
  cardPictures[/([\w-]+)\/?(?:[?#].*)?$/.exec(url)?.[1] ?? ''];
