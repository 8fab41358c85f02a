import {
  BufferAttribute,
  BufferGeometry,
  Group,
  LineBasicMaterial,
  LineSegments,
  Mesh,
  MeshBasicMaterial,
  Points,
  PointsMaterial,
  SphereGeometry,
  Vector3,
  type Camera,
  type Color,
  type Object3D,
} from 'three';
import type {AvatarStage} from '@avaturn-docs/scene';
import {jointsOf, nameOf} from './summary';

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Minimum distance between two labels in pixels. */
const gap = 2;

/** Distance between a joint and its name in pixels. */
const labelGap = 7;

/** Where the name of a joint at `x` may start. That of a left or right joint is outside, where no other limb is. */
function leftEdges(name: string, x: number, middle: number, width: number): readonly number[] {
  const [before, after] = [x - labelGap - width, x + labelGap];
  if (/^(?:Left|Right)/.test(name)) return [x < middle ? before : after];
  return [after, before];
}

const overlap = (a: Box, b: Box): boolean =>
  a.left < b.left + b.width + gap &&
  b.left < a.left + a.width + gap &&
  a.top < b.top + b.height + gap &&
  b.top < a.top + a.height + gap;

/** Radius of the lit joint's dot relative to the distance from the camera, so that its size on screen is constant. */
const dotSize = 0.008;

/**
 * The bones and joints of a model, drawn over it, with the joints' names in an HTML layer above the canvas. One joint can be
 * lit: it gets a dot with a halo.
 */
export class SkeletonOverlay {
  readonly object = new Group();
  private readonly joints: readonly Object3D[];
  private readonly bones: readonly (readonly [from: number, to: number])[];
  private readonly dots: Points<BufferGeometry, PointsMaterial>;
  private readonly lines: LineSegments<BufferGeometry, LineBasicMaterial>;
  private readonly light = new Group();
  private readonly lightMaterials: readonly MeshBasicMaterial[];
  private readonly names: readonly HTMLElement[];
  private lit: Object3D | undefined;
  private sizes: readonly {readonly width: number; readonly height: number}[] = [];

  constructor(
    root: Object3D,
    private readonly labels: HTMLElement | null | undefined,
  ) {
    this.joints = jointsOf(root);
    const indices = new Map(this.joints.map((joint, index) => [joint, index]));
    this.bones = this.joints.flatMap((joint, index) => {
      const parent = joint.parent && indices.get(joint.parent);
      return typeof parent === 'number' ? [[parent, index] as const] : [];
    });
    const positions = (count: number) =>
      new BufferGeometry().setAttribute('position', new BufferAttribute(new Float32Array(count * 3), 3));
    // Drawn over everything, because a skeleton is inside the body.
    const over = {depthTest: false, depthWrite: false, transparent: true, toneMapped: false};
    this.dots = new Points(
      positions(this.joints.length),
      new PointsMaterial({size: 5, sizeAttenuation: false, ...over}),
    );
    this.lines = new LineSegments(positions(this.bones.length * 2), new LineBasicMaterial(over));
    for (const part of [this.lines, this.dots]) {
      part.frustumCulled = false;
      part.renderOrder = 10;
      this.object.add(part);
    }
    const sphere = new SphereGeometry(1, 24, 16);
    this.lightMaterials = [new MeshBasicMaterial({...over, opacity: 0.35}), new MeshBasicMaterial(over)];
    const [halo, dot] = this.lightMaterials.map((material) => new Mesh(sphere, material));
    halo!.scale.setScalar(2);
    halo!.renderOrder = dot!.renderOrder = 11;
    this.light.add(halo!, dot!);
    this.object.add(this.light);
    this.object.visible = false;
    this.names = this.joints.map((joint) =>
      Object.assign(document.createElement('span'), {textContent: nameOf(joint), hidden: true}),
    );
    labels?.replaceChildren(...this.names);
  }

  /** @param lit name of a joint in the file */
  show(shown: boolean, lit?: string): void {
    this.object.visible = shown;
    this.lit = this.joint(lit);
    this.light.visible = this.lit !== undefined;
    this.names.forEach((name) => (name.hidden = true));
  }

  color(bones: Color, joints: Color, light: Color): void {
    this.lines.material.color.copy(bones);
    this.dots.material.color.copy(joints);
    for (const material of this.lightMaterials) material.color.copy(light);
  }

  /** @param name in the file */
  joint(name: string | undefined): Object3D | undefined {
    return this.joints.find((joint) => nameOf(joint) === name);
  }

  /** @param area where the model is drawn, in CSS pixels from the left of the canvas; required for names */
  update(camera: Camera, area?: AvatarStage['area']): void {
    if (!this.object.visible) return;
    const at = this.joints.map((joint) => joint.getWorldPosition(new Vector3()));
    const dots = this.dots.geometry.getAttribute('position') as BufferAttribute;
    at.forEach(({x, y, z}, index) => dots.setXYZ(index, x, y, z));
    dots.needsUpdate = true;
    const ends = this.lines.geometry.getAttribute('position') as BufferAttribute;
    this.bones.flat().forEach((joint, index) => {
      const {x, y, z} = at[joint]!;
      ends.setXYZ(index, x, y, z);
    });
    ends.needsUpdate = true;
    this.lit?.getWorldPosition(this.light.position);
    this.light.scale.setScalar(camera.position.distanceTo(this.light.position) * dotSize);
    if (this.labels && area) this.placeNames(this.labels, at, camera, area);
  }

  dispose(): void {
    this.labels?.replaceChildren();
  }

  /** Names never overlap or leave the layer: a name without space is hidden. */
  private placeNames(layer: HTMLElement, at: readonly Vector3[], camera: Camera, area: AvatarStage['area']): void {
    const {offsetLeft, offsetTop, offsetWidth, offsetHeight} = layer;
    this.measureNames();
    const taken: Box[] = [];
    const points = at.map((point) => {
      const {x, y, z} = point.clone().project(camera);
      return {
        x: area.left + ((x + 1) / 2) * area.width - offsetLeft,
        y: ((1 - y) / 2) * area.height - offsetTop,
        z,
      };
    });
    const middle = points[0]?.x ?? 0;
    this.names.forEach((name, index) => {
      const {x, y, z} = points[index]!;
      const {width, height} = this.sizes[index]!;
      const top = y - height / 2;
      const isInside = z < 1 && top >= 0 && top + height <= offsetHeight;
      const place = leftEdges(name.textContent, x, middle, width)
        .map((left) => ({left, top, width, height}))
        .find(
          (box) =>
            isInside && box.left >= 0 && box.left + width <= offsetWidth && !taken.some((other) => overlap(box, other)),
        );
      name.hidden = !place;
      if (!place) return;
      taken.push(place);
      name.style.transform = `translate(${Math.round(place.left)}px, ${Math.round(place.top)}px)`;
    });
  }

  /** All at once, because reading a size triggers layout. */
  private measureNames(): void {
    if (this.sizes.length > 0) return;
    this.names.forEach((name) => (name.hidden = false));
    this.sizes = this.names.map(({offsetWidth: width, offsetHeight: height}) => ({width, height}));
  }
}
