import {
  ACESFilmicToneMapping,
  DirectionalLight,
  PCFShadowMap,
  PerspectiveCamera,
  Scene,
  Vector2,
  Vector3,
  WebGLRenderer,
  type Box3,
  type Material,
  type Object3D,
} from 'three';
import {ContactShadow} from './contact-shadow';
import {studioEnvironment} from './environment';
import {firstView} from './first-view';
import {meshesOf} from './meshes';
import {release} from './release';

class NoWebGlError extends Error {
  override readonly name = 'NoWebGlError';
  constructor() {
    super(
      'This browser can’t show 3D: WebGL 2 is off or missing. Turn on hardware acceleration, or use another browser.',
    );
  }
}

/** Direction of the key light: from the front, on the avatar's left. */
const keyDirection = new Vector3(1.6, 2.2, 2.6);

/** A narrower canvas in CSS pixels has no space for two scenes side by side. */
const minPairWidth = 480;

/** What is on this layer isn't shown. */
const warmUpLayer = 1;

/** Whether the processor draws WebGL. It takes a second for a frame with shadows. */
function isWithoutGraphicsCard(): boolean {
  // The context of the stage can't be asked, because this decides how it is created. Some browsers have no WebGL in an
  // OffscreenCanvas.
  const context = document.createElement('canvas').getContext('webgl2');
  const info = context?.getExtension('WEBGL_debug_renderer_info');
  const name = info && context?.getParameter(info.UNMASKED_RENDERER_WEBGL);
  context?.getExtension('WEBGL_lose_context')?.loseContext();
  return /swiftshader|llvmpipe|basic render/i.test(name);
}

/** Waits until everything is drawn. Otherwise, the next call may block the page for seconds without a graphics card. */
function whenDrawn(renderer: WebGLRenderer): Promise<void> {
  const context = renderer.getContext() as WebGL2RenderingContext;
  const pending = context.fenceSync(context.SYNC_GPU_COMMANDS_COMPLETE, 0);
  context.flush();
  return new Promise((resolve) => {
    const check = (): void => {
      const isPending = pending && context.getSyncParameter(pending, context.SYNC_STATUS) === context.UNSIGNALED;
      if (isPending) setTimeout(check, 10);
      else resolve();
    };
    check();
  });
}

/**
 * glTF defines the material of a surface, but not its sampling quality. Textures get no anisotropic filtering: it is hardly
 * visible on avatars, and together with smooth edges, it blocks WebKit for a minute without a graphics card.
 */
function prepareModel(root: Object3D): void {
  for (const mesh of meshesOf(root)) {
    // Culling uses the bounds of the rest pose.
    mesh.frustumCulled = false;
    mesh.castShadow = true;
    mesh.receiveShadow = true;
    for (const material of [mesh.material].flat()) smoothEdges(material);
  }
}

/** Antialiases alpha-tested surfaces such as hair cards by multisampling. */
function smoothEdges(material: Material): void {
  if (material.alphaTest === 0) return;
  material.alphaToCoverage = true;
  // Also blended: otherwise, the edges would be holes in the transparent canvas that show the page.
  material.transparent = true;
  material.forceSinglePass = true;
}

/** Shows models in this project's light, on a transparent background. */
export class AvatarStage {
  readonly scene = new Scene();
  readonly camera = new PerspectiveCamera(firstView.fieldOfView, 1, 0.01, 100);
  readonly renderer: WebGLRenderer;
  /** Warm, and casts shadows on the avatar. `add` positions it. */
  private readonly key = new DirectionalLight(0xffefe0, 2.6);
  private readonly ground = new ContactShadow();
  /** Of the model, where it was added. */
  private readonly center = new Vector3();
  /** Floor below standing avatars, with their shadow. */
  readonly floor = this.ground.floor;
  /** Set when something other than the camera moved. */
  hasStaleShadows = true;
  /** Another scene with the same camera: left of this one, or over it on a narrow canvas. Resize after changing it. */
  pair: Scene | undefined;
  private columns = 1;
  private isDisposed = false;

  /** @param isDetailed whether edges are smooth and avatars cast shadows @throws NoWebGlError */
  constructor(
    private readonly canvas: HTMLCanvasElement,
    private readonly isDetailed = !isWithoutGraphicsCard(),
  ) {
    // Checked here, because the renderer logs an error before it throws.
    const context = canvas.getContext('webgl2', {antialias: isDetailed, alpha: true});
    if (!context) throw new NoWebGlError();
    this.renderer = new WebGLRenderer({canvas, context});
    this.renderer.toneMapping = ACESFilmicToneMapping;
    this.renderer.toneMappingExposure = 0.92;
    this.renderer.setPixelRatio(Math.min(window.devicePixelRatio, isDetailed ? 2 : 1));
    this.renderer.shadowMap.enabled = isDetailed;
    this.renderer.shadowMap.type = PCFShadowMap;
    this.renderer.shadowMap.autoUpdate = false;
    this.scene.environment = studioEnvironment();
    this.scene.environmentIntensity = 0.55;
    this.key.castShadow = isDetailed;
    this.key.shadow.mapSize.setScalar(1024);
    this.key.shadow.radius = 2.5;
    this.key.shadow.normalBias = 0.01;
    this.key.shadow.bias = -0.0005;
    this.floor.visible = false;
    // Cool, from behind: outlines hair and shoulders.
    const rim = new DirectionalLight(0xe6eeff, 1);
    rim.position.set(-2.2, 2.4, -2.6);
    for (const light of [this.key, rim]) light.layers.enable(warmUpLayer);
    this.scene.add(this.key, this.key.target, rim, this.floor);
  }

  /**
   * Uploads a model's textures and compiles its shaders before it is added, one mesh at a time: without a graphics card, the
   * first frame would block the page for a second. Hides the canvas until `show`.
   */
  async warmUp(model: Object3D): Promise<void> {
    const {scene, camera, renderer, canvas} = this;
    prepareModel(model);
    // The browser reads a visible canvas back after each change.
    canvas.style.opacity = '0';
    // Without this extension, three.js would log a warning.
    if (renderer.extensions.has('KHR_parallel_shader_compile')) await renderer.compileAsync(model, camera, scene);
    renderer.setScissor(0, 0, 1, 1);
    for (const mesh of meshesOf(model)) {
      if (this.isDisposed) break;
      scene.add(model);
      for (const {layers} of [camera, mesh]) layers.set(warmUpLayer);
      renderer.setScissorTest(true);
      renderer.render(scene, camera);
      renderer.setScissorTest(false);
      for (const {layers} of [camera, mesh]) layers.set(0);
      scene.remove(model);
      await whenDrawn(renderer);
    }
  }

  async show(): Promise<void> {
    await whenDrawn(this.renderer);
    this.canvas.style.opacity = '';
  }

  add(model: Object3D, box: Box3): void {
    prepareModel(model);
    this.scene.add(model);
    const center = box.getCenter(new Vector3());
    const radius = box.getSize(new Vector3()).length() / 2;
    const {camera} = this.key.shadow;
    this.center.copy(center);
    this.key.target.position.set(0, 0, 0);
    this.key.position.copy(keyDirection).setLength(radius * 2);
    this.follow(new Vector3());
    Object.assign(camera, {left: -radius, right: radius, top: radius, bottom: -radius, near: radius, far: radius * 3});
    camera.updateProjectionMatrix();
    // A standing avatar has a floor; an asset such as a hat has none.
    this.floor.visible = Math.abs(box.min.y) < 0.1 && box.max.y > 1.2;
    this.hasStaleShadows = true;
  }

  /** Moves the key light and the floor with a model. @param offset from where it was added, in meters */
  follow(offset: Vector3): void {
    const {key, center, ground} = this;
    const direction = key.position.clone().sub(key.target.position);
    key.target.position.copy(center).add(offset);
    key.position.copy(key.target.position).add(direction);
    ground.moveBelow(offset);
  }

  remove(model: Object3D): void {
    this.scene.remove(model);
    release(model);
  }

  /** @returns whether the canvas has a size to draw in */
  resize(): boolean {
    const {clientWidth: width, clientHeight: height} = this.canvas;
    if (width === 0 || height === 0) return false;
    this.renderer.setSize(width, height, false);
    this.columns = this.pair && width >= minPairWidth ? 2 : 1;
    this.camera.aspect = width / this.columns / height;
    this.camera.updateProjectionMatrix();
    return true;
  }

  /** The part of the canvas with this scene, over its full height, in CSS pixels from the left. */
  get area() {
    const {x, y: height} = this.renderer.getSize(new Vector2());
    const width = x / this.columns;
    return {left: x - width, width, height};
  }

  /** Draws a frame. @param draw custom drawing of the scene */
  render(draw = () => this.draw()): void {
    if (this.isDetailed && this.hasStaleShadows) {
      this.renderer.shadowMap.needsUpdate = true;
      if (this.floor.visible) this.ground.update(this.renderer, this.scene);
      this.hasStaleShadows = false;
    }
    draw();
  }

  private draw(): void {
    const {renderer, scene, camera, pair} = this;
    const {left, width, height} = this.area;
    renderer.setViewport(left, 0, width, height);
    renderer.render(scene, camera);
    if (!pair) return;
    renderer.autoClear = false;
    renderer.setViewport(0, 0, width, height);
    renderer.render(pair, camera);
    renderer.autoClear = true;
  }

  dispose(): void {
    this.ground.dispose();
    release(this.scene);
    this.key.dispose();
    this.scene.environment?.dispose();
    this.renderer.dispose();
    this.isDisposed = true;
    // Browsers allow few contexts at a time, and free them late.
    void whenDrawn(this.renderer).then(() => this.renderer.forceContextLoss());
  }
}
