import {Group, Mesh, MeshBasicMaterial, SphereGeometry, Vector3, type Camera, type Color, type Object3D} from 'three';
import {jointsOf, nameOf} from './summary';

/** Radius of the dot relative to the distance from the camera, so that its size on screen is constant. */
const size = 0.008;

/** A dot with a halo over one joint of a model. */
export class JointLight {
  readonly object = new Group();
  private readonly joints: readonly Object3D[];
  private lit: Object3D | undefined;

  constructor(root: Object3D) {
    this.joints = jointsOf(root);
    const geometry = new SphereGeometry(1, 24, 16);
    const over = {depthTest: false, depthWrite: false, transparent: true, toneMapped: false};
    const dot = new Mesh(geometry, new MeshBasicMaterial(over));
    const halo = new Mesh(geometry, new MeshBasicMaterial({...over, opacity: 0.35}));
    halo.scale.setScalar(2);
    for (const part of [halo, dot]) {
      part.renderOrder = 11;
      this.object.add(part);
    }
    this.object.visible = false;
  }

  /** @param name of the joint in the file; null for none */
  light(name: string | null): void {
    this.lit = this.joints.find((joint) => nameOf(joint) === name);
    this.object.visible = this.lit !== undefined;
  }

  /** Position of a joint in meters; undefined if none has this name. */
  positionOf(name: string): Vector3 | undefined {
    return this.joints.find((joint) => nameOf(joint) === name)?.getWorldPosition(new Vector3());
  }

  color(color: Color): void {
    for (const part of this.object.children)
      (part as Mesh<SphereGeometry, MeshBasicMaterial>).material.color.copy(color);
  }

  update(camera: Camera): void {
    if (!this.lit) return;
    this.lit.getWorldPosition(this.object.position);
    this.object.scale.setScalar(camera.position.distanceTo(this.object.position) * size);
  }
}
