import {Box3, MathUtils, Mesh, SkinnedMesh, Spherical, Vector3, type Object3D, type PerspectiveCamera} from 'three';
import {firstView} from './first-view';

/** Distance in meters from the center of a box at which the complete box is in view. */
export function fittingDistance(box: Box3, {fov, aspect}: PerspectiveCamera): number {
  const size = box.getSize(new Vector3());
  const half = Math.tan(MathUtils.degToRad(fov / 2));
  return (Math.max(size.y, size.x / aspect) / 2 / half) * 1.12 + size.z / 2;
}

/** Positions a camera so that it shows the complete box. Angles are in degrees, as in `firstView`. */
export function frameBox(
  camera: PerspectiveCamera,
  box: Box3,
  {azimuth, elevation}: {readonly azimuth: number; readonly elevation: number} = firstView,
): void {
  const distance = fittingDistance(box, camera);
  const center = box.getCenter(new Vector3());
  camera.near = distance * 0.01;
  camera.far = distance * 20;
  camera.updateProjectionMatrix();
  camera.position
    .setFromSpherical(new Spherical(distance, MathUtils.degToRad(90 - elevation), MathUtils.degToRad(azimuth)))
    .add(center);
  camera.lookAt(center);
}

/** Bounds of everything visible, in its present pose, in meters. */
export function boxOf(root: Object3D): Box3 {
  root.updateMatrixWorld(true);
  const box = new Box3();
  root.traverse((object) => {
    if (object instanceof SkinnedMesh) {
      object.computeBoundingBox();
      if (object.boundingBox) box.union(object.boundingBox.clone().applyMatrix4(object.matrixWorld));
    } else if (object instanceof Mesh) {
      box.expandByObject(object, true);
    }
  });
  return box.isEmpty() ? new Box3(new Vector3(-0.5, 0, -0.5), new Vector3(0.5, 1, 0.5)) : box;
}

/** From the thighs to the top of the head of a standing avatar in this box. */
export function upperBodyBox({min, max}: Box3): Box3 {
  const height = max.y - min.y;
  return new Box3(new Vector3(0, min.y + height * 0.4, 0), new Vector3(0, max.y - height * 0.01, 0));
}

/** The head from chin to top; undefined without a joint `Head`, and for an asset such as shoes or a hat. */
export function headBox(root: Object3D, whole: Box3): Box3 | undefined {
  const head = root
    .getObjectsByProperty('isBone', true)
    .find(({name}) => /^(?:mixamorig:?)?head$/i.test(name))
    ?.getWorldPosition(new Vector3());
  if (!head) return undefined;
  const [bottom, top] = [whole.min.y, whole.max.y];
  if (top - head.y < 0.05 || top - head.y > (top - bottom) / 2) return undefined;
  // The joint is at the base of the skull, above the chin.
  const chin = head.y - (top - head.y) * 0.3;
  const half = (top - chin) / 2;
  // Most of the head is also in front of it.
  const middle = head.z + half * 0.35;
  return new Box3(
    new Vector3(head.x - half, chin - 0.02, middle - half),
    new Vector3(head.x + half, top + 0.02, middle + half),
  );
}
