import {MathUtils, Quaternion, Vector3} from 'three';
import {joints as avatarJoints, type JointName} from '@avaturn-docs/platform/skeleton';
import {parentIn} from '../read/skeleton';
import {childIn, direction, palms, turnedBy, up, type Pose} from './pose';

/** Degrees by which limbs of a rest pose may deviate: motion capture spreads legs by 20°. */
export const restTolerance = 35;
/** Bones of the spine and fingers differ between skeletons. Larger angles are a pose. */
const torsoTolerance = 25;
/** Degrees by which upright bodies lean from the hips to the neck. */
export const leanTolerance = 12;

export const degrees = MathUtils.radToDeg;

/** Angle of two directions in degrees; 0 if one is missing. */
export const between = (one?: Vector3, other?: Vector3): number => (one && other ? degrees(one.angleTo(other)) : 0);

/**
 * World rotations of the joints after limbs are rotated to point as the avatar's do at rest, each by the smallest angle, and
 * palms face as the avatar's.
 * @param poses of the clip, which show whether hands or forearms twist
 * @param elbows in the axes of each upper arm whose roll is unknown, the axis around which its elbow bends
 */
export function align(
  pose: Pose,
  avatar: Pose,
  poses: readonly Pose[],
  elbows?: ReadonlyMap<JointName, Vector3>,
): Map<JointName, Quaternion> {
  const turns = new Map<JointName, Quaternion>();
  const hips = yaw(pose, avatar, 'RightUpLeg', 'LeftUpLeg');
  const chest = yaw(pose, avatar, 'RightArm', 'LeftArm');
  for (const {name} of avatarJoints) {
    if (!pose.has(name)) continue;
    const parent = parentIn(name, pose);
    // Heads look to the front, even above a body that leans.
    const above = /^(?:Neck|Head)$/.test(name)
      ? chest
      : /^(?:Hips|Spine\d?)$/.test(name)
        ? turnOf('Hips', pose, avatar, /\d/.test(name) ? chest : hips)
        : ((parent && turns.get(parent)) ?? hips);
    turns.set(
      name,
      name.endsWith('Foot') ? footTurn(name, pose, avatar, above, hips) : turnOf(name, pose, avatar, above),
    );
    const elbow = elbows?.get(name);
    if (elbow) rollArm(name, elbow.clone().applyQuaternion(pose.get(name)!.rotation), avatar, turns);
    if (name.endsWith('Hand')) twistHand(name, pose, avatar, turns, poses);
  }
  return new Map([...turns].map(([joint, turn]) => [joint, turn.clone().multiply(pose.get(joint)!.rotation)]));
}

/** The rotation around +Y between the lines through two joints. */
function yaw(pose: Pose, avatar: Pose, right: JointName, left: JointName): Quaternion {
  const [one, other] = [pose, avatar].map((of) => direction(of, right, left)?.projectOnPlane(up).normalize());
  return one && other && one.lengthSq() > 0 ? new Quaternion().setFromUnitVectors(one, other) : new Quaternion();
}

function turnOf(joint: JointName, pose: Pose, avatar: Pose, above: Quaternion): Quaternion {
  const child = childIn(joint, pose, avatar);
  const own = child && direction(pose, joint, child)?.applyQuaternion(above);
  const wanted = child && direction(avatar, joint, child);
  const isLimb = /(?:Arm|Leg|Hand)$/.test(joint);
  const tolerance = isLimb ? 0 : joint === 'Hips' ? leanTolerance : torsoTolerance;
  if (!own || !wanted || between(own, wanted) <= tolerance) return above;
  return new Quaternion().setFromUnitVectors(own, wanted).multiply(above);
}

/** Rolls an arm until its elbow bends to the front, as in T-pose. */
function rollArm(arm: JointName, elbow: Vector3, avatar: Pose, turns: Map<JointName, Quaternion>): void {
  const along = direction(avatar, arm, childIn(arm, avatar)!)!;
  const own = elbow.applyQuaternion(turns.get(arm)!).projectOnPlane(along).normalize();
  const wanted = new Vector3(0, arm.startsWith('Left') ? -1 : 1, 0).projectOnPlane(along).normalize();
  turns.set(arm, new Quaternion().setFromUnitVectors(own, wanted).multiply(turns.get(arm)!));
}

/**
 * Twists a hand until its palm faces as the avatar's. The forearm takes the share of it that leaves elbow and wrist least
 * wrung during the clip: half of it, unless the clip twists one of them back.
 */
function twistHand(
  hand: JointName,
  pose: Pose,
  avatar: Pose,
  turns: Map<JointName, Quaternion>,
  poses: readonly Pose[],
): void {
  const [own, wanted] = palms(hand, turnedBy(pose, turns.get(hand)!), avatar) ?? [];
  const finger = childIn(hand, pose, avatar);
  if (!own || !wanted || !finger) return;
  const angle =
    Math.sign(
      own
        .clone()
        .cross(wanted)
        .dot(direction(avatar, hand, finger)!),
    ) * own.angleTo(wanted);
  const [arm, forearm] = ['Arm', 'ForeArm'].map((part) => hand.replace('Hand', part)) as [JointName, JointName];
  const along = direction(pose, forearm, hand);
  const twists = [arm, forearm].map((above, at) =>
    along ? angle / 2 + meanTwist(pose, poses, above, [forearm, hand][at]!, along, angle / 2) : 0,
  );
  const share = MathUtils.clamp(0.5 + (twists[0]! - twists[1]!) / (2 * angle), 0, 1);
  for (const [joint, child, part] of [
    [hand, finger, 1],
    [forearm, hand, share],
  ] as const) {
    const axis = direction(avatar, joint, child);
    const twist = axis && new Quaternion().setFromAxisAngle(axis, angle * part);
    if (twist && turns.has(joint)) turns.set(joint, twist.multiply(turns.get(joint)!));
  }
}

/** Mean twist of a joint against the one above it since a pose, in radians beyond a middle. */
function meanTwist(
  rest: Pose,
  poses: readonly Pose[],
  above: JointName,
  joint: JointName,
  axis: Vector3,
  middle: number,
): number {
  let [sine, cosine] = [0, 0];
  for (const pose of poses) {
    const [before, after] = [rest, pose].map((of) => {
      const [upper, lower] = [of.get(above), of.get(joint)];
      return upper && lower && upper.rotation.clone().invert().multiply(lower.rotation);
    });
    if (!before || !after) return -middle;
    const turn = rest.get(above)!.rotation.clone().multiply(after).multiply(before.invert());
    turn.multiply(rest.get(above)!.rotation.clone().invert());
    const twist = 2 * Math.atan2(axis.dot(turn), turn.w) - middle;
    sine += Math.sin(twist);
    cosine += Math.cos(twist);
  }
  return Math.atan2(sine, cosine);
}

/**
 * Ankles differ in height, so a foot keeps its slope: only its heading is the avatar's. Whether it follows a spread leg or
 * is flat on the floor shows in its heading, too.
 */
function footTurn(foot: JointName, pose: Pose, avatar: Pose, above: Quaternion, hips: Quaternion): Quaternion {
  const toe = childIn(foot, pose, avatar);
  const wanted = toe && direction(avatar, foot, toe);
  const own = toe && direction(pose, foot, toe);
  if (!own || !wanted) return above;
  const heading = (turn: Quaternion) => own.clone().applyQuaternion(turn).projectOnPlane(up).normalize();
  const front = wanted.clone().projectOnPlane(up).normalize();
  const turn = between(heading(above), front) < between(heading(hips), front) - 2 ? above : hips;
  if (between(own.clone().applyQuaternion(turn), wanted) > restTolerance) {
    return new Quaternion().setFromUnitVectors(own.clone().applyQuaternion(above), wanted).multiply(above);
  }
  return new Quaternion().setFromUnitVectors(heading(turn), front).multiply(turn);
}
