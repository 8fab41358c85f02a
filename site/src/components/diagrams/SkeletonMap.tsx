import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import {joints, type JointName} from '@avaturn-docs/platform/skeleton';
import {fingers, handPlace, places} from './skeleton-places';
import styles from './SkeletonMap.module.css';

const byName = new Map(places.map((place) => [place.name, place]));
const jointOf = new Map(joints.map((joint) => [joint.name, joint]));

/** The bone from its parent to a joint, as a path. @param at moves it along X */
function boneTo(name: JointName, at = (x: number): number => x): string {
  const parent = jointOf.get(name)?.parent;
  const [from, to] = [parent && byName.get(parent), byName.get(name)];
  return from && to ? `M${at(from.x)} ${from.y}L${at(to.x)} ${to.y}` : '';
}

/** The visible part of the right side: the left one mirrored at the spine. */
const middle = 88;
const mirrored = (
  ['LeftShoulder', 'LeftArm', 'LeftForeArm', 'LeftUpLeg', 'LeftLeg', 'LeftFoot', 'LeftToeBase'] as const
).map((name) => boneTo(name, (x) => 2 * middle - x));

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
        <path className={styles.bones} d={places.map(({name}) => boneTo(name)).join('')} />
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
