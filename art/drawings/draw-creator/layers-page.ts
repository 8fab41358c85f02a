/** Draws the layers of renders, in a browser. `layers.ts` opens the page. */
import {AnimationMixer, Box3, Vector3, type BufferGeometry, type Material, type Mesh} from 'three';
import {GLTFLoader} from 'three/addons/loaders/GLTFLoader.js';
import {AvatarStage, boxOf, frameBox, meshesOf} from '@avaturn-docs/scene';
import type {Framing} from '@avaturn-docs/simulator/content/render';

export interface LayerDrawing {
  readonly framing: Framing;
  /** What is visible, as regular expressions: names of meshes, and of materials. The rest only hides what is behind it. */
  readonly meshes: string;
  readonly materials?: string;
}

/** Width and height in pixels. */
const size = [600, 800] as const;

const canvas = Object.assign(document.createElement('canvas'), {style: `width:${size[0]}px;height:${size[1]}px`});
document.body.append(canvas);
const stage = new AvatarStage(canvas, true);
stage.resize();

/** Data URLs of the pictures. @param glb in base64 */
async function drawLayers(glb: string, drawings: readonly LayerDrawing[]): Promise<string[]> {
  const bytes = Uint8Array.from(atob(glb), (character) => character.charCodeAt(0));
  const {scene: avatar, animations} = await new GLTFLoader().parseAsync(bytes.buffer, '');
  avatar.updateMatrixWorld(true);
  // From the skeleton, so that all layers of a person fit, whatever is worn.
  const head = avatar.getObjectByName('Head')!.getWorldPosition(new Vector3()).y;
  const clip = animations.find(({name}) => name === 'Idle');
  if (!clip) throw new Error('The sample avatar has no clip Idle.');
  const mixer = new AnimationMixer(avatar);
  mixer.clipAction(clip).play();
  mixer.setTime(1);
  stage.add(avatar, boxOf(avatar));
  const allMeshes = meshesOf(avatar) as Mesh<BufferGeometry, Material>[];
  const pictures = drawings.map(({framing, meshes: shown, materials}) => {
    for (const mesh of allMeshes) {
      const {material} = mesh;
      const isPart = new RegExp(shown).test(mesh.name) || new RegExp(shown).test(mesh.parent?.name ?? '');
      const isVisible = isPart && new RegExp(materials ?? '').test(material.name);
      // The other part of the same asset hides nothing: frame and lenses are layers of their own.
      mesh.visible = isVisible || !isPart;
      material.colorWrite = isVisible;
      mesh.renderOrder = isVisible ? 1 : 0;
    }
    // Once, with the shadow of the feet.
    stage.floor.visible = shown.includes('shoes');
    placeCamera(framing, head);
    stage.hasStaleShadows = true;
    stage.render();
    return canvas.toDataURL('image/webp', 0.85);
  });
  stage.remove(avatar);
  return pictures;
}

function placeCamera(framing: Framing, head: number): void {
  const top = head + 0.3;
  const bottom = framing === 'full' ? -0.06 : head - 0.75;
  frameBox(stage.camera, new Box3(new Vector3(0, bottom, 0), new Vector3(0, top, 0)));
}

Object.assign(window, {drawLayers});
