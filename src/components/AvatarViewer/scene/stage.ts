import {
  CircleGeometry,
  Mesh,
  MeshBasicMaterial,
  NeutralToneMapping,
  PMREMGenerator,
  Scene,
  WebGLRenderer,
  type Box3,
} from 'three';
import {RoomEnvironment} from 'three/addons/environments/RoomEnvironment.js';
import {avatarLights, release} from '../../../../packages/avatar-scene';
import {NoWebGlError} from './errors';

/** The renderer and the empty stage: light, something for metal to reflect, and a floor. */
export class Stage {
  readonly scene = new Scene();
  readonly renderer: WebGLRenderer;
  private readonly floor = new Mesh(
    new CircleGeometry(0.5, 48).rotateX(-Math.PI / 2),
    // Hardly there, so that it suits light and dark surroundings alike, and so do the pictures drawn of it.
    new MeshBasicMaterial({color: 0x75756f, transparent: true, opacity: 0.15, toneMapped: false}),
  );

  /** @throws NoWebGlError */
  constructor(private readonly canvas: HTMLCanvasElement) {
    // Asked for here, because the renderer reports a refusal in the console before it throws.
    const context = canvas.getContext('webgl2', {antialias: true, alpha: true, powerPreference: 'default'});
    if (!context) throw new NoWebGlError();
    this.renderer = new WebGLRenderer({canvas, context, antialias: true, alpha: true});
    this.renderer.setPixelRatio(Math.min(window.devicePixelRatio, 2));
    // White cloth keeps its folds, and colors stay those of the textures.
    this.renderer.toneMapping = NeutralToneMapping;
    this.renderer.toneMappingExposure = 0.78;
    const generator = new PMREMGenerator(this.renderer);
    const room = new RoomEnvironment();
    // Soft reflections need no more, and a slow graphics card makes the usual 256 for seconds.
    this.scene.environment = generator.fromScene(room, 0.04, 0.1, 100, {size: 64}).texture;
    this.scene.environmentIntensity = 0.35;
    generator.dispose();
    release(room);
    this.floor.visible = false;
    this.scene.add(...avatarLights(), this.floor);
  }

  /** Shows the floor below a whole figure that stands on it, and not below a hat or a pair of glasses. */
  showFloorBelow({min, max}: Box3): void {
    this.floor.visible = Math.abs(min.y) < 0.1 && max.y > 1.2;
  }

  /** @returns whether the canvas has a size to draw in */
  resize(): boolean {
    const {clientWidth: width, clientHeight: height} = this.canvas;
    if (width === 0 || height === 0) return false;
    this.renderer.setSize(width, height, false);
    return true;
  }

  dispose(): void {
    release(this.scene);
    this.scene.environment?.dispose();
    this.renderer.dispose();
    // A browser allows few contexts at a time and frees one late, unless it is given up.
    this.renderer.forceContextLoss();
  }
}
