import {
  Color,
  DirectionalLight,
  Fog,
  HemisphereLight,
  Mesh,
  MeshStandardMaterial,
  PerspectiveCamera,
  PlaneGeometry,
  PMREMGenerator,
  Scene,
  Timer,
  WebGLRenderer,
} from 'three';
import {OrbitControls} from 'three/addons/controls/OrbitControls.js';
import {RoomEnvironment} from 'three/addons/environments/RoomEnvironment.js';

function addLights(scene) {
  scene.add(new HemisphereLight(0xffffff, 0x444444, 1));

  const sun = new DirectionalLight(0xffffff, 3);
  sun.position.set(3, 3, 5);
  sun.castShadow = true;
  // A shadow box of four by four meters around the avatar keeps the shadow sharp.
  Object.assign(sun.shadow.camera, {left: -2, right: 2, top: 2, bottom: -2, near: 0.1, far: 40});
  sun.shadow.bias = -0.001;
  scene.add(sun);
}

function addFloor(scene) {
  const floor = new Mesh(new PlaneGeometry(100, 100), new MeshStandardMaterial({color: 0x999999}));
  floor.rotation.x = -Math.PI / 2;
  floor.receiveShadow = true;
  scene.add(floor);
}

/** Draws a scene into the canvas. `onFrame` gets the seconds since the last frame and the total seconds. */
export function createStage(canvas, onFrame) {
  const renderer = new WebGLRenderer({canvas, antialias: true});
  renderer.setPixelRatio(Math.min(window.devicePixelRatio, 2));
  renderer.shadowMap.enabled = true;

  const scene = new Scene();
  scene.background = new Color(0xc0c0c0);
  scene.fog = new Fog(0xc0c0c0, 20, 50);
  const generator = new PMREMGenerator(renderer);
  scene.environment = generator.fromScene(new RoomEnvironment(), 0.04).texture;
  scene.environmentIntensity = 0.3;
  generator.dispose();
  addLights(scene);
  addFloor(scene);

  const camera = new PerspectiveCamera(45, 1, 0.1, 100);
  camera.position.set(-2, 1, 3);
  const controls = new OrbitControls(camera, canvas);
  controls.target.set(0, 1, 0);
  controls.update();

  new ResizeObserver(() => {
    const {clientWidth, clientHeight} = canvas;
    if (clientWidth === 0 || clientHeight === 0) return;
    renderer.setSize(clientWidth, clientHeight, false);
    camera.aspect = clientWidth / clientHeight;
    camera.updateProjectionMatrix();
  }).observe(canvas);

  const timer = new Timer();
  timer.connect(document);
  renderer.setAnimationLoop((time) => {
    timer.update(time);
    onFrame(timer.getDelta(), timer.getElapsed());
    renderer.render(scene, camera);
  });
  return {scene};
}
