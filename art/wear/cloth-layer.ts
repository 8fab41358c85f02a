import {joints as allJoints} from '@avaturn-docs/platform/skeleton';
import {length, placeAt, subtract} from '../body/linear';
import {type Layer, type PosedPerson, boundLayer, strongest} from '../body/person';
import {type Influences, type Surface, kit} from '../kit';
import {remember} from '../remember';
import {type OutfitName, lookMesh} from './wardrobe';

/** Distance from a shoulder or neck joint within which the influences of cloth are smoothed, in meters. */
const reach = 0.2;

const rounds = 10;

/** Smooths influences by `strength` per point, 0 to 1: cloth would fold where anchors jump from arm to chest. */
function smoothInfluences({joints, weights}: Influences, cloth: Surface, strength: readonly number[]): Influences {
  const neighbors = strength.map(() => new Set<number>());
  for (let i = 0; i < cloth.triangles.length; i += 3) {
    const corners = [0, 1, 2].map((corner) => cloth.points[cloth.triangles[i + corner]!]!);
    for (const one of corners) for (const other of corners) if (one !== other) neighbors[one]!.add(other);
  }
  let dense = strength.map((_, point) => {
    const row = new Float32Array(allJoints.length);
    for (let i = point * 4; i < point * 4 + 4; i++) row[joints[i]!]! += weights[i]!;
    return row;
  });
  for (let round = 0; round < rounds; round++) {
    dense = dense.map((row, point) => {
      const around = [...neighbors[point]!];
      if (strength[point] === 0 || around.length === 0) return row;
      const share = 0.5 * strength[point]!;
      return row.map((value, joint) => {
        const mean = around.reduce((sum, other) => sum + dense[other]![joint]!, 0) / around.length;
        return value * (1 - share) + mean * share;
      });
    });
  }
  return strongest(dense.map((row) => [...row.entries()]));
}

const layersOf = remember((person: PosedPerson) =>
  remember((outfit: OutfitName): Layer => {
    const surface = kit.meshes[lookMesh(outfit)]!;
    const joints = (['LeftArm', 'RightArm', 'Neck'] as const).map((name) => person.skeleton.get(name)!.mesh.from);
    const even = (influences: Influences, points: Float32Array) => {
      const strength = Array.from({length: points.length / 3}, (_, point) => {
        const away = joints.map((joint) => length(subtract(placeAt(points, point), joint)));
        return Math.min(1, Math.max(0, (reach - Math.min(...away)) / 0.06));
      });
      return smoothInfluences(influences, surface, strength);
    };
    return boundLayer(person, surface.binding, even);
  }),
);

/** The cloth of an outfit on a person, in the rest pose; later calls return the same object. */
export const clothLayer = (person: PosedPerson, outfit: OutfitName): Layer => layersOf(person)(outfit);
