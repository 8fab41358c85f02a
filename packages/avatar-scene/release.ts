import {Line, Mesh, Points, SkinnedMesh, Texture, type Material, type Object3D} from 'three';

/** Gives back what an object and all below it hold in the memory of the graphics card: three.js never does so by itself. */
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
  // A decoded picture is held until it is closed, whatever becomes of its texture.
  const {data} = texture.source;
  if (typeof ImageBitmap !== 'undefined' && data instanceof ImageBitmap) data.close();
}
