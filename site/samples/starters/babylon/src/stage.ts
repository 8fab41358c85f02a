import {ArcRotateCamera} from '@babylonjs/core/Cameras/arcRotateCamera';
import {Engine} from '@babylonjs/core/Engines/engine';
import {DirectionalLight} from '@babylonjs/core/Lights/directionalLight';
import {HemisphericLight} from '@babylonjs/core/Lights/hemisphericLight';
import {Color3, Color4} from '@babylonjs/core/Maths/math.color';
import {Vector3} from '@babylonjs/core/Maths/math.vector';
import {Scene} from '@babylonjs/core/scene';

/** Draws a scene into the canvas. */
export function createStage(canvas: HTMLCanvasElement): Scene {
  const engine = new Engine(canvas, true);
  const scene = new Scene(engine);
  scene.clearColor = new Color4(0.85, 0.86, 0.89, 1);

  // An avatar is about 1.8 m tall, stands on the origin, and faces +Z of the file.
  const camera = new ArcRotateCamera('camera', Math.PI / 2, 1.5, 4, new Vector3(0, 0.95, 0), scene);
  camera.fov = 0.52;
  camera.minZ = 0.1;
  camera.wheelDeltaPercentage = 0.01;
  camera.attachControl(canvas, true);

  const sky = new HemisphericLight('sky', Vector3.Up(), scene);
  sky.groundColor = new Color3(0.4, 0.4, 0.4);
  const sun = new DirectionalLight('sun', new Vector3(-2, -3, -4), scene);
  sun.intensity = 2;

  new ResizeObserver(() => engine.resize()).observe(canvas);
  engine.runRenderLoop(() => scene.render());
  return scene;
}
