import {
  type Accessor,
  Document,
  Logger,
  type Node,
  type Texture,
  WebIO,
  type vec3,
  type vec4,
} from '@gltf-transform/core';
import type {JointName} from '@avaturn-docs/platform/skeleton';
import {type Attributes, tangents} from './body/attributes';
import type {PosedSkeleton} from './body/skeleton';
import type {Clip} from './clips/moment';
import type {Picture} from './pictures';
import {remember} from './remember';

export interface Material {
  readonly name: string;
  readonly color?: Picture;
  readonly normal?: Picture;
  /** Occlusion in red, roughness in green, metalness in blue. */
  readonly orm?: Picture;
  /** Linear, with alpha. */
  readonly colorFactor?: vec4;
  readonly roughness?: number;
  readonly metalness?: number;
  readonly alphaMode?: 'OPAQUE' | 'MASK' | 'BLEND';
  readonly doubleSided?: boolean;
}

/** One mesh of the file with one material and one node of the same name. */
export interface Part extends Attributes {
  readonly name: string;
  readonly material: Material;
  readonly morphTargets?: ReadonlyMap<string, Float32Array>;
}

export interface Model {
  readonly skeleton: PosedSkeleton;
  readonly joints: readonly JointName[];
  readonly parts: readonly Part[];
  readonly clips: readonly Clip[];
  readonly extras?: Readonly<Record<string, unknown>>;
}

/** Shorter movements aren't stored, in meters. */
const shortest = 1e-4;

class Writer {
  readonly document = new Document();
  private readonly buffer = this.document.createBuffer();
  private readonly textures = new Map<Picture, Texture>();
  private readonly accessors = new Map<object, Accessor>();
  private readonly bytes = new Map<Float32Array, {joints: Uint8Array; weights: Uint8Array}>();

  /** Meshes that share an array share its accessor. */
  accessor(
    type: 'SCALAR' | 'VEC2' | 'VEC3' | 'VEC4' | 'MAT4',
    array: Float32Array | Uint8Array | Uint16Array,
  ): Accessor {
    let accessor = this.accessors.get(array);
    if (!accessor) {
      accessor = this.document
        .createAccessor()
        .setType(type)
        .setArray(array as Float32Array<ArrayBuffer>)
        .setBuffer(this.buffer);
      this.accessors.set(array, accessor);
    }
    return accessor;
  }

  /** Weights as bytes that sum to 255: the strongest joint, which comes first, gets the rounding error. */
  skinning({joints, weights}: Part): {joints: Accessor; weights: Accessor} {
    let bytes = this.bytes.get(weights);
    if (!bytes) {
      const rounded = new Uint8Array(weights.length).map((_, i) => (i % 4 === 0 ? 0 : Math.round(weights[i]! * 255)));
      for (let i = 0; i < rounded.length; i += 4)
        rounded[i] = 255 - rounded[i + 1]! - rounded[i + 2]! - rounded[i + 3]!;
      bytes = {weights: rounded, joints: joints.map((joint, i) => (rounded[i]! > 0 ? joint : 0))};
      this.bytes.set(weights, bytes);
    }
    return {
      joints: this.accessor('VEC4', bytes.joints),
      weights: this.accessor('VEC4', bytes.weights).setNormalized(true),
    };
  }

  /** Materials that share a picture share its texture, which is named after the first. */
  texture(picture: Picture | undefined, name: string): Texture | null {
    if (!picture) return null;
    const known = this.textures.get(picture);
    const texture =
      known ??
      this.document
        .createTexture(name)
        .setImage(picture.bytes as Uint8Array<ArrayBuffer>)
        .setMimeType(picture.mimeType);
    this.textures.set(picture, texture);
    return texture;
  }

  material({name, color, normal, orm, colorFactor, roughness, metalness, alphaMode, doubleSided}: Material) {
    const prefix = name.replace(/_material$/, '');
    const packed = this.texture(orm, `${prefix}_orm`);
    return this.document
      .createMaterial(name)
      .setBaseColorFactor(colorFactor ?? [1, 1, 1, 1])
      .setBaseColorTexture(this.texture(color, `${prefix}_baseColor`))
      .setNormalTexture(this.texture(normal, `${prefix}_normal`))
      .setMetallicRoughnessTexture(packed)
      .setOcclusionTexture(packed)
      .setRoughnessFactor(roughness ?? 1)
      .setMetallicFactor(metalness ?? (orm ? 1 : 0))
      .setAlphaMode(alphaMode ?? 'OPAQUE')
      .setDoubleSided(doubleSided ?? false);
  }

  mesh(part: Part) {
    const {joints, weights} = this.skinning(part);
    const primitive = this.document
      .createPrimitive()
      .setMaterial(this.material(part.material))
      .setIndices(this.accessor('SCALAR', part.triangles))
      .setAttribute('POSITION', this.accessor('VEC3', part.positions))
      .setAttribute('NORMAL', this.accessor('VEC3', part.normals))
      .setAttribute('JOINTS_0', joints)
      .setAttribute('WEIGHTS_0', weights);
    if (part.material.color) primitive.setAttribute('TEXCOORD_0', this.accessor('VEC2', part.uvs));
    if (part.material.normal) primitive.setAttribute('TANGENT', this.accessor('VEC4', tangents(part)));
    const mesh = this.document.createMesh(part.name).addPrimitive(primitive);
    if (!part.morphTargets) return mesh;
    for (const [name, offsets] of part.morphTargets) {
      const array = new Float32Array(offsets.length);
      for (let i = 0; i < offsets.length; i += 3) {
        const offset = offsets.subarray(i, i + 3);
        if (Math.hypot(...offset) >= shortest) array.set(offset, i);
      }
      const moved = array.filter((_, i) => i % 3 === 0 && array.subarray(i, i + 3).some((value) => value !== 0)).length;
      // A sparse value needs 2 more bytes for its index, and a sparse accessor at least one value.
      const accessor = this.accessor('VEC3', array).setSparse(moved > 0 && moved * 14 < offsets.length * 4);
      primitive.addTarget(this.document.createPrimitiveTarget(name).setAttribute('POSITION', accessor));
    }
    const names = [...part.morphTargets.keys()];
    return mesh.setWeights(names.map(() => 0)).setExtras({targetNames: names});
  }

  clip({name, times, tracks}: Clip, nodes: ReadonlyMap<string, Node>): void {
    const animation = this.document.createAnimation(name);
    const ends = [times[0]!, times.at(-1)!];
    const input = remember((seconds: readonly number[]) => Float32Array.from(seconds));
    for (const {node, path, values, times: own = times} of tracks) {
      const target = nodes.get(node);
      if (!target) continue;
      const output = Float32Array.from(values.flat());
      const type = path === 'rotation' ? 'VEC4' : path === 'translation' ? 'VEC3' : 'SCALAR';
      const sampler = this.document
        .createAnimationSampler()
        .setInput(this.accessor('SCALAR', input(values.length === 2 ? ends : own)))
        .setOutput(this.accessor(type, output));
      animation
        .addSampler(sampler)
        .addChannel(
          this.document.createAnimationChannel().setTargetNode(target).setTargetPath(path).setSampler(sampler),
        );
    }
  }
}

/** Writes a GLB in the structure of real exports: `Hips` and the skinned meshes are children of `Armature`. */
export function writeGlb({skeleton, joints, parts, clips, extras}: Model): Promise<Uint8Array> {
  const writer = new Writer();
  const {document} = writer;
  document.getRoot().getAsset().generator = 'sample-avatar';
  if (extras) document.getRoot().getAsset().extras = extras;
  const armature = document.createNode('Armature');
  document.getRoot().setDefaultScene(document.createScene('Scene').addChild(armature));
  const nodes = new Map<string, Node>();
  const inverseBind = new Float32Array(joints.length * 16);
  const skin = document.createSkin('Armature');
  joints.forEach((name, i) => {
    const joint = skeleton.joints.get(name)!;
    const node = document
      .createNode(name)
      .setTranslation([...joint.translation])
      .setRotation([...joint.rotation]);
    nodes.set(name, node);
    (joint.parent ? nodes.get(joint.parent)! : armature).addChild(node);
    skin.addJoint(node);
    inverseBind.set(invert(node), i * 16);
  });
  if (parts.length > 0) skin.setInverseBindMatrices(writer.accessor('MAT4', inverseBind));
  else skin.dispose();
  for (const part of parts) {
    const node = document.createNode(part.name).setMesh(writer.mesh(part)).setSkin(skin);
    nodes.set(part.name, node);
    armature.addChild(node);
  }
  for (const clip of clips) writer.clip(clip, nodes);
  return new WebIO().setLogger(new Logger(Logger.Verbosity.ERROR)).writeBinary(document);
}

function invert(node: Node): number[] {
  const m = node.getWorldMatrix();
  const t: vec3 = [m[12], m[13], m[14]];
  const row = (i: number) => -(m[i]! * t[0] + m[i + 1]! * t[1] + m[i + 2]! * t[2]);
  return [m[0], m[4], m[8], 0, m[1], m[5], m[9], 0, m[2], m[6], m[10], 0, row(0), row(4), row(8), 1];
}
