/**
 * Changes to a glTF document. `@gltf-transform/functions` has them, too, but compiles code from text, which the page's
 * content security policy forbids.
 */
import type {Accessor, Document, Material, Mesh, Node, Primitive, Property, Texture} from '@gltf-transform/core';

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

/**
 * Copies meshes of another document with their materials and textures; shared ones are copied once. Drops morph targets,
 * because assets have none.
 */
export function meshCopier(target: Document): (source: Mesh) => Mesh {
  const copied = new Map<Property, Property>();
  const once = <Kind extends Property>(original: Kind | null, copy: (original: Kind) => Kind): Kind | null => {
    if (!original) return null;
    const known = copied.get(original) ?? copy(original);
    copied.set(original, known);
    return known as Kind;
  };
  const accessor = (original: Accessor): Accessor =>
    target
      .createAccessor(original.getName())
      .setType(original.getType())
      .setArray(original.getArray())
      .setNormalized(original.getNormalized());
  const texture = (original: Texture): Texture =>
    target.createTexture(original.getName()).setImage(original.getImage()!).setMimeType(original.getMimeType());
  const material = (original: Material): Material =>
    target
      .createMaterial(original.getName())
      .setBaseColorFactor(original.getBaseColorFactor())
      .setBaseColorTexture(once(original.getBaseColorTexture(), texture))
      .setNormalTexture(once(original.getNormalTexture(), texture))
      .setMetallicRoughnessTexture(once(original.getMetallicRoughnessTexture(), texture))
      .setOcclusionTexture(once(original.getOcclusionTexture(), texture))
      .setMetallicFactor(original.getMetallicFactor())
      .setRoughnessFactor(original.getRoughnessFactor())
      .setAlphaMode(original.getAlphaMode())
      .setAlphaCutoff(original.getAlphaCutoff())
      .setDoubleSided(original.getDoubleSided());
  const primitive = (original: Primitive): Primitive => {
    const copy = target
      .createPrimitive()
      .setMode(original.getMode())
      .setIndices(once(original.getIndices(), accessor))
      .setMaterial(once(original.getMaterial(), material));
    for (const name of original.listSemantics()) copy.setAttribute(name, once(original.getAttribute(name), accessor));
    return copy;
  };
  return (source) => {
    const mesh = target.createMesh(source.getName());
    for (const original of source.listPrimitives()) mesh.addPrimitive(primitive(original));
    return mesh;
  };
}
