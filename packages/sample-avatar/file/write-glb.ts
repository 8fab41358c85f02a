import {
  type Accessor,
  type Buffer,
  Document,
  type Material as GltfMaterial,
  type Node,
  NodeIO,
  type Texture,
} from '@gltf-transform/core';
import {type Vec3, cross, dot, normalize, scale, subtract} from '../geometry/vector';
import type {JointName} from '../../../data/skeleton';
import type {Influences} from '../figure/weights';
import type {Material, Model, Part, Picture} from './model';

/**
 * Numbers are rounded to binary fractions: a last bit in which two engines differ does not reach the file, and the
 * weights of a point add up to 1 exactly (255 steps of a byte).
 */
const round = (value: number, steps: number): number => {
  const rounded = Math.round(value * steps) / steps;
  return rounded === 0 ? 0 : rounded;
};
const place = (value: number) => round(value, 131072);

function floats(values: readonly (readonly number[])[], size: number, steps: number): Float32Array {
  const array = new Float32Array(values.length * size);
  values.forEach((value, i) => {
    for (let c = 0; c < size; c++) array[i * size + c] = round(value[c]!, steps);
  });
  return array;
}

/** Unit vectors in 32-bit floats: rounding has to leave their length at 1. */
function directions(values: readonly Vec3[]): Float32Array {
  const array = new Float32Array(values.length * 3);
  values.forEach((value, i) => {
    const rounded: Vec3 = [round(value[0], 1024), round(value[1], 1024), round(value[2], 1024)];
    array.set(normalize(rounded), i * 3);
  });
  return array;
}

/** Tangents for the normal map (xyz and handedness), from the texture's layout. */
function tangents({points, normals, uvs, triangles}: Part['mesh']): Float32Array {
  const sums: Vec3[] = points.map(() => [0, 0, 0]);
  for (const [i, j, k] of triangles) {
    const e1 = subtract(points[j]!, points[i]!);
    const e2 = subtract(points[k]!, points[i]!);
    const du1 = uvs[j]![0] - uvs[i]![0];
    const du2 = uvs[k]![0] - uvs[i]![0];
    const dv1 = uvs[j]![1] - uvs[i]![1];
    const dv2 = uvs[k]![1] - uvs[i]![1];
    const sign = du1 * dv2 - du2 * dv1 < 0 ? -1 : 1;
    const tangent = scale(normalize(subtract(scale(e1, dv2), scale(e2, dv1))), sign);
    for (const index of [i, j, k]) {
      const sum = sums[index]!;
      sums[index] = [sum[0] + tangent[0], sum[1] + tangent[1], sum[2] + tangent[2]];
    }
  }
  const array = new Float32Array(points.length * 4);
  points.forEach((_, i) => {
    const n = normals[i]!;
    const sum = sums[i]!;
    let flat = subtract(sum, scale(n, dot(sum, n)));
    if (dot(flat, flat) < 1e-9) flat = cross(n, Math.abs(n[0]) > 0.7 ? [0, 1, 0] : [1, 0, 0]);
    const unit = normalize(flat);
    const rounded: Vec3 = [round(unit[0], 1024), round(unit[1], 1024), round(unit[2], 1024)];
    // Charts are laid out unmirrored, v downwards: right-handed throughout.
    array.set([...normalize(rounded), 1], i * 4);
  });
  return array;
}

/** Weights as bytes, with what rounding leaves given to the strongest. */
function skinning(influences: readonly Influences[], indexOf: ReadonlyMap<JointName, number>) {
  const joints = new Uint8Array(influences.length * 4);
  const weights = new Uint8Array(influences.length * 4);
  influences.forEach((list, i) => {
    let left = 255;
    list.forEach(([joint, weight], c) => {
      const steps = c === 0 ? 0 : Math.round(weight * 255);
      if (c > 0 && steps === 0) return;
      left -= steps;
      joints[i * 4 + c] = indexOf.get(joint)!;
      weights[i * 4 + c] = steps;
    });
    weights[i * 4] = left;
  });
  return {joints, weights};
}

class Writer {
  readonly document = new Document();
  readonly buffer: Buffer = this.document.createBuffer();
  private readonly textures = new Map<Uint8Array, Texture>();
  private readonly materials = new Map<Material, GltfMaterial>();

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

  texture(picture: Picture | undefined): Texture | null {
    if (!picture) return null;
    let texture = this.textures.get(picture.bytes);
    if (!texture) {
      texture = this.document
        .createTexture(picture.name)
        .setImage(picture.bytes as Uint8Array<ArrayBuffer>)
        .setMimeType(picture.mimeType);
      this.textures.set(picture.bytes, texture);
    }
    return texture;
  }

  material(material: Material): GltfMaterial {
    let made = this.materials.get(material);
    if (!made) {
      const orm = this.texture(material.orm);
      made = this.document
        .createMaterial(material.name)
        .setBaseColorFactor([...(material.colorFactor ?? [1, 1, 1, 1])])
        .setBaseColorTexture(this.texture(material.color))
        .setNormalTexture(this.texture(material.normal))
        .setMetallicRoughnessTexture(orm)
        .setOcclusionTexture(orm)
        .setRoughnessFactor(material.roughness ?? 1)
        .setMetallicFactor(material.metalness ?? (orm ? 1 : 0))
        .setAlphaMode(material.alphaMode ?? 'OPAQUE')
        .setDoubleSided(material.doubleSided ?? false);
      this.materials.set(material, made);
    }
    return made;
  }

  mesh(part: Part, indexOf: ReadonlyMap<JointName, number>) {
    const {mesh} = part;
    const {joints, weights} = skinning(mesh.points.map(part.weights), indexOf);
    const flat = mesh.triangles.flat();
    const indices = mesh.points.length < 65535 ? new Uint16Array(flat) : undefined;
    if (!indices) throw new Error(`The mesh ${part.name} has ${mesh.points.length} points; at most 65,534 fit.`);
    const primitive = this.document
      .createPrimitive()
      .setMaterial(this.material(part.material))
      .setIndices(this.accessor('SCALAR', indices))
      .setAttribute('POSITION', this.accessor('VEC3', floats(mesh.points, 3, 131072)))
      .setAttribute('NORMAL', this.accessor('VEC3', directions(mesh.normals)));
    if (part.material.color) {
      primitive.setAttribute('TEXCOORD_0', this.accessor('VEC2', floats(mesh.uvs, 2, 16384)));
    }
    if (part.material.normal) primitive.setAttribute('TANGENT', this.accessor('VEC4', tangents(mesh)));
    primitive
      .setAttribute('JOINTS_0', this.accessor('VEC4', joints))
      .setAttribute('WEIGHTS_0', this.accessor('VEC4', weights).setNormalized(true));
    const result = this.document.createMesh(part.name).addPrimitive(primitive);
    if (part.morphTargets?.length) {
      for (const target of part.morphTargets) {
        const array = new Float32Array(mesh.points.length * 3);
        let moved = 0;
        for (const [point, offset] of target.offsets) {
          const rounded = offset.map(place);
          if (rounded.some((value) => value !== 0)) moved++;
          array.set(rounded, point * 3);
        }
        const accessor = this.accessor('VEC3', array).setSparse(moved > 0 && moved < mesh.points.length * 0.7);
        primitive.addTarget(this.document.createPrimitiveTarget(target.name).setAttribute('POSITION', accessor));
      }
      result.setWeights(part.morphTargets.map(() => 0));
      result.setExtras({targetNames: part.morphTargets.map(({name}) => name)});
    }
    return result;
  }
}

/**
 * Writes a model as GLB: `Armature` with the joints, one skinned mesh node for each part beside it, one skin. Meshes stand
 * at the root of the scene because glTF ignores the transforms of a skinned mesh's parents.
 */
export async function writeGlb(model: Model): Promise<Uint8Array> {
  const writer = new Writer();
  const {document} = writer;
  document.getRoot().getAsset().generator = 'Avaturn developer documentation, sample-avatar';
  const scene = document.createScene('Scene');
  document.getRoot().setDefaultScene(scene);
  const armature = document.createNode('Armature');
  scene.addChild(armature);

  const nodes = new Map<JointName, Node>();
  const indexOf = new Map<JointName, number>();
  const inverse = new Float32Array(model.joints.length * 16);
  const skin = document.createSkin('Armature').setSkeleton(null);
  model.joints.forEach(({name, parent}, i) => {
    const at = model.pose.get(name)!.map(place) as unknown as Vec3;
    const from = parent ? (model.pose.get(parent)!.map(place) as unknown as Vec3) : ([0, 0, 0] as const);
    const node = document.createNode(name).setTranslation([...subtract(at, from)]);
    (parent ? nodes.get(parent)! : armature).addChild(node);
    nodes.set(name, node);
    indexOf.set(name, i);
    skin.addJoint(node);
    inverse.set([1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0 - at[0], 0 - at[1], 0 - at[2], 1], i * 16);
  });
  if (model.parts.length) {
    skin.setInverseBindMatrices(writer.accessor('MAT4', inverse));
    for (const part of model.parts) {
      scene.addChild(document.createNode(part.name).setMesh(writer.mesh(part, indexOf)).setSkin(skin));
    }
  } else {
    skin.dispose();
  }

  for (const clip of model.clips) {
    const animation = document.createAnimation(clip.name);
    const input = writer.accessor(
      'SCALAR',
      floats(
        clip.times.map((t) => [t]),
        1,
        16384,
      ),
    );
    const ends = writer.accessor('SCALAR', floats([[clip.times[0]!], [clip.times.at(-1)!]], 1, 16384));
    for (const track of clip.tracks) {
      const node = nodes.get(track.joint);
      if (!node) continue;
      const size = track.path === 'rotation' ? 4 : 3;
      const output = writer.accessor(
        size === 4 ? 'VEC4' : 'VEC3',
        floats(track.values, size, size === 4 ? 1 << 20 : 131072),
      );
      const sampler = document
        .createAnimationSampler()
        .setInput(track.values.length === 2 ? ends : input)
        .setOutput(output)
        .setInterpolation('LINEAR');
      animation
        .addSampler(sampler)
        .addChannel(
          document.createAnimationChannel().setTargetNode(node).setTargetPath(track.path).setSampler(sampler),
        );
    }
  }
  return new NodeIO().writeBinary(document);
}
