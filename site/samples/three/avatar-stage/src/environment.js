import {EquirectangularReflectionMapping} from 'three';
import {HDRLoader} from 'three/addons/loaders/HDRLoader.js';

/** Lights the scene with a panorama in the .hdr format. */
export async function lightWith(scene, url) {
  const texture = await new HDRLoader().loadAsync(url);
  texture.mapping = EquirectangularReflectionMapping;
  scene.environment?.dispose();
  scene.environment = texture;
}
