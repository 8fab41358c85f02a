import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import {joints} from '../../../data/skeleton';
import {fingers, handPlace, places} from './skeleton-places';
import styles from './SkeletonMap.module.css';

const byName = new Map(places.map((place) => [place.name, place]));
const jointOf = new Map(joints.map((joint) => [joint.name, joint]));

/** The bones between visible joints, as one path. */
const bones = places.flatMap(({name, x, y}) => {
  const parent = jointOf.get(name)?.parent;
  const from = parent && byName.get(parent);
  return from ? [`M${from.x} ${from.y}L${x} ${y}`] : [];
});

/** The visible part of the right side: the left one mirrored at the spine. */
const middle = 88;
const mirrored = (
  ['LeftShoulder', 'LeftArm', 'LeftForeArm', 'LeftUpLeg', 'LeftLeg', 'LeftFoot', 'LeftToeBase'] as const
).flatMap((name) => {
  const place = byName.get(name);
  const parent = jointOf.get(name)?.parent;
  const from = parent && byName.get(parent);
  return place && from ? [`M${2 * middle - from.x} ${from.y}L${2 * middle - place.x} ${place.y}`] : [];
});

/** The joints of an avatar with their names. `JointTable` lists them as text. */
export default function SkeletonMap(): ReactNode {
  return (
    <figure>
      <svg
        className={styles.picture}
        viewBox="0 0 360 484"
        width="540"
        height="726"
        role="img"
        aria-labelledby="skeleton-map-title"
      >
        <title id="skeleton-map-title">
          The joints of an avatar in T-pose, seen from the front, with the names of the middle and of the left side
        </title>
        <ellipse className={styles.body} cx={middle} cy="60" rx="26" ry="36" />
        <path className={styles.limbs} d={`M${middle} 124H284M${middle} 124H0`} strokeWidth="24" />
        <path className={styles.limbs} d="M113 284V456M63 284V456" strokeWidth="30" />
        <path className={styles.body} d="M50 116Q88 104 126 116L116 290Q88 304 60 290Z" />
        <path className={styles.mirrored} d={mirrored.join('')} />
        <path className={styles.bones} d={bones.join('')} />
        <path className={styles.leader} d="M104 56H128M102 118V86L128 80M72 52L62 42M284 114V108" />
        {places.map(({name, x, y}) => (
          <circle
            key={name}
            className={clsx(styles.joint, jointOf.get(name)?.t2Only && styles.t2Only)}
            cx={x}
            cy={y}
            r="4"
          />
        ))}
        <g>
          <path className={styles.leader} d={`M284 128V150Q284 160 274 160H194Q182 160 181 172L${handPlace.x} 214`} />
          <path
            className={styles.bones}
            d={fingers
              .map(({points}) => `M${handPlace.x} ${handPlace.y}${points.map(({x, y}) => `L${x} ${y}`).join('')}`)
              .join('')}
          />
          <circle className={styles.joint} cx={handPlace.x} cy={handPlace.y} r="4" />
          {fingers.map(({names, points}) => (
            <g key={names[0]}>
              {points.map(({x, y}) => (
                <circle key={x} className={styles.joint} cx={x} cy={y} r="3" />
              ))}
              <text x={(points.at(-1)?.x ?? 0) + 9} y={(points.at(-1)?.y ?? 0) + 4}>
                {`${names[0]?.replace('Left', '')}–3`}
              </text>
            </g>
          ))}
        </g>
        {places.map(
          ({name, label}) =>
            label && (
              <text key={name} x={label.x} y={label.y} textAnchor={label.anchor}>
                {name}
              </text>
            ),
        )}
      </svg>
      <figcaption>
        The right side has the same joints, with <code>Right</code> instead of <code>Left</code>. Only T2 has the eye
        joints, drawn hollow.
      </figcaption>
    </figure>
  );
}
