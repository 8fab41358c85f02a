import {DirectionalLight, Vector3} from 'three';

/** Direction of the key light: from the front, on the avatar's left. */
export const keyDirection = new Vector3(1.6, 2.2, 2.6);

/** A warm key light that casts shadows on the avatar. */
export function keyLight(): DirectionalLight {
  const light = new DirectionalLight(0xffefe0, 2.6);
  light.position.copy(keyDirection);
  return light;
}

/** A cool rim light from behind that outlines hair and shoulders. */
export function rimLight(): DirectionalLight {
  const light = new DirectionalLight(0xe6eeff, 1);
  light.position.set(-2.2, 2.4, -2.6);
  return light;
}
