import {Matrix4} from 'three/src/math/Matrix4.js';
import {Quaternion} from 'three/src/math/Quaternion.js';
import {Vector3} from 'three/src/math/Vector3.js';
import {MathUtils} from 'three/src/math/MathUtils.js';
import type {JointName} from '@avaturn-docs/platform/skeleton';
import {GlbError} from '../error';
import {boundsOf} from '../read/bounds';
import {writeContainer} from '../read/container';
import {list, record} from '../read/json';
import {readModel, type Model} from '../read/model';

const axes = [1, -1].flatMap((sign) => [0, 1, 2].map((index) => new Vector3().setComponent(index, sign)));
const yAxis = new Vector3(0, 1, 0);
/** Degrees between the spine and an axis. The spines of the samples lean by up to 6°; more than the second is reported. */
export const usualLean = 8;
const maxLean = 15;
const leanTolerance = 30;
/** Degrees between the legs and the spine of a body that isn't bent at the hips. */
const maxBend = 12;
/** Degrees from an axis to such a body. Those of the samples are tilted by up to 3°. */
const usualTilt = 6;
/** Degrees between the shoulders and the X axis, or a quarter turn. Rest poses are this asymmetric. */
const turnTolerance = 5;
/** Meters from hips to head: in an avatar of 1.1 m to 2.8 m, and in any body that isn't scaled. */
const isUsual = (torso: number): boolean => torso >= 0.4 && torso <= 1;
const isKept = (torso: number): boolean => torso >= 0.2 && torso <= 2;
/** The torso of an avatar that is 1.7 m tall. */
const sampleTorso = 0.6;
/** Meters. */
const floorTolerance = 0.02;
const centerTolerance = 0.2;
/** A sole is at most this far below the ankle, in meters. */
const maxHeel = 0.4;

/**
 * Moves an avatar to where VRM 1.0 requires it (tpose.md): upright, facing +Z, in meters, with its soles at 0. A node above
 * the others turns, scales and moves it, so that meshes, joints and clips stay the same.
 * @param model with the required joints, and without mesh compression
 * @returns the same model if it is there already, and a sentence for each correction or doubt
 * @throws GlbError `not-convertible` if the joints don't show where up and front are
 */
export function placeUpright(model: Model): {readonly model: Model; readonly notes: readonly string[]} {
  const at = (name: JointName): Vector3 => model.skeleton.positionOf(name) ?? new Vector3(NaN, NaN, NaN);
  const spine = at('Head').sub(at('Hips'));
  const across = at('LeftArm').sub(at('RightArm')).add(at('LeftUpLeg')).sub(at('RightUpLeg'));
  const feet = [at('LeftFoot'), at('RightFoot')];
  const bounds = boundsOf(model);
  const isMeasured = ({x}: Vector3): boolean => Number.isFinite(x);
  const hasLength = (vector: Vector3): boolean => vector.length() > 0 && vector.length() < Infinity;
  if (!bounds || !feet.every(isMeasured) || ![spine, across].every(hasLength)) {
    throw new GlbError('not-convertible', 'The joints or the vertices have no positions. Export the avatar again.');
  }

  // Legs in line with the spine show a body that leans as a whole: its shoulders and hips are level once it is upright.
  const legs = at('Hips').sub(feet[0]!.clone().add(feet[1]!).divideScalar(2));
  const isStraight = degreesBetween(legs, spine) <= maxBend;
  const body = isStraight ? spine.clone().normalize().add(legs.normalize()).projectOnPlane(across) : spine;
  const nearest = axes.reduce((near, axis) => (axis.angleTo(spine) < near.angleTo(spine) ? axis : near));
  const tilt = degreesBetween(spine, nearest);
  if (tilt > leanTolerance) {
    throw new GlbError(
      'not-convertible',
      `The spine leans by ${Math.round(tilt)}° from the nearest axis, so it’s unclear which way is up. Rotate the avatar upright, apply the rotation, and export again.`,
    );
  }
  const up = isStraight && degreesBetween(body, nearest) > usualTilt ? body.normalize() : nearest;
  const lean = degreesBetween(spine, up);
  const upright = new Quaternion().setFromUnitVectors(up, yAxis);
  across.applyQuaternion(upright);
  const turn = turnOf(MathUtils.radToDeg(Math.atan2(across.z, across.x)));
  const rotation = new Quaternion().setFromAxisAngle(yAxis, MathUtils.degToRad(turn)).multiply(upright);

  const torso = spine.length();
  const scale = scaleOf(torso);
  const place = new Matrix4().compose(new Vector3(), rotation, new Vector3().setScalar(scale));
  const turned = {rotation: rotation.toArray(), scale: [scale, scale, scale]};
  // The corners of a box are lower than the body if it isn't turned by right angles.
  const {min, max} = up === nearest ? bounds.box.applyMatrix4(place) : boundsOf(withRoot(model, turned))!.box;
  const ankle = Math.min(...feet.map((foot) => foot.applyMatrix4(place).y));
  const hasSoles = ankle - min.y <= maxHeel;
  const drop = hasSoles && (up !== nearest || Math.abs(min.y) > floorTolerance) ? min.y : 0;
  const hips = at('Hips').applyMatrix4(place).setY(0);
  const beside = hips.length() > centerTolerance ? hips : new Vector3();
  const height = meters(max.y - min.y);

  const corrections = [
    up.y < 1 && `turned upright${up === nearest ? '' : ` by ${Math.round(degreesBetween(up, yAxis))}°`}`,
    turn !== 0 && `turned by ${Math.abs(turn)}° to face +Z`,
    scale !== 1 && `scaled from ${meters((max.y - min.y) / scale)} to ${height}`,
    drop !== 0 && `${drop > 0 ? 'lowered' : 'raised'} by ${Math.abs(drop).toFixed(2)} m onto the floor`,
    beside.length() > 0 && `moved by ${beside.length().toFixed(2)} m to the origin`,
  ].filter((part) => part !== false);
  const sentence = new Intl.ListFormat('en-US').format(corrections);
  const transform = {
    translation: beside.clone().negate().setY(-drop).toArray(),
    ...turned,
  };
  return {
    model: corrections.length > 0 ? withRoot(model, transform) : model,
    notes: [
      corrections.length > 0 && `${sentence[0]!.toUpperCase()}${sentence.slice(1)}.`,
      !isUsual(torso * scale) && `The avatar is ${height} tall. If it shouldn’t be, scale it, and export again.`,
      lean > maxLean &&
        `The spine leans by ${Math.round(lean)}° at rest, so it leans in every clip. Make the rest pose upright, and export again.`,
      !hasSoles &&
        `The lowest point is ${meters(ankle - min.y)} below the ankles, so the height of the soles is unknown. VRM 1.0 requires them at 0.`,
    ].filter((note) => note !== false),
  };
}

const degreesBetween = (one: Vector3, other: Vector3): number => MathUtils.radToDeg(one.angleTo(other));

const meters = (length: number): string =>
  `${length.toLocaleString('en-US', {minimumSignificantDigits: 3, maximumSignificantDigits: 3})} m`;

/** Degrees around +Y, from -179 to 180; a quarter turn if it is almost one. */
function turnOf(degrees: number): number {
  const quarter = Math.round(degrees / 90) * 90;
  const turn = Math.abs(degrees - quarter) <= turnTolerance ? quarter : Math.round(degrees);
  return turn === -180 ? 180 : turn + 0;
}

/** The power of ten that makes a torso usual, otherwise the factor to the torso of a sample. */
function scaleOf(torso: number): number {
  const power = 10 ** -Math.round(Math.log10(torso / sampleTorso));
  return isKept(torso) ? 1 : isUsual(torso * power) ? power : sampleTorso / torso;
}

/** The model below another node. Nodes that clips move keep their transforms. */
function withRoot({json, bin, aliases, gltf}: Model, transform: object): Model {
  const root = record(json);
  const children = [...new Set(gltf.scenes.flatMap((scene) => scene.nodes))];
  const nodes = [...list(root['nodes']), {name: 'Placement', children, ...transform}];
  const scenes = list(root['scenes']).map((scene) => ({...scene, nodes: [nodes.length - 1]}));
  return readModel(writeContainer({...root, nodes, scenes}, bin), aliases);
}
