import {PNG} from 'pngjs';
import type {JointName} from '@avaturn-docs/platform/skeleton';
import {readAccessor} from '../read/accessor';
import {readContainer, withView, writeContainer, type Container} from '../read/container';
import {readGltf} from '../read/gltf';

/** glTF JSON of a valid file, so parts aren't optional; a test can break any of them. */
export type Gltf = any;

/** A changed copy of a GLB; a test may break any part of it. */
export function edited(bytes: Uint8Array, change: (gltf: Gltf, edit: Edit) => void): Uint8Array {
  const edit = new Edit(readContainer(bytes));
  change(edit.gltf, edit);
  return edit.finish();
}

/** A copy that can be made smaller. */
export const withUnusedBytes = (bytes: Uint8Array): Uint8Array =>
  edited(bytes, (_, edit) => edit.addView(new Uint8Array(200_000)));

const widths = {SCALAR: 1, VEC2: 2, VEC3: 3, VEC4: 4, MAT4: 16} as const;

/** The parts of a file that is written. */
export class Edit {
  readonly gltf: Gltf;
  private bin: Uint8Array;

  constructor({json, bin}: Pick<Container, 'json' | 'bin'>) {
    this.gltf = json;
    this.bin = bin;
  }

  finish(): Uint8Array {
    return writeContainer(this.gltf, this.bin);
  }

  /** Appends bytes to the binary chunk. @returns index of the buffer view */
  addView(bytes: Uint8Array): number {
    const {json, bin, view} = withView(this.gltf, this.bin, bytes);
    Object.assign(this.gltf, json);
    this.bin = bin;
    return view;
  }

  /** @returns index of the accessor */
  addAccessor(values: Float32Array | Uint16Array | Uint8Array, type: keyof typeof widths, extra: object = {}): number {
    const componentType = values instanceof Float32Array ? 5126 : values instanceof Uint16Array ? 5123 : 5121;
    const bufferView = this.addView(new Uint8Array(values.buffer, values.byteOffset, values.byteLength));
    const count = values.length / widths[type];
    return this.gltf.accessors.push({bufferView, componentType, count, type, ...extra}) - 1;
  }

  /** Replaces the first image with a blank one of that size. */
  replaceImage(width: number, height: number): void {
    const image = this.gltf.images[this.gltf.textures[this.baseColorTexture()].source];
    image.bufferView = this.addView(PNG.sync.write(new PNG({width, height})));
    image.mimeType = 'image/png';
  }

  baseColorTexture(): number {
    return this.gltf.materials[0].pbrMetallicRoughness.baseColorTexture.index;
  }

  /** Adds a primitive to the first mesh, with a changed copy of its material. */
  addMaterial(changes: object): void {
    const [primitive] = this.gltf.meshes[0].primitives;
    const material = this.gltf.materials.push({...this.gltf.materials[primitive.material], ...changes}) - 1;
    this.gltf.meshes[0].primitives.push({...primitive, material});
  }

  /** Repeats the triangles of the first mesh up to this number. */
  addTriangles(count: number): void {
    const [primitive] = this.gltf.meshes[0].primitives;
    primitive.indices = this.addAccessor(
      Uint16Array.from({length: count * 3}, (_, index) => index % 3),
      'SCALAR',
    );
  }

  node(name: string): Gltf {
    return this.gltf.nodes[this.nodeIndex(name)];
  }

  nodeIndex(name: string): number {
    return this.gltf.nodes.findIndex((node: Gltf) => node.name === name);
  }

  mesh(name: string): Gltf {
    return this.gltf.meshes.find((mesh: Gltf) => mesh.name === name);
  }

  lens(): Gltf {
    return this.gltf.materials.find(({name}: {name: string}) => name.startsWith('lens'));
  }

  /** Adds a leaf joint of that name below another joint. */
  addJoint(name: string, parent: JointName): void {
    const node = this.gltf.nodes.push({name}) - 1;
    const above = this.node(parent);
    above.children = [...(above.children ?? []), node];
    this.changeSkin((joints, matrices) => {
      const at = joints.indexOf(this.nodeIndex(parent)) * 16;
      joints.push(node);
      matrices.push(...matrices.slice(at, at + 16));
    });
  }

  /** Removes a joint from the skin; no vertex follows it. */
  removeJoint(name: JointName): void {
    this.changeSkin((joints, matrices) => {
      const removed = joints.indexOf(this.nodeIndex(name));
      joints.splice(removed, 1);
      matrices.splice(removed * 16, 16);
    });
  }

  private changeSkin(change: (joints: number[], matrices: number[]) => void): void {
    const [skin] = this.gltf.skins;
    const matrices = [...readAccessor(readGltf(this.gltf), this.bin, skin.inverseBindMatrices)!];
    change(skin.joints, matrices);
    skin.inverseBindMatrices = this.addAccessor(new Float32Array(matrices), 'MAT4');
  }
}
