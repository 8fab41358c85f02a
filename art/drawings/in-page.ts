/** Draws models in a browser, in the scene that the site shows them in. `drawing-page.ts` opens the page. */
import {AnimationMixer, Box3, Color, MeshBasicMaterial, MeshStandardMaterial, Vector3, type Object3D} from 'three';
import {GLTFLoader} from 'three/addons/loaders/GLTFLoader.js';
import {AvatarStage, boxOf, frameBox, headBox, meshesOf} from '@avaturn-docs/scene';
import {jointPoints, type JointPoints} from '@avaturn-docs/scene/joint-points';
import {spreadArms} from '@avaturn-docs/scene/layers';

export interface Drawing {
  /** Name below `/models/`. */
  readonly model: string;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
  /** The clip that poses the model, and how much of it has passed, from 0 to 1: the start of its first clip if absent. */
  readonly pose?: {readonly clip: string; readonly phase: number};
  /** Fills the picture with the head of the model. */
  readonly isPortrait?: boolean;
  /** Degrees around and above the model, as in `firstView`, which is used if absent. */
  readonly view?: {readonly azimuth: number; readonly elevation: number};
  /** The square of a square picture that fills it: shares of the edges. */
  readonly crop?: {readonly left: number; readonly top: number; readonly size: number};
  readonly weights?: Readonly<Record<string, number>>;
  /** Leaves of the model a bald head of clay. */
  readonly isMannequin?: boolean;
  /** Name below `/models/` of an asset that the model wears. */
  readonly worn?: string;
  /** `#rrggbb`; that of its file if absent. */
  readonly wornColor?: string;
  /** Degrees by which the rest pose, without a clip, lowers the arms. */
  readonly armsLowered?: number;
  /** Fills the picture with what is within meters of a joint. */
  readonly near?: {readonly joint: string; readonly meters: number};
  /** Name of the mesh that alone has color; the others are ghosts. */
  readonly lit?: string;
}

/** What `draw` returns: a PNG as a data URL, and the joints in it if the model has all of them. */
export interface Drawn {
  readonly url: string;
  readonly joints: JointPoints | undefined;
}

/** Pixels drawn for one of the picture, along an edge: more make details smoother. */
const samples = 2;

const canvas = document.createElement('canvas');
document.body.append(canvas);
const stage = new AvatarStage(canvas, true);
stage.renderer.setPixelRatio(samples);

const load = (file: string) => new GLTFLoader().loadAsync(`/models/${file}`);

async function draw(drawing: Drawing): Promise<Drawn> {
  const {model, width, height, pose, isPortrait, view, crop, weights, isMannequin, worn, wornColor} = drawing;
  const {armsLowered, near, lit} = drawing;
  canvas.style.cssText = `display:block;width:${width}px;height:${height}px`;
  const {scene: root, animations} = await load(model);
  if (isMannequin) toMannequin(root);
  else {
    if (armsLowered !== undefined) animations.length = 0;
    const clip = pose ? animations.find(({name}) => name === pose.clip) : animations[0];
    if (pose && !clip) throw new Error(`There is no clip "${pose.clip}".`);
    const mixer = new AnimationMixer(root);
    if (clip) mixer.clipAction(clip).play();
    mixer.setTime((pose?.phase ?? 0) * (clip?.duration ?? 0));
    spreadArms(root, -(armsLowered ?? 0));
  }
  if (worn) {
    const {scene} = await load(worn);
    if (wornColor) for (const {material} of meshesOf(scene)) (material as MeshStandardMaterial).color.set(wornColor);
    root.add(scene);
  }
  if (weights) setWeights(root, weights);
  const box = boxOf(root);
  stage.add(root, box);
  stage.resize();
  if (lit) light(root, lit);
  const center = near && root.getObjectByName(near.joint)?.getWorldPosition(new Vector3());
  const around = center && new Box3().setFromCenterAndSize(center, new Vector3().setScalar(near.meters * 2));
  const head = isPortrait ? headBox(root, box) : undefined;
  frameBox(stage.camera, around ?? head ?? box, view);
  stage.camera.clearViewOffset();
  if (crop) {
    const zoom = width / crop.size;
    stage.camera.setViewOffset(zoom, zoom, crop.left * zoom, crop.top * zoom, width, height);
  }
  stage.render();
  const copy = Object.assign(document.createElement('canvas'), {width, height});
  const context = copy.getContext('2d')!;
  context.imageSmoothingQuality = 'high';
  context.drawImage(canvas, 0, 0, width, height);
  const joints = root.getObjectByName('LeftEye') && jointPoints(root, stage.camera);
  stage.remove(root);
  return {url: copy.toDataURL('image/png'), joints};
}

/** Inside of the head: other meshes are transparent, so that they can be seen. */
const hidden = /^(?:Eye|Teeth|Tongue)_Mesh$/;

/** Makes clay of skin and clothes, and lets one mesh glow. Nothing else is drawn. */
function light(root: Object3D, name: string): void {
  const clay = hidden.test(name)
    ? new MeshBasicMaterial({color: 0x8f897b, transparent: true, opacity: 0.2, depthWrite: false})
    : new MeshStandardMaterial({color: 0xb4aea2, roughness: 0.9});
  for (const mesh of meshesOf(root)) {
    mesh.castShadow = mesh.receiveShadow = false;
    if (mesh.name !== name) {
      mesh.material = clay;
      mesh.visible = /^(?:Body|Head)_Mesh$|_(?:look|shoes)_/.test(mesh.name);
      continue;
    }
    const material = mesh.material as MeshStandardMaterial;
    material.emissive = new Color(0xd9481a);
    material.emissiveIntensity = 0.7;
    // A shadow, which is almost transparent.
    if (name === 'EyeAO_Mesh') mesh.material = new MeshBasicMaterial({color: 0xd9481a});
  }
}

function setWeights(root: Object3D, weights: Readonly<Record<string, number>>): void {
  for (const {morphTargetDictionary, morphTargetInfluences} of meshesOf(root)) {
    for (const [name, weight] of Object.entries(weights)) {
      const index = morphTargetDictionary?.[name];
      if (index !== undefined) morphTargetInfluences![index] = weight;
    }
  }
}

/** Leaves of an avatar a bald head of clay with closed eyes. */
function toMannequin(avatar: Object3D): void {
  for (const mesh of meshesOf(avatar)) {
    if (mesh.name === 'Head_Mesh') {
      mesh.material = new MeshStandardMaterial({color: 0xa08e80, roughness: 0.9});
      mesh.morphTargetInfluences![mesh.morphTargetDictionary!['eyesClosed']!] = 1;
    } else mesh.removeFromParent();
  }
}

Object.assign(window, {draw});
