import {
  Color,
  DirectionalLight,
  HemisphereLight,
  PerspectiveCamera,
  PMREMGenerator,
  Scene,
  Timer,
  WebGLRenderer,
} from 'three';
import {OrbitControls} from 'three/addons/controls/OrbitControls.js';
import {RoomEnvironment} from 'three/addons/environments/RoomEnvironment.js';

/** Draws a scene into the canvas. `onFrame` gets the seconds since the last frame. */
export function createStage(canvas: HTMLCanvasElement, onFrame: (seconds: number) => void): Scene {
  const renderer = new WebGLRenderer({canvas, antialias: true});
  renderer.setPixelRatio(Math.min(devicePixelRatio, 2));

  const scene = new Scene();
  scene.background = new Color(0xd8dce2);
  const generator = new PMREMGenerator(renderer);
  scene.environment = generator.fromScene(new RoomEnvironment(), 0.04).texture;
  scene.environmentIntensity = 0.4;
  generator.dispose();
  const sun = new DirectionalLight(0xffffff, 2);
  sun.position.set(2, 3, 4);
  scene.add(new HemisphereLight(0xffffff, 0x666666, 0.8), sun);

  // An avatar is about 1.8 m tall, stands on the origin, and faces +Z.
  const camera = new PerspectiveCamera(30, 1, 0.1, 100);
  camera.position.set(0, 1.2, 4);
  const controls = new OrbitControls(camera, canvas);
  controls.target.set(0, 0.95, 0);
  controls.update();

  new ResizeObserver(() => {
    const {clientWidth, clientHeight} = canvas;
    if (clientWidth === 0 || clientHeight === 0) return;
    renderer.setSize(clientWidth, clientHeight, false);
    camera.aspect = clientWidth / clientHeight;
    camera.updateProjectionMatrix();
  }).observe(canvas);

  const timer = new Timer();
  renderer.setAnimationLoop((time) => {
    timer.update(time);
    onFrame(timer.getDelta());
    renderer.render(scene, camera);
  });
  return scene;
}
