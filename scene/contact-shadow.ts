import {
  CustomBlending,
  DoubleSide,
  Mesh,
  MeshDepthMaterial,
  NoBlending,
  OneFactor,
  OneMinusSrcAlphaFactor,
  OrthographicCamera,
  PlaneGeometry,
  Scene,
  ShaderMaterial,
  type Vector3,
  WebGLRenderTarget,
  type WebGLRenderer,
} from 'three';
import {FullScreenQuad} from 'three/addons/postprocessing/Pass.js';

/** Size of the shadowed floor in meters, and the height up to which objects darken it. */
const floorSize = 2.4;
const reach = 0.45;
const pixels = 256;
/** Blurred twice, the second time finely, so that few samples leave no banding. */
const blurRadii = [3, 1.2] as const;

const throughUv = /* glsl */ `
  varying vec2 at;
  void main() {
    at = uv;
    gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0);
  }`;

/** The floor below an avatar: a faint pool of light for dark pages, and the soft shadow of whatever touches the floor. */
export class ContactShadow {
  readonly floor: Mesh<PlaneGeometry, ShaderMaterial>;
  private readonly targets = [0, 1].map(() => new WebGLRenderTarget(pixels, pixels, {depthBuffer: true}));
  private readonly camera = new OrthographicCamera(
    -floorSize / 2,
    floorSize / 2,
    floorSize / 2,
    -floorSize / 2,
    -0.05,
    reach,
  );
  private readonly depth = new MeshDepthMaterial({side: DoubleSide, blending: NoBlending});
  private readonly blur = new ShaderMaterial({
    uniforms: {from: {value: null}, step: {value: [0, 0]}},
    vertexShader: throughUv,
    fragmentShader: /* glsl */ `
      uniform sampler2D from;
      uniform vec2 step;
      varying vec2 at;
      void main() {
        float sum = 0.0;
        float weights = 0.0;
        for (float i = -4.0; i <= 4.0; i += 1.0) {
          float weight = exp(-i * i / 8.0);
          sum += texture2D(from, at + i * step).a * weight;
          weights += weight;
        }
        gl_FragColor = vec4(0.0, 0.0, 0.0, sum / weights);
      }`,
    blending: NoBlending,
    depthTest: false,
    depthWrite: false,
  });
  private readonly screen = new FullScreenQuad(this.blur);

  constructor() {
    this.depth.onBeforeCompile = (shader) => {
      shader.fragmentShader = shader.fragmentShader.replace(
        'gl_FragColor = vec4( vec3( 1.0 - fragCoordZ ), opacity );',
        'gl_FragColor = vec4( vec3( 0.0 ), pow( 1.0 - fragCoordZ, 2.0 ) );',
      );
    };
    this.floor = new Mesh(
      new PlaneGeometry(floorSize, floorSize),
      new ShaderMaterial({
        uniforms: {shadow: {value: this.targets[0]!.texture}, darkness: {value: 0}},
        vertexShader: throughUv,
        fragmentShader: /* glsl */ `
          uniform sampler2D shadow;
          uniform float darkness;
          varying vec2 at;
          void main() {
            // The floor is seen from above, the shadow was drawn from below.
            float dark = darkness * texture2D(shadow, vec2(at.x, 1.0 - at.y)).a;
            float far = min(length(at * 2.0 - 1.0), 1.0);
            float light = 0.07 * (1.0 - far) * (1.0 - far) * (1.0 - dark);
            gl_FragColor = vec4(vec3(light), light + dark);
          }`,
        blending: CustomBlending,
        blendSrc: OneFactor,
        blendDst: OneMinusSrcAlphaFactor,
        transparent: true,
        depthWrite: false,
      }),
    );
    this.floor.rotation.x = -Math.PI / 2;
    this.floor.renderOrder = -1;
    // Looks up from the floor.
    this.camera.rotation.x = Math.PI / 2;
  }

  /** Renders the shadow of the scene in its present state. Before the first call, the floor has none. */
  update(renderer: WebGLRenderer, scene: Scene): void {
    const [first, second] = this.targets as [WebGLRenderTarget, WebGLRenderTarget];
    this.floor.visible = false;
    scene.overrideMaterial = this.depth;
    renderer.setRenderTarget(first);
    renderer.render(scene, this.camera);
    scene.overrideMaterial = null;
    this.floor.visible = true;
    for (const radius of blurRadii) {
      this.pass(renderer, first, second, [radius / pixels, 0]);
      this.pass(renderer, second, first, [0, radius / pixels]);
    }
    renderer.setRenderTarget(null);
    this.floor.material.uniforms['darkness']!.value = 0.7;
  }

  /** Moves the floor below a place; it keeps its height. */
  moveBelow({x, z}: Vector3): void {
    for (const {position} of [this.floor, this.camera]) position.set(x, position.y, z);
  }

  dispose(): void {
    for (const held of [...this.targets, this.depth, this.blur, this.screen]) held.dispose();
  }

  private pass(renderer: WebGLRenderer, from: WebGLRenderTarget, to: WebGLRenderTarget, step: number[]): void {
    this.blur.uniforms['from']!.value = from.texture;
    this.blur.uniforms['step']!.value = step;
    renderer.setRenderTarget(to);
    this.screen.render(renderer);
  }
}
