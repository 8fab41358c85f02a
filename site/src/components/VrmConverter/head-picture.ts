import type {AvatarScene} from '../AvatarViewer/scene';

/** Edge in pixels. Apps show thumbnails in lists. */
const size = 512;
/** Behind the head, in either mode of an app. */
const background = '#dfe3e8';

/** The head of an avatar in its rest pose as a square PNG. @throws Error without WebGL, or if the file can't be shown */
export async function headPicture(bytes: ArrayBuffer): Promise<Blob> {
  const {AvatarScene: Scene} = await import(/* webpackChunkName: "avatar-scene" */ '../AvatarViewer/scene');
  const canvas = document.createElement('canvas');
  // In the document, because the scene takes its size from the layout.
  Object.assign(canvas.style, {position: 'fixed', left: '-9999px', width: `${size}px`, height: `${size}px`});
  canvas.ariaHidden = 'true';
  document.body.append(canvas);
  let scene: AvatarScene | undefined;
  try {
    scene = new Scene(canvas, {});
    await scene.load(bytes);
    scene.setClip(null);
    scene.lookAtHead();
    return await squareOf(await scene.picture());
  } finally {
    scene?.dispose();
    canvas.remove();
  }
}

async function squareOf(picture: Blob): Promise<Blob> {
  const bitmap = await createImageBitmap(picture);
  const square = new OffscreenCanvas(size, size);
  const context = square.getContext('2d')!;
  context.fillStyle = background;
  context.fillRect(0, 0, size, size);
  context.drawImage(bitmap, 0, 0, size, size);
  return square.convertToBlob({type: 'image/png'});
}
