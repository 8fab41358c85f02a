/** Draws models in a browser, in the scene that the site shows them in. `art/drawings/drawing-page.ts` opens the page. */
import {AnimationMixer, Mesh, MeshStandardMaterial, type Object3D} from 'three';
import {GLTFLoader} from 'three/addons/loaders/GLTFLoader.js';
import {firstView} from '@avaturn-docs/scene/first-view';
import {AvatarStage, boxOf, frameBox, headBox} from '@avaturn-docs/scene';

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
  /** Degrees by which the head of a portrait is seen from its left. */
  readonly azimuth?: number;
  /** The square of a square picture that fills it: shares of the edges. */
  readonly crop?: {readonly left: number; readonly top: number; readonly size: number};
  /** Weights of morph targets. */
  readonly weights?: Readonly<Record<string, number>>;
  /** Name of a hairstyle below `/models/`, drawn on the model's head alone, which is bald and of clay. */
  readonly hair?: string;
  /** `#rrggbb`; gray if absent, as in the file. */
  readonly hairColor?: string;
}

/** Pixels drawn for one of the picture, along an edge: more make details smoother. */
const samples = 2;

const canvas = document.createElement('canvas');
document.body.append(canvas);
const stage = new AvatarStage(canvas, true);
stage.renderer.setPixelRatio(samples);

const load = (file: string) => new GLTFLoader().loadAsync(`/models/${file}`);

/** Data URL of the picture as PNG. */
async function draw({
  model,
  width,
  height,
  pose,
  isPortrait,
  azimuth,
  crop,
  weights,
  hair,
  hairColor,
}: Drawing): Promise<string> {
  canvas.style.cssText = `display:block;width:${width}px;height:${height}px`;
  const {scene: root, animations} = await load(model);
  if (hair === undefined) {
    const clip = pose ? animations.find(({name}) => name === pose.clip) : animations[0];
    if (pose && !clip) throw new Error(`There is no clip "${pose.clip}".`);
    const mixer = new AnimationMixer(root);
    if (clip) mixer.clipAction(clip).play();
    mixer.setTime((pose?.phase ?? 0) * (clip?.duration ?? 0));
  } else {
    toMannequin(root);
    const {scene: worn} = await load(hair);
    worn.traverse((object) => {
      if (hairColor && object instanceof Mesh) (object.material as MeshStandardMaterial).color.set(hairColor);
    });
    root.add(worn);
  }
  if (weights) setWeights(root, weights);
  const box = boxOf(root);
  stage.add(root, box);
  stage.resize();
  const view = {...firstView, ...(azimuth !== undefined && {azimuth})};
  frameBox(stage.camera, (isPortrait && headBox(root, box)) || box, view);
  const zoom = width / (crop?.size ?? 1);
  stage.camera.setViewOffset(zoom, zoom, (crop?.left ?? 0) * zoom, (crop?.top ?? 0) * zoom, width, height);
  if (!crop) stage.camera.clearViewOffset();
  stage.render();
  const copy = Object.assign(document.createElement('canvas'), {width, height});
  const context = copy.getContext('2d')!;
  context.imageSmoothingQuality = 'high';
  context.drawImage(canvas, 0, 0, width, height);
  stage.remove(root);
  return copy.toDataURL('image/png');
}

/** Sets morph targets on every mesh that has them. */
function setWeights(root: Object3D, weights: Readonly<Record<string, number>>): void {
  root.traverse((object) => {
    if (!(object instanceof Mesh)) return;
    for (const [name, weight] of Object.entries(weights)) {
      const index = object.morphTargetDictionary?.[name];
      if (index !== undefined) object.morphTargetInfluences![index] = weight;
    }
  });
}

/** Leaves of an avatar a bald head of clay with closed eyes. */
function toMannequin(avatar: Object3D): void {
  const meshes: Mesh[] = [];
  avatar.traverse((object) => {
    if (object instanceof Mesh) meshes.push(object);
  });
  for (const mesh of meshes) {
    if (mesh.name === 'Head_Mesh') {
      mesh.material = new MeshStandardMaterial({color: 0xa08e80, roughness: 0.9});
      mesh.morphTargetInfluences![mesh.morphTargetDictionary!['eyesClosed']!] = 1;
    } else mesh.removeFromParent();
  }
}

Object.assign(window, {draw});
