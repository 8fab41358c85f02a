/** Draws a sample model in a browser as the viewer first shows it. `scripts/draw-models.ts` opens the page. */
import {createAvatarScene} from '../../src/components/AvatarViewer/scene';

export interface Still {
  readonly url: string;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
}

/** A data URL of the picture, as WebP with nothing behind the model. */
async function drawStill({url, width, height}: Still): Promise<string> {
  const canvas = document.createElement('canvas');
  canvas.style.cssText = `display:block;width:${width}px;height:${height}px`;
  document.body.append(canvas);
  const scene = createAvatarScene(canvas, {reducedMotion: true});
  await scene.load({url});
  const picture = await createImageBitmap(await scene.picture());
  scene.dispose();
  canvas.remove();
  const copy = Object.assign(document.createElement('canvas'), {width, height});
  copy.getContext('2d')!.drawImage(picture, 0, 0, width, height);
  return copy.toDataURL('image/webp', 0.8);
}

Object.assign(window, {drawStill});
