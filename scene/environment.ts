import {
  CompressedCubeTexture,
  DataUtils,
  HalfFloatType,
  LinearFilter,
  LinearMipmapLinearFilter,
  RGBAFormat,
  Vector3,
  type CompressedPixelFormat,
} from 'three';

/** Edge length of the cube in pixels, for each level from mirror to matte. */
const edges = [64, 32, 16, 8] as const;

/** @param sharpness brightness falls as exp(sharpness · (cos − 1)) */
const softBox = (x: number, y: number, z: number, brightness: number, sharpness: number) => ({
  direction: new Vector3(x, y, z).normalize(),
  brightness,
  sharpness,
});

/** The avatar faces +Z. */
const softBoxes = [
  softBox(4, 2.5, 4, 9, 30),
  softBox(-5, 1.5, 3, 4, 15),
  softBox(-3.5, 3, -5, 6, 20),
  softBox(3.5, 3, -5, 6, 20),
  softBox(0, 5.5, 0.5, 3, 10),
];
/** Brightness of the walls at eye level, and its increase toward the ceiling. */
const walls = {level: 0.5, rise: 0.35} as const;

/** The direction in the scene of a point on a cube face, from -1 to 1 to the right and down. */
const faces: readonly ((s: number, t: number) => readonly [x: number, y: number, z: number])[] = [
  // three.js mirrors cube textures along X.
  (s, t) => [-1, -t, -s],
  (s, t) => [1, -t, s],
  (s, t) => [-s, 1, t],
  (s, t) => [-s, -1, -t],
  (s, t) => [-s, -t, 1],
  (s, t) => [s, -t, -1],
];

/** The light that a surface of a given roughness reflects from a direction, in a studio with a few soft boxes. */
function studioLight(direction: Vector3, roughness: number): number {
  // A rough surface blurs a soft box by the GGX distribution of its roughness, which such a lobe approximates.
  const blur = roughness === 0 ? Infinity : 1 / (2 * roughness ** 4) + 1.6;
  return softBoxes.reduce(
    (sum, box) => {
      const kept = blur === Infinity ? 1 : blur / (blur + box.sharpness);
      return sum + box.brightness * kept * Math.exp(box.sharpness * kept * (direction.dot(box.direction) - 1));
    },
    walls.level + walls.rise * direction.y * (1 - roughness / 3),
  );
}

/**
 * Ambient light for skin and cloth, reflected by eyes, glasses and metal. The blurred levels are computed here, because
 * without a GPU, three.js takes seconds for them.
 */
export function studioEnvironment(): CompressedCubeTexture {
  const lastLevel = edges.length - 1;
  const images = faces.map((directionAt) => ({
    width: edges[0],
    height: edges[0],
    mipmaps: edges.map((edge, level) => {
      // The roughness that three.js assigns to a level.
      const roughness = 1 - Math.sqrt(1 - level / lastLevel);
      const data = new Uint16Array(edge * edge * 4);
      const direction = new Vector3();
      for (let pixel = 0; pixel < edge * edge; pixel += 1) {
        const s = (2 * ((pixel % edge) + 0.5)) / edge - 1;
        const t = (2 * (Math.floor(pixel / edge) + 0.5)) / edge - 1;
        const light = DataUtils.toHalfFloat(studioLight(direction.set(...directionAt(s, t)).normalize(), roughness));
        data.fill(light, pixel * 4, pixel * 4 + 4);
      }
      return {data, width: edge, height: edge};
    }),
  }));
  // The pixels aren't compressed, but only this class of texture supports all levels of a cube.
  const texture = new CompressedCubeTexture(images, RGBAFormat as unknown as CompressedPixelFormat, HalfFloatType);
  texture.minFilter = LinearMipmapLinearFilter;
  texture.magFilter = LinearFilter;
  return Object.assign(texture, {isPMREMTexture: true, needsUpdate: true});
}
