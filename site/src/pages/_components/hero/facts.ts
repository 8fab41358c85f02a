/** The contents of an exported file. A test compares the numbers with `platform/`, which the page doesn't load. */
export const facts = [
  {id: 'file', term: 'One GLB', text: 'A glTF 2.0 file with the textures inside'},
  {id: 'skeleton', term: 'One skeleton', text: '52 joints with Mixamo’s names, 54 in T2'},
  {id: 'face', term: '72 face shapes', text: '52 from ARKit, 15 visemes and 5 more, in T2'},
] as const;

/** The part of the avatar that shows a fact: the finished avatar, its skeleton, or its moving face. */
export type FactId = (typeof facts)[number]['id'];
