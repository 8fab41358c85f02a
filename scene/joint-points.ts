import {Vector3, type Camera, type Object3D} from 'three';
import {joints} from '@avaturn-docs/platform/skeleton';

/** Positions of the joints of `platform/skeleton.ts` in the picture, as shares of its width and height from the top left. */
export type JointPoints = readonly (readonly [x: number, y: number])[];

/** @throws Error if a joint is missing, such as the eyes in T1 */
export function jointPoints(root: Object3D, camera: Camera): JointPoints {
  const found = new Map<string, Object3D>();
  root.traverse((object) => void found.set(object.name, object));
  camera.updateMatrixWorld();
  return joints.map(({name}) => {
    const joint = found.get(name);
    if (!joint) throw new Error(`The model has no joint ${name}.`);
    const {x, y} = joint.getWorldPosition(new Vector3()).project(camera);
    return [(x + 1) / 2, (1 - y) / 2] as const;
  });
}
