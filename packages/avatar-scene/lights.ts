import {DirectionalLight, HemisphereLight, type Light} from 'three';

/** The light in which this project shows avatars: soft from all around, and a sun from the front, to the avatar's left. */
export function avatarLights(): Light[] {
  const sun = new DirectionalLight(0xffffff, 2);
  sun.position.set(2, 4, 3);
  return [new HemisphereLight(0xffffff, 0x8a8478, 2.2), sun];
}
