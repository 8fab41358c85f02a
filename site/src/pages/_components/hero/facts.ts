/** The part of the avatar that shows a fact: the finished avatar, its skeleton, or its moving face. */
export type FactId = 'file' | 'skeleton' | 'face';

export interface Fact {
  readonly id: FactId;
  readonly term: string;
  readonly text: string;
}

/** The contents of an exported file. A test compares the numbers with `platform/`, which the page doesn't load. */
export const facts: readonly Fact[] = [
  {id: 'file', term: 'One GLB', text: 'A glTF 2.0 file with the textures inside'},
  {id: 'skeleton', term: 'One skeleton', text: '52 joints with Mixamo’s names, 54 in T2'},
  {id: 'face', term: '72 face shapes', text: '52 from ARKit, 15 visemes and 5 more, in T2'},
];
