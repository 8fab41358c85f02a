import {readFileSync} from 'node:fs';
import path from 'node:path';
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
import {type Joint, joints as allJoints} from '@avaturn-docs/platform/skeleton';
import {type Attributes, tangents} from './body/attributes';
import type {PosedSkeleton} from './body/skeleton';
import type {Clip} from './clips/moment';
import {remember} from './remember';

export interface Material {
  /** The name of the mesh and `_material` if absent. */
  readonly name?: string;
  /** Pictures in `kit/textures/`. */
  readonly color?: string;
  readonly normal?: string;
  /** Occlusion in red, roughness in green, metalness in blue. */
  readonly orm?: string;
  /** Linear, with alpha. */
  readonly colorFactor?: vec4;
  readonly roughness?: number;
  readonly metalness?: number;
  readonly alphaMode?: 'OPAQUE' | 'MASK' | 'BLEND';
  readonly doubleSided?: boolean;
}

/** One mesh of the file with one material and one node of the same name. */
export interface Part {
  readonly name: string;
  readonly mesh: Attributes;
  readonly material: Material;
  readonly morphTargets?: ReadonlyMap<string, Float32Array>;
}

export interface Model {
  readonly skeleton: PosedSkeleton;
  readonly joints: readonly Joint[];
  readonly parts: readonly Part[];
  readonly clips: readonly Clip[];
  readonly extras?: Readonly<Record<string, unknown>>;
}

const textureFolder = path.join(__dirname, 'kit/textures');

/** Shorter movements aren't stored, in meters. */
const shortest = 1e-4;

class Writer {
  readonly document = new Document();
  private readonly buffer = this.document.createBuffer();
  private readonly textures = new Map<string, Texture>();

  constructor(private readonly order: readonly Joint[]) {}

  accessor(
    type: 'SCALAR' | 'VEC2' | 'VEC3' | 'VEC4' | 'MAT4',
    array: Float32Array | Uint8Array | Uint16Array,
  ): Accessor {
    return this.document
      .createAccessor()
      .setType(type)
      .setArray(array as Float32Array<ArrayBuffer>)
      .setBuffer(this.buffer);
  }

  /** Weights as bytes that sum to 255: the strongest joint, which comes first, gets the rounding error. */
  private skinning({joints, weights}: Attributes): {joints: Accessor; weights: Accessor} {
    const rounded = new Uint8Array(weights.length).map((_, i) => (i % 4 === 0 ? 0 : Math.round(weights[i]! * 255)));
    for (let i = 0; i < rounded.length; i += 4) rounded[i] = 255 - rounded[i + 1]! - rounded[i + 2]! - rounded[i + 3]!;
    const inFile = allJoints.map((joint) => this.order.indexOf(joint));
    return {
      joints: this.accessor(
        'VEC4',
        joints.map((joint, i) => (rounded[i]! > 0 ? inFile[joint]! : 0)),
      ),
      weights: this.accessor('VEC4', rounded).setNormalized(true),
    };
  }

  /** Parts with the same mesh share it. */
  private readonly vertices = remember((mesh: Attributes) => ({
    ...this.skinning(mesh),
    indices: this.accessor('SCALAR', mesh.triangles),
    positions: this.accessor('VEC3', mesh.positions),
    normals: this.accessor('VEC3', mesh.normals),
    uvs: mesh.uvs.length > 0 ? this.accessor('VEC2', mesh.uvs) : null,
  }));

  /** Materials that share a picture share its texture, which is named after the first. */
  private texture(file: string | undefined, name: string): Texture | null {
    if (!file) return null;
    const texture =
      this.textures.get(file) ??
      this.document
        .createTexture(name)
        .setImage(new Uint8Array(readFileSync(path.join(textureFolder, file))))
        .setMimeType(file.endsWith('.png') ? 'image/png' : 'image/jpeg');
    this.textures.set(file, texture);
    return texture;
  }

  private material(name: string, {color, normal, orm, ...factors}: Material) {
    const prefix = name.replace(/_material$/, '');
    const packed = this.texture(orm, `${prefix}_orm`);
    return this.document
      .createMaterial(name)
      .setBaseColorFactor(factors.colorFactor ?? [1, 1, 1, 1])
      .setBaseColorTexture(this.texture(color, `${prefix}_baseColor`))
      .setNormalTexture(this.texture(normal, `${prefix}_normal`))
      .setMetallicRoughnessTexture(packed)
      .setOcclusionTexture(packed)
      .setRoughnessFactor(factors.roughness ?? 1)
      .setMetallicFactor(factors.metalness ?? (orm ? 1 : 0))
      .setAlphaMode(factors.alphaMode ?? 'OPAQUE')
      .setDoubleSided(factors.doubleSided ?? false);
  }

  mesh({name, mesh, material, morphTargets}: Part) {
    const {joints, weights, indices, positions, normals, uvs} = this.vertices(mesh);
    const primitive = this.document
      .createPrimitive()
      .setMaterial(this.material(material.name ?? `${name}_material`, material))
      .setIndices(indices)
      .setAttribute('POSITION', positions)
      .setAttribute('NORMAL', normals)
      .setAttribute('JOINTS_0', joints)
      .setAttribute('WEIGHTS_0', weights)
      .setAttribute('TEXCOORD_0', uvs);
    if (material.normal) primitive.setAttribute('TANGENT', this.accessor('VEC4', tangents(mesh)));
    const written = this.document.createMesh(name).addPrimitive(primitive);
    if (!morphTargets) return written;
    for (const [target, offsets] of morphTargets) {
      const array = offsets.slice();
      let moved = 0;
      for (let i = 0; i < array.length; i += 3) {
        if (Math.hypot(...array.subarray(i, i + 3)) < shortest) array.fill(0, i, i + 3);
        else moved++;
      }
      // A sparse value needs 2 more bytes for its index, and a sparse accessor at least one value.
      const accessor = this.accessor('VEC3', array).setSparse(moved > 0 && moved * 14 < array.length * 4);
      primitive.addTarget(this.document.createPrimitiveTarget(target).setAttribute('POSITION', accessor));
    }
    const targetNames = [...morphTargets.keys()];
    return written.setWeights(targetNames.map(() => 0)).setExtras({targetNames});
  }

  clip({name, tracks}: Clip, nodes: ReadonlyMap<string, Node>): void {
    const animation = this.document.createAnimation(name);
    const input = remember((seconds: readonly number[]) => this.accessor('SCALAR', Float32Array.from(seconds)));
    for (const {node, path, values, times} of tracks) {
      const type = path === 'rotation' ? 'VEC4' : path === 'translation' ? 'VEC3' : 'SCALAR';
      const sampler = this.document
        .createAnimationSampler()
        .setInput(input(times))
        .setOutput(this.accessor(type, Float32Array.from(values.flat())));
      const channel = this.document.createAnimationChannel().setTargetNode(nodes.get(node)!).setTargetPath(path);
      animation.addSampler(sampler).addChannel(channel.setSampler(sampler));
    }
  }
}

/** Writes a GLB in the structure of real exports: `Hips` and the skinned meshes are children of `Armature`. */
export function writeGlb({skeleton, joints, parts, clips, extras}: Model): Promise<Uint8Array> {
  const writer = new Writer(joints);
  const {document} = writer;
  document.getRoot().getAsset().generator = 'sample-avatar';
  if (extras) document.getRoot().getAsset().extras = extras;
  const armature = document.createNode('Armature');
  document.getRoot().setDefaultScene(document.createScene('Scene').addChild(armature));
  const nodes = new Map<string, Node>();
  for (const {name, parent} of joints) {
    const {translation, rotation} = skeleton.get(name)!;
    const node = document
      .createNode(name)
      .setTranslation([...translation])
      .setRotation([...rotation]);
    nodes.set(name, node);
    (parent ? nodes.get(parent)! : armature).addChild(node);
  }
  if (parts.length > 0) {
    const bones = [...nodes.values()];
    const inverseBind = Float32Array.from(bones.flatMap(invert));
    const skin = document.createSkin('Armature').setInverseBindMatrices(writer.accessor('MAT4', inverseBind));
    for (const bone of bones) skin.addJoint(bone);
    for (const part of parts) {
      const node = document.createNode(part.name).setMesh(writer.mesh(part)).setSkin(skin);
      nodes.set(part.name, node);
      armature.addChild(node);
    }
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
