import {type Vec3, about, multiply, rotate, scale as times, subtract} from '../body/linear';
import {bump, type FacePart, type Landmarks, ramp} from './landmarks';

/** Properties of a point that fields use. */
export interface FacePoint {
  readonly at: Vec3;
  readonly part: FacePart;
  /** Offset of the kit's unit `mouth-open` at weight 1, in meters. */
  readonly open: Vec3;
  /** Whether it is skin inside the mouth. */
  readonly inside: boolean;
  /** 1 if the point moves with the jaw, 0 if it stays with the skull. */
  readonly jaw: number;
  /** Offset of a point fixed to the jaw when the mouth opens. */
  readonly hinge: Vec3;
}

type Field = (point: FacePoint, face: Landmarks) => Vec3;

const still: Vec3 = [0, 0, 0];
const mm = (face: Landmarks, x: number, y: number, z: number): Vec3 => times([x, y, z], face.size / 1000);
const mirrored = ([x, y, z]: Vec3, at: Vec3): Vec3 => [at[0] < 0 ? -x : x, y, z];

/** Position along the tongue: 0 at the root, 1 at the tip. */
const alongTongue = ({at}: FacePoint, {tongue}: Landmarks) => (at[2] - tongue.back) / (tongue.tip - tongue.back);

/**
 * Near the lips: 1 between the corners, 0 from `reach` millimeters above or below the line between them, and from `width`
 * times the distance of a corner aside.
 */
function nearLips({at, part}: FacePoint, face: Landmarks, reach: number, width = 1.15): number {
  if (part !== 'skin') return 0;
  const r = (reach / 1000) * face.size;
  return (
    ramp(Math.abs(at[1] - face.mouth[1]), r, r * 0.25) *
    ramp(Math.abs(at[0]), face.leftCorner[0] * width, face.leftCorner[0] * (width - 0.55)) *
    ramp(at[2], face.mouth[2] - 0.03 * face.size, face.mouth[2] - 0.008 * face.size)
  );
}

function turned({at, part}: FacePoint, {leftEye: [x, y, z]}: Landmarks, up: number, out: number): Vec3 {
  const side = part === 'leftEye' ? 1 : -1;
  const arm = subtract(at, [side * x, y, z]);
  return subtract(rotate(multiply(about([0, 1, 0], side * out), about([1, 0, 0], -up)), arm), arm);
}

const degrees = Math.PI / 180;

/** The lids give way slightly to the cornea below them. */
function aroundEye({at, part}: FacePoint, face: Landmarks): number {
  if (part !== 'skin' && part !== 'lash') return 0;
  const [x, y, z] = face.leftEye;
  return bothBumps(at, [x, y, z + 0.014], [0.02, 0.012, 0.02]);
}

const isEye = ({part}: FacePoint) => part === 'leftEye' || part === 'rightEye';

const only =
  (part: FacePart) =>
  (field: Field): Field =>
  (point, face) =>
    point.part === part ? field(point, face) : still;
const skinOnly = only('skin');
const tongueOnly = only('tongue');

/** At the same place on both sides of the face. */
const bothBumps = ([x, y, z]: Vec3, center: Vec3, radius: Vec3) => bump([Math.abs(x), y, z], center, radius);

/** Movements without a face unit in the kit. Each returns a point's offset in meters at weight 1. */
export const ownFields = {
  eyeUp: (point, face) =>
    isEye(point) ? turned(point, face, 16 * degrees, 0) : times(mm(face, 0, 0.6, 0.2), aroundEye(point, face)),
  eyeOut: (point, face) =>
    isEye(point)
      ? turned(point, face, 0, 21 * degrees)
      : times(mirrored(mm(face, 0.9, 0, 0), point.at), aroundEye(point, face)),
  cheekRaise: skinOnly(({at}, face) => {
    const center: Vec3 = [face.leftEye[0] * 1.25, face.leftEye[1] - 0.03 * face.size, face.leftEye[2]];
    return times(mm(face, 0, 2.6, 1.4), bothBumps(at, center, [0.027, 0.024, 0.04]));
  }),
  puffedCheeks: skinOnly((point, face) => {
    const {at} = point;
    const center: Vec3 = [face.leftCorner[0] * 1.75, face.mouth[1] + 0.004, face.leftCorner[2] - 0.012];
    const cheek = bothBumps(at, center, [0.034, 0.034, 0.04]);
    const lips = nearLips(point, face, 12);
    const [x, y, z] = times(mirrored(mm(face, 9, 0, 6.5), at), cheek);
    return [x, y, z + 0.0022 * face.size * lips];
  }),
  jawAhead: ({jaw}, face) => times(mm(face, 0, 0, 6), jaw),
  jawAside: ({jaw}, face) => times(mm(face, 7, 0, 0), jaw),
  mouthAside: skinOnly(({at}, face) => times(mm(face, 8, 0, 0), bump(at, face.mouth, [0.042, 0.03, 0.045]))),
  // The lips close again while the chin stays down: undoes what opens them, decreasing toward the chin.
  closedLips: skinOnly(({at, open}, face) =>
    times(open, -ramp(face.mouth[1] - at[1], 0.026 * face.size, 0.009 * face.size)),
  ),
  // Lips that part or spread pull the corners back, into the teeth: this undoes some of it.
  cornerForward: skinOnly(({at}, face) =>
    times(mm(face, 0, 0, 5), bothBumps(at, face.leftCorner, [0.026, 0.03, 0.03])),
  ),
  // The kit's smile is too low in the middle: lips there move up toward the line between the corners.
  smileLift: (point, face) =>
    times(mm(face, 0, 1.6, 0), nearLips(point, face, 22) * ramp(Math.abs(point.at[0]), face.leftCorner[0], 0)),
  // At rest the kit's lips leave a slit that widens toward the corners.
  lipSeal: (point, face) => {
    const corner = face.leftCorner[0];
    const toCorner = ramp(Math.abs(point.at[0]), corner * 0.5, corner * 0.9);
    return times(mm(face, 0, -0.4 + point.jaw, 0), nearLips(point, face, 9, 1.3) * (1 + 1.5 * toCorner));
  },
  // The kit's lower lip opens to a point: its sides go farther down.
  roundLowerLip: (point, face) => {
    const aside = Math.abs(point.at[0]) / face.leftCorner[0];
    return times(
      mm(face, 0, -2.5, 0),
      point.jaw * nearLips(point, face, 28, 1.5) * ramp(aside, 0.1, 0.6) * ramp(aside, 1.25, 0.7),
    );
  },
  // Otherwise, the inside of the cheeks would show through them where the corners are pulled back.
  cheekInside: ({at, inside}, face) =>
    inside ? times(mirrored(mm(face, -7, 0, -4), at), bothBumps(at, face.leftCorner, [0.024, 0.04, 0.04])) : still,
  // Not so close to the cheeks that it shows through when they move.
  narrowInside: ({at, inside}) => (inside ? [at[0] * -0.3, 0, 0] : still),
  lipsForward: (point, face) => times(mm(face, 0, 0, 5), nearLips(point, face, 20)),
  lowerLipUp: (point, face) => times(mm(face, 0, 5, 0), point.jaw * nearLips(point, face, 22)),
  lowerLipIn: (point, face) => times(mm(face, 0, 0.5, -4.5), point.jaw * nearLips(point, face, 16)),
  rollLower: (point, face) => times(mm(face, 0, 1.5, -5.5), point.jaw * nearLips(point, face, 16)),
  rollUpper: (point, face) => times(mm(face, 0, -1.5, -5), (1 - point.jaw) * nearLips(point, face, 15)),
  chinRaise: skinOnly(({at}, face) =>
    times(mm(face, 0, 3, 0.8), bump(at, [0, face.chin[1] + 0.008, face.chin[2]], [0.03, 0.024, 0.03])),
  ),
  // The kit leaves the tip of the tongue in place: here it follows the lower teeth, but the root doesn't.
  tongueJaw: tongueOnly((point, face) => {
    const along = alongTongue(point, face);
    const [x, y, z] = times(point.hinge, ramp(along, 0, 0.4));
    const flat = 0.004 * face.size * ramp(along, 0, 0.35);
    return [x - point.open[0], y - flat - point.open[1], z - point.open[2]];
  }),
  tongueForward: tongueOnly((point, face) => times(mm(face, 0, -1.5, 26), alongTongue(point, face) ** 1.3)),
  tongueUp: tongueOnly((point, face) => times(mm(face, 0, 7, -1), alongTongue(point, face) ** 2.2)),
  tongueBack: tongueOnly((point, face) => {
    const along = alongTongue(point, face);
    return mm(face, 0, 6 * ramp(Math.abs(along - 0.4), 0.4, 0), -5 * along);
  }),
} as const satisfies Readonly<Record<string, Field>>;

export type OwnField = keyof typeof ownFields;
