import type {Color, Material, Mesh} from 'three';
import type {NamedMesh} from './summary';

/** What can be done to a material of any kind that a GLB may hold. */
interface Surface extends Material {
  wireframe?: boolean;
  emissive?: Color;
  emissiveIntensity?: number;
  color?: Color;
}

const materialsOf = (mesh: Mesh): Surface[] => [mesh.material].flat() as Surface[];

/** Wireframe and highlights on the meshes of one model. */
export class Surfaces {
  /** The materials of the file, by the mesh that shows a highlighted copy in their place. */
  private readonly originals = new Map<Mesh, Mesh['material']>();
  private wireframe = false;
  private marked: readonly string[] = [];

  constructor(private readonly meshes: readonly NamedMesh[]) {}

  setWireframe(shown: boolean): void {
    this.wireframe = shown;
    for (const {parts} of this.meshes)
      for (const material of parts.flatMap(materialsOf)) material.wireframe = this.wireframe;
    // The materials of the file, too, for when the highlight goes.
    for (const original of this.originals.values())
      for (const material of [original].flat() as Surface[]) material.wireframe = this.wireframe;
  }

  /**
   * Highlights the meshes with these names, of the mesh or of its node, and no others. They get copies of their materials:
   * one material may be on several meshes.
   */
  mark(names: readonly string[], color: Color): void {
    this.clear();
    this.marked = names;
    const parts = this.meshes
      .filter(({name, nodeName}) => names.includes(name) || names.includes(nodeName))
      .flatMap((mesh) => mesh.parts);
    for (const part of parts) {
      this.originals.set(part, part.material);
      const copies = materialsOf(part).map((material) => highlighted(material, color));
      part.material = Array.isArray(part.material) ? copies : copies[0]!;
    }
  }

  /** The same highlights in another color. */
  recolor(color: Color): void {
    this.mark(this.marked, color);
  }

  /** Ends all highlights, so that every mesh has the material that came with it. */
  clear(): void {
    for (const [mesh, original] of this.originals) {
      materialsOf(mesh).forEach((copy) => copy.dispose());
      mesh.material = original;
    }
    this.originals.clear();
  }
}

function highlighted(material: Surface, color: Color): Surface {
  const copy = material.clone() as Surface;
  if (copy.emissive) {
    copy.emissive.copy(color);
    copy.emissiveIntensity = 0.55;
  } else {
    copy.color?.copy(color);
  }
  return copy;
}
