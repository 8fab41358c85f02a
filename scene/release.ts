import {Line, Mesh, Points, SkinnedMesh, Texture, type Material, type Object3D} from 'three';

/** Frees the GPU memory of an object and its descendants, which three.js doesn't do. */
export function release(root: Object3D): void {
  root.traverse((object) => {
    if (object instanceof SkinnedMesh) object.skeleton.dispose();
    if (!(object instanceof Mesh || object instanceof Line || object instanceof Points)) return;
    object.geometry.dispose();
    for (const material of [object.material].flat() as Material[]) {
      for (const value of Object.values(material)) if (value instanceof Texture) releaseTexture(value);
      material.dispose();
    }
  });
}

function releaseTexture(texture: Texture): void {
  texture.dispose();
  // Disposing a texture doesn't free its decoded image.
  const {data} = texture.source;
  if (typeof ImageBitmap !== 'undefined' && data instanceof ImageBitmap) data.close();
}
