export interface ObjFace {
  /** Three or four indices into the points. */
  readonly points: number[];
  /** As many indices into the UVs. */
  readonly uvs: number[];
  readonly group: string;
}

export interface ObjMesh {
  /** x, y, z of each point, in meters. */
  readonly points: Float32Array;
  /** u, v of each texture coordinate as in the file: v = 0 is the bottom of the picture. */
  readonly uvs: Float32Array;
  readonly faces: ObjFace[];
}

/** Meters per unit of the source kit. */
export const meters = 0.1;

/** Reads a Wavefront OBJ file of the source kit, which is in decimeters. */
export function readObj(text: string): ObjMesh {
  const points: number[] = [];
  const uvs: number[] = [];
  const faces: ObjFace[] = [];
  let group = '';
  for (const line of text.split('\n')) {
    const [keyword, ...fields] = line.trim().split(/\s+/);
    if (keyword === 'v') points.push(...fields.slice(0, 3).map((field) => Number(field) * meters));
    else if (keyword === 'vt') uvs.push(...fields.slice(0, 2).map(Number));
    else if (keyword === 'g') group = fields.join(' ');
    else if (keyword === 'f') {
      const corners = fields.map((field) => field.split('/').map((index) => Number(index) - 1));
      faces.push({points: corners.map(([point]) => point!), uvs: corners.map(([, uv]) => uv ?? -1), group});
    }
  }
  return {points: Float32Array.from(points), uvs: Float32Array.from(uvs), faces};
}
