import {length, placeAt, subtract} from '../body/linear';
import {type Layer, type PosedPerson, boundLayer} from '../body/person';
import type {Influences} from '../body/pose';
import {remember} from '../remember';
import {smoothInfluences} from './smooth';
import {type OutfitName, lookMesh} from './wardrobe';

/** Distance from a shoulder or neck joint within which the influences of cloth are smoothed, in meters. */
const reach = 0.2;

const layersOf = remember((person: PosedPerson) =>
  remember((outfit: OutfitName): Layer => {
    const surface = person.kit.meshes[lookMesh(outfit)]!;
    const joints = (['LeftArm', 'RightArm', 'Neck'] as const).map(
      (name) => person.skeleton.joints.get(name)!.mesh.from,
    );
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
