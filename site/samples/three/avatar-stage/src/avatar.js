import {Mesh, SkinnedMesh, Texture} from 'three';
import {GLTFLoader} from 'three/addons/loaders/GLTFLoader.js';

const loader = new GLTFLoader();

// #region load
/** Loads an avatar from a path, from an httpURL or from a dataURL. */
export async function loadAvatar(url) {
  const {scene} = await loader.loadAsync(url);
  scene.traverse((object) => {
    if (!(object instanceof Mesh)) return;
    object.castShadow = true;
    object.receiveShadow = true;
  });
  return scene;
}

/** Loads the first clip of a file and keeps the tracks that fit every avatar: joint rotations and the position of the
 * hips. */
export async function loadClip(url) {
  const {animations} = await loader.loadAsync(url);
  const [clip] = animations;
  if (!clip) throw new Error(`${url} holds no animation.`);
  clip.tracks = clip.tracks.filter(({name}) => name.endsWith('.quaternion') || name.endsWith('Hips.position'));
  return clip;
}
// #endregion load

/** Removes an avatar from the stage and frees its GPU memory. */
export function disposeAvatar(avatar) {
  avatar.removeFromParent();
  avatar.traverse((object) => {
    if (!(object instanceof Mesh)) return;
    object.geometry.dispose();
    if (object instanceof SkinnedMesh) object.skeleton.dispose();
    for (const material of [object.material].flat()) {
      for (const value of Object.values(material)) {
        if (!(value instanceof Texture)) continue;
        // The loader decodes textures to image bitmaps, which stay in memory until they are closed.
        if (value.image instanceof ImageBitmap) value.image.close();
        value.dispose();
      }
      material.dispose();
    }
  });
}
