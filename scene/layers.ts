import {
  Color,
  MathUtils,
  MeshBasicMaterial,
  MeshStandardMaterial,
  Vector2,
  Vector3,
  type BufferGeometry,
  type Camera,
  type Material,
  type Mesh,
  type Object3D,
  type Scene,
  type WebGLRenderer,
} from 'three';
import {meshesOf} from './meshes';

/** How to draw a model: finished, as a mesh on light clay, or as clay only. */
type Layer = 'person' | 'mesh' | 'clay';

/** Shares of the width: the finished avatar is left of the first, the mesh between them, the clay right of the second. */
export type Dividers = readonly [first: number, second: number];

const clayColor = new Color(0xe9e4da);

/** Draws one model as several layers side by side in one picture. */
export class LayeredModel {
  private readonly meshes: readonly {readonly mesh: Mesh; readonly own: Material; readonly clay: Material}[];
  private readonly lines = new MeshBasicMaterial({
    color: 0xb5380a,
    wireframe: true,
    transparent: true,
    depthWrite: false,
    toneMapped: false,
  });

  constructor(root: Object3D) {
    // The loader gives each mesh one material.
    this.meshes = (meshesOf(root) as Mesh<BufferGeometry, Material>[]).map((mesh) => ({
      mesh,
      own: mesh.material,
      clay: clayOf(mesh.material),
    }));
  }

  /** Draws the layers between the dividers. Clears the canvas first. */
  draw(renderer: WebGLRenderer, scene: Scene, camera: Camera, [first, second]: Dividers): void {
    const {x: width, y: height} = renderer.getSize(new Vector2());
    // Lines are one pixel wide, so they cover more of the clay at lower resolutions.
    this.lines.opacity = MathUtils.clamp(renderer.domElement.width / 5600, 0.14, 0.42);
    const edges = [0, first, second, 1].map((share) => Math.round(MathUtils.clamp(share, 0, 1) * width));
    renderer.setScissorTest(true);
    (['person', 'mesh', 'clay'] as const).forEach((layer, index) => {
      const [left, right] = [edges[index]!, edges[index + 1]!];
      if (right <= left) return;
      renderer.setScissor(left, 0, right - left, height);
      this.drawLayer(renderer, scene, camera, layer);
    });
    renderer.setScissorTest(false);
    for (const {mesh, own} of this.meshes) mesh.material = own;
  }

  dispose(): void {
    this.lines.dispose();
    for (const {clay} of this.meshes) clay.dispose();
  }

  private drawLayer(renderer: WebGLRenderer, scene: Scene, camera: Camera, layer: Layer): void {
    for (const {mesh, own, clay} of this.meshes) mesh.material = layer === 'person' ? own : clay;
    renderer.render(scene, camera);
    if (layer !== 'mesh') return;
    for (const {mesh} of this.meshes) mesh.material = this.lines;
    renderer.autoClear = false;
    renderer.render(scene, camera);
    renderer.autoClear = true;
  }
}

/** A matte, single-color copy of a material. It keeps the outline of cut-out surfaces such as hair cards, and the folds. */
function clayOf(material: Material): Material {
  const clay = material.clone();
  if (clay instanceof MeshStandardMaterial) {
    Object.assign(clay, {roughness: 0.9, metalness: 0, roughnessMap: null, metalnessMap: null, aoMap: null});
    clay.color.set(0xffffff);
  }
  // Otherwise in front of the lines, which have the same depth.
  Object.assign(clay, {polygonOffset: true, polygonOffsetFactor: 1, polygonOffsetUnits: 1});
  clay.onBeforeCompile = (shader) => {
    shader.uniforms['clay'] = {value: clayColor};
    shader.fragmentShader = `uniform vec3 clay;\n${shader.fragmentShader.replace(
      '#include <map_fragment>',
      '#include <map_fragment>\ndiffuseColor.rgb = clay;',
    )}`;
  };
  clay.customProgramCacheKey = () => 'clay';
  return clay;
}

/** Swings the arms out, away from the body. @returns a function that undoes it */
export function spreadArms(root: Object3D, degrees: number): () => void {
  const sides = [
    [root.getObjectByName('LeftArm'), 1],
    [root.getObjectByName('RightArm'), -1],
  ] as const;
  const undo = sides.map(([joint, sign]) => {
    if (!joint?.parent) return undefined;
    const before = joint.quaternion.clone();
    joint.parent.updateWorldMatrix(true, false);
    const axis = new Vector3(0, 0, 1).transformDirection(joint.parent.matrixWorld.clone().invert());
    joint.rotateOnAxis(axis.applyQuaternion(before.clone().invert()), MathUtils.degToRad(sign * degrees));
    return () => joint.quaternion.copy(before);
  });
  return () => undo.forEach((back) => back?.());
}
