import {PNG} from 'pngjs';
import type {JointName} from '../../../../data/skeleton';
import {readContainer, writeContainer} from '../../read/container';
import {readAccessor} from '../../read/accessor';
import {multiply, type Matrix} from '../../read/matrix';
import {readModel} from '../../read/model';

/** glTF JSON of a valid file, so parts aren't optional; a test can break any of them. */
export type Gltf = any;

/** A valid file to break. */
export class Edit {
  readonly gltf: Gltf;
  private bin: Uint8Array;

  constructor(private readonly original: Uint8Array) {
    const {json, bin} = readContainer(original);
    this.gltf = json;
    this.bin = bin.slice();
  }

  finish(): Uint8Array {
    this.gltf.buffers[0].byteLength = this.bin.byteLength;
    return writeContainer(this.gltf, this.bin);
  }

  /** Appends bytes to the binary chunk. @returns index of the buffer view */
  addView(bytes: Uint8Array): number {
    const start = Math.ceil(this.bin.byteLength / 4) * 4;
    const longer = new Uint8Array(Math.ceil((start + bytes.byteLength) / 4) * 4);
    longer.set(this.bin);
    longer.set(bytes, start);
    this.bin = longer;
    return this.gltf.bufferViews.push({buffer: 0, byteOffset: start, byteLength: bytes.byteLength}) - 1;
  }

  /** @returns index of the accessor */
  addAccessor(
    values: Float32Array | Uint16Array | Uint32Array | Uint8Array,
    type: 'SCALAR' | 'VEC3' | 'VEC4' | 'MAT4',
    extra: object = {},
  ): number {
    const width = {SCALAR: 1, VEC3: 3, VEC4: 4, MAT4: 16}[type];
    const [componentType] = [
      [5126, Float32Array] as const,
      [5125, Uint32Array] as const,
      [5123, Uint16Array] as const,
      [5121, Uint8Array] as const,
    ].find(([, kind]) => values instanceof kind)!;
    const bufferView = this.addView(new Uint8Array(values.buffer, values.byteOffset, values.byteLength));
    return this.gltf.accessors.push({bufferView, componentType, count: values.length / width, type, ...extra}) - 1;
  }

  /** The numbers of an accessor in the valid file. */
  private read(accessor: number): Float32Array {
    const {gltf, bin} = readModel(this.original);
    return readAccessor(gltf, bin, accessor)!;
  }

  /** Replaces the first image with a blank one of that size. */
  replaceImage(width: number, height: number): void {
    const image = this.gltf.images[this.gltf.textures[this.baseColorTexture()].source];
    image.bufferView = this.addView(PNG.sync.write(new PNG({width, height})));
    image.mimeType = 'image/png';
  }

  baseColorTexture(material = 0): number {
    return this.gltf.materials[material].pbrMetallicRoughness.baseColorTexture.index;
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
    return this.gltf.nodes.find((node: Gltf) => node.name === name);
  }

  nodeIndex(name: string): number {
    return this.gltf.nodes.findIndex((node: Gltf) => node.name === name);
  }

  mesh(name: string): Gltf {
    return this.gltf.meshes.find((mesh: Gltf) => mesh.name === name);
  }

  material(test: (name: string) => boolean): Gltf {
    return this.gltf.materials.find(({name}: {name: string}) => test(name));
  }

  /** Adds a leaf joint of that name below another joint. */
  addJoint(name: string, parent: JointName): void {
    const [skin] = this.gltf.skins;
    const node = this.gltf.nodes.push({name}) - 1;
    const above = this.node(parent);
    above.children = [...(above.children ?? []), node];
    const at = skin.joints.indexOf(this.nodeIndex(parent)) * 16;
    const old = this.read(skin.inverseBindMatrices);
    skin.inverseBindMatrices = this.addAccessor(new Float32Array([...old, ...old.subarray(at, at + 16)]), 'MAT4');
    skin.joints.push(node);
  }

  /** Removes a joint from the first skin; its vertices follow its parent. */
  removeJoint(name: JointName): void {
    const [skin] = this.gltf.skins;
    const removed = skin.joints.indexOf(this.nodeIndex(name));
    const parent = skin.joints.findIndex((node: number) =>
      this.gltf.nodes[node].children?.includes(skin.joints[removed]),
    );
    for (const {attributes} of this.gltf.meshes.flatMap((mesh: Gltf) => mesh.primitives)) {
      const joints = Uint8Array.from(this.read(attributes.JOINTS_0));
      const weights = this.read(attributes.WEIGHTS_0).slice();
      joints.forEach((joint, at) => {
        if (joint !== removed) {
          return;
        }
        // A vertex can list a joint only once: if it follows the parent already, the weight is added there.
        const vertex = at - (at % 4);
        const already = [0, 1, 2, 3].find((slot) => joints[vertex + slot] === parent && weights[vertex + slot]! > 0);
        joints[at] = already === undefined ? parent : 0;
        if (already !== undefined) {
          weights[vertex + already]! += weights[at]!;
          weights[at] = 0;
        }
      });
      const shifted = joints.map((joint) => (joint > removed ? joint - 1 : joint));
      attributes.JOINTS_0 = this.addAccessor(shifted, 'VEC4');
      attributes.WEIGHTS_0 = this.addAccessor(weights, 'VEC4');
    }
    const old = Array.from(this.read(skin.inverseBindMatrices));
    old.splice(removed * 16, 16);
    skin.inverseBindMatrices = this.addAccessor(new Float32Array(old), 'MAT4');
    skin.joints.splice(removed, 1);
  }

  /** Gives a node a world matrix; its parent is a joint in its bind pose. */
  placeNode(name: string, parent: JointName, world: (current: Matrix) => Matrix): void {
    const model = readModel(this.original);
    const [skin] = this.gltf.skins;
    const bind = this.read(skin.inverseBindMatrices);
    const at = skin.joints.indexOf(this.nodeIndex(parent)) * 16;
    const node = this.node(name);
    const local = multiply(Array.from(bind.subarray(at, at + 16)), world(model.scene.world[this.nodeIndex(name)]!));
    delete node.translation;
    delete node.rotation;
    delete node.scale;
    node.matrix = local;
  }
}
