import {BackSide, MeshBasicMaterial, type Color, type Material, type Mesh} from 'three';
import type {NamedMesh} from './summary';

const materialsOf = (mesh: Mesh): (Material & {wireframe?: boolean})[] => [mesh.material].flat();

/** Wireframe and outlines on the meshes of one model. */
export class Surfaces {
  private readonly outlines: Mesh[] = [];
  private readonly line = outlineMaterial();

  constructor(private readonly meshes: readonly NamedMesh[]) {}

  setWireframe(shown: boolean): void {
    for (const {parts} of this.meshes) for (const material of parts.flatMap(materialsOf)) material.wireframe = shown;
  }

  /** Outlines exactly the meshes with these names, of the mesh or of its node. Their surfaces stay visible. */
  mark(names: readonly string[], color: Color): void {
    this.clear();
    this.recolor(color);
    const parts = this.meshes
      .filter(({name, nodeName}) => names.includes(name) || names.includes(nodeName))
      .flatMap((mesh) => mesh.parts);
    for (const part of parts) {
      const outline = part.clone(false);
      outline.material = this.line;
      // At the same place as the part, with the same bones and the same face.
      outline.position.set(0, 0, 0);
      outline.quaternion.identity();
      outline.scale.set(1, 1, 1);
      if (part.morphTargetInfluences) outline.morphTargetInfluences = part.morphTargetInfluences;
      part.add(outline);
      this.outlines.push(outline);
    }
  }

  recolor(color: Color): void {
    this.line.color.copy(color);
  }

  clear(): void {
    for (const outline of this.outlines.splice(0)) outline.removeFromParent();
    this.line.dispose();
  }
}

/** In clip space, half of the canvas is 1. */
const lineWidth = 0.01;

/** Draws the back faces of a mesh, extruded by the width of a line in the picture. */
function outlineMaterial(): MeshBasicMaterial {
  const material = new MeshBasicMaterial({side: BackSide});
  material.onBeforeCompile = (shader) => {
    shader.vertexShader = shader.vertexShader.replace(
      '#include <project_vertex>',
      `#include <project_vertex>
      #ifdef USE_SKINNING
        // The shader turns normals around for inner sides.
        vec3 outward = -transformedNormal;
      #else
        vec3 outward = normalMatrix * normal;
      #endif
      vec2 aside = (projectionMatrix * vec4(outward, 0.0)).xy;
      gl_Position.xy += aside / max(length(aside), 1e-6) * ${lineWidth} * gl_Position.w;`,
    );
  };
  return material;
}
