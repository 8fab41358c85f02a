/**
 * Changes to a glTF document. `@gltf-transform/functions` has them, too, but compiles code from text, which the page's
 * content security policy forbids.
 */
import type {Document, Mesh, Node, Property} from '@gltf-transform/core';

/** Removes a node with its mesh. */
export function removeDressed(node: Node): void {
  const mesh = node.getMesh();
  node.dispose();
  for (const primitive of mesh?.listPrimitives() ?? []) {
    for (const target of primitive.listTargets()) target.dispose();
    primitive.dispose();
  }
  mesh?.dispose();
}

export function removeClips(document: Document): void {
  for (const animation of document.getRoot().listAnimations()) {
    for (const part of [...animation.listChannels(), ...animation.listSamplers()]) part.dispose();
    animation.dispose();
  }
}

/** Removes resources that no mesh or clip uses any more, and merges all buffers into one, as a GLB requires. */
export function removeUnused(document: Document): void {
  const root = document.getRoot();
  const isUnused = (property: Property) =>
    property.listParents().every(({propertyType}) => propertyType === root.propertyType);
  for (const list of [root.listSkins(), root.listMaterials(), root.listTextures(), root.listAccessors()]) {
    for (const property of list as Property[]) if (isUnused(property)) property.dispose();
  }
  const [first, ...others] = root.listBuffers();
  for (const accessor of root.listAccessors()) accessor.setBuffer(first ?? null);
  for (const buffer of others) buffer.dispose();
}

/** Copies meshes of another document with what they refer to; shared accessors, materials and textures are copied once. */
export function meshCopier(target: Document): (source: Mesh) => Mesh {
  const copied = new Map<Property, Property>();
  const copyOf = <Kind extends Property>(source: Kind): Kind => {
    const known = copied.get(source);
    if (known) return known as Kind;
    const copy = new (source.constructor as new (graph: unknown) => Kind)(target.getGraph());
    copied.set(source, copy);
    return copy.copy(source, copyOf);
  };
  return copyOf;
}
