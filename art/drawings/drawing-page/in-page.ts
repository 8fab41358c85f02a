/** Draws models in a browser, in the scene that the site shows them in. `art/drawings/drawing-page.ts` opens the page. */
import {
  AnimationMixer,
  Bone,
  Box3,
  MathUtils,
  Mesh,
  Quaternion,
  Vector3,
  type AnimationClip,
  type Camera,
  type Object3D,
} from 'three';
import {GLTFLoader} from 'three/addons/loaders/GLTFLoader.js';
import {AvatarStage, boxOf, firstView, frameBox, headBox, upperBodyBox, type Layer} from '@avaturn-docs/scene';
import {hero} from '@avaturn-docs/scene/hero-view';
import {jointPoints, type JointPoints} from '@avaturn-docs/scene/joint-points';
import {LayeredModel, spreadArms} from '@avaturn-docs/scene/layers';
import {toMannequin} from './mannequin';

export interface Drawing {
  /** Name below `/models/`. */
  readonly model: string;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
  readonly types: readonly ('image/webp' | 'image/png' | 'image/jpeg')[];
  /** Pixels drawn for one of the picture, along an edge: 1 if absent. More make details smoother. */
  readonly samples?: number;
  /** CSS color behind the model in a JPEG. The other types stay transparent. */
  readonly background?: string;
  /**
   * The clip that poses the model, and how much of it has passed, from 0 to 1; or the rest pose, with joints turned by
   * degrees around the line of sight. The start of its first clip if absent.
   */
  readonly pose?: {readonly clip: string; readonly phase: number} | {readonly turned: Readonly<Record<string, number>>};
  /** Weights of morph targets by name. */
  readonly weights?: Readonly<Record<string, number>>;
  /** What fills the picture: the whole model if absent. */
  readonly frame?: 'head' | 'upper half' | 'hero';
  /** What the model is drawn as: the finished avatar if absent. */
  readonly layer?: Layer;
  /** Draws the joints and the bones between them over the model, in this CSS color. */
  readonly skeleton?: string;
  /** Degrees around the model and above the horizon; those of the first view if absent. */
  readonly azimuth?: number;
  readonly elevation?: number;
  /** Names of assets below `/models/` that the model wears, in its rest pose. */
  readonly wears?: readonly string[];
  /** Draws only the head of the model, bald and of clay, below what it wears. */
  readonly isMannequin?: boolean;
}

interface Shown {
  readonly model: string;
  readonly root: Object3D;
  readonly animations: readonly AnimationClip[];
}

const dividersFor = {person: [1, 1], mesh: [0, 1], clay: [0, 0]} as const;

const canvas = document.createElement('canvas');
let stage: AvatarStage | undefined;
let shown: Shown | undefined;
let drawnJoints: JointPoints = [];

/** Data URLs of the picture, one for each type. */
async function draw(drawing: Drawing): Promise<string[]> {
  const {width, height, types, samples = 1, background = '#fff'} = drawing;
  document.body.append(canvas);
  canvas.style.cssText = `display:block;width:${width}px;height:${height}px`;
  stage ??= new AvatarStage(canvas, true);
  stage.renderer.setPixelRatio(samples);
  const {root, animations} = await show(stage, drawing);
  const mixer = pose(root, animations, drawing);
  const undoTurns = turnJoints(root, drawing);
  if (drawing.frame === 'hero') spreadArms(root, hero.armSpread);
  const box = boxOf(root);
  stage.add(root, box);
  stage.resize();
  frameBox(stage.camera, framed(root, box, drawing), {
    azimuth: drawing.azimuth ?? firstView.azimuth,
    elevation: drawing.elevation ?? firstView.elevation,
  });
  const layers = new LayeredModel(root);
  const {scene, camera, renderer} = stage;
  if (drawing.frame === 'hero') drawnJoints = jointPoints(root, camera);
  stage.render(() => layers.draw(renderer, scene, camera, dividersFor[drawing.layer ?? 'person']));
  layers.dispose();
  const picture = await createImageBitmap(canvas);
  const bones = drawing.skeleton ? bonesOnPicture(root, stage.camera, drawing) : [];
  mixer.stopAllAction();
  mixer.uncacheRoot(root);
  undoTurns();
  return types.map((type) => {
    const copy = Object.assign(document.createElement('canvas'), {width, height});
    const context = copy.getContext('2d')!;
    context.imageSmoothingQuality = 'high';
    if (type === 'image/jpeg') {
      context.fillStyle = background;
      context.fillRect(0, 0, width, height);
    }
    context.drawImage(picture, 0, 0, width, height);
    drawBones(context, bones, drawing);
    return copy.toDataURL(type, 0.8);
  });
}

async function show(on: AvatarStage, {model, wears = [], isMannequin}: Drawing): Promise<Shown> {
  const isPlain = wears.length === 0;
  if (isPlain && shown?.model === model) return shown;
  if (shown) on.remove(shown.root);
  const {scene: root, animations} = await new GLTFLoader().loadAsync(`/models/${model}`);
  if (isMannequin) toMannequin(root);
  for (const asset of wears) putOn(root, (await new GLTFLoader().loadAsync(`/models/${asset}`)).scene);
  // No other picture shows a changed model.
  shown = {model: isPlain ? model : '', root, animations};
  return shown;
}

/** An asset replaces the model's own of its category, which has the same names. */
function putOn(root: Object3D, asset: Object3D): void {
  asset.traverse(({name, type}) => {
    if (type.endsWith('Mesh')) root.getObjectByName(name)?.removeFromParent();
  });
  root.add(asset);
}

function pose(
  root: Object3D,
  animations: readonly AnimationClip[],
  {pose: wanted, weights = {}}: Drawing,
): AnimationMixer {
  const mixer = new AnimationMixer(root);
  if (!wanted || 'clip' in wanted) {
    const clip = wanted ? animations.find(({name}) => name === wanted.clip) : animations[0];
    if (wanted && !clip) throw new Error(`There is no clip "${wanted.clip}".`);
    if (clip) mixer.clipAction(clip).play();
    mixer.setTime((wanted?.phase ?? 0) * (clip?.duration ?? 0));
  }
  root.traverse((object) => {
    if (!(object instanceof Mesh) || !object.morphTargetInfluences) return;
    for (const [name, index] of Object.entries(object.morphTargetDictionary ?? {}))
      object.morphTargetInfluences[index] = weights[name] ?? 0;
  });
  return mixer;
}

/** Turns joints as the drawing asks; the result turns them back. */
function turnJoints(root: Object3D, {pose: wanted}: Drawing): () => void {
  const turned = wanted && 'turned' in wanted ? Object.entries(wanted.turned) : [];
  const rest = turned.map(([name, degrees]) => {
    const joint = root.getObjectByName(name);
    if (!joint?.parent) throw new Error(`There is no joint "${name}".`);
    const before = joint.quaternion.clone();
    const parent = joint.parent.getWorldQuaternion(new Quaternion());
    const turn = new Quaternion().setFromAxisAngle(new Vector3(0, 0, 1), MathUtils.degToRad(degrees));
    joint.quaternion.premultiply(parent.clone().invert().multiply(turn).multiply(parent));
    return {joint, before};
  });
  return () => rest.forEach(({joint, before}) => joint.quaternion.copy(before));
}

type Point = readonly [x: number, y: number];

/** Each joint in pixels of the picture, with its parent joint if it has one. */
function bonesOnPicture(root: Object3D, camera: Camera, {width, height}: Drawing): {joint: Point; parent?: Point}[] {
  root.updateWorldMatrix(true, true);
  const place = (object: Object3D): Point => {
    const {x, y} = object.getWorldPosition(new Vector3()).project(camera);
    return [((x + 1) / 2) * width, ((1 - y) / 2) * height];
  };
  const joints: {joint: Point; parent?: Point}[] = [];
  root.traverse((object) => {
    if (!(object instanceof Bone)) return;
    joints.push({joint: place(object), ...(object.parent instanceof Bone && {parent: place(object.parent)})});
  });
  return joints;
}

function drawBones(
  context: CanvasRenderingContext2D,
  bones: readonly {joint: Point; parent?: Point}[],
  {width, skeleton = ''}: Drawing,
): void {
  context.lineCap = 'round';
  const unit = width / 400;
  // A pale rim keeps the lines apart from dark clothes.
  for (const [color, wider] of [['#fffc', unit * 1.2] as const, [skeleton, 0] as const]) {
    context.strokeStyle = context.fillStyle = color;
    context.lineWidth = unit * 1.6 + wider;
    for (const {joint, parent} of bones) {
      if (!parent) continue;
      context.beginPath();
      context.moveTo(...parent);
      context.lineTo(...joint);
      context.stroke();
    }
    for (const {joint} of bones) {
      context.beginPath();
      context.arc(...joint, unit * 1.7 + wider / 2, 0, 2 * Math.PI);
      context.fill();
    }
  }
}

function framed(root: Object3D, box: Box3, {frame}: Drawing): Box3 {
  if (frame === 'head') return headBox(root, box) ?? box;
  if (frame === 'hero') return upperBodyBox(box);
  if (frame !== 'upper half') return box;
  const {x, y, z} = box.getCenter(new Vector3());
  return new Box3(new Vector3(x, y, z), new Vector3(x, box.max.y, z));
}

Object.assign(window, {draw, jointsOfLastPicture: () => drawnJoints});
