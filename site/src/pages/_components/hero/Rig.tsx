import {type RefObject} from 'react';
import {heroSize} from '@avaturn-docs/scene/hero-view';
import type {JointPoints} from '@avaturn-docs/scene/joint-points';
import drawn from './joints.json';
import styles from './rig.module.css';

type Row = readonly [name: string, parent: number | null, x: number, y: number];
const rows = drawn as unknown as readonly Row[];

const labeled = ['Head', 'Spine2', 'LeftArm', 'LeftForeArm', 'LeftHand', 'Hips'];
const labels = rows.map(([name], index) => ({name, index})).filter(({name}) => labeled.includes(name));

const {width, height} = heroSize;
const inPictures: JointPoints = rows.map(([, , x, y]) => [x / width, y / height]);

const coordinate = ([x, y]: JointPoints[number]): string => `${Math.round(x * width)} ${Math.round(y * height)}`;
const bonesAt = (points: JointPoints): string =>
  rows
    .map(([, parent], index) =>
      parent === null ? '' : `M${coordinate(points[parent]!)}L${coordinate(points[index]!)}`,
    )
    .join('');
/** Zero-length lines, whose round caps are dots; smaller ones for fingers. */
const jointsAt = (points: JointPoints, isFinger: boolean): string =>
  points
    .filter((_, index) => /Hand./.test(rows[index]![0]) === isFinger)
    .map((point) => `M${coordinate(point)}h0`)
    .join('');
const placeOf = ([x, y]: JointPoints[number]): {left: string; top: string} => ({
  left: `${(x * 100).toFixed(1)}%`,
  top: `${(y * 100).toFixed(1)}%`,
});

/** The avatar's bones and joints, over its picture. */
export default function Rig({root}: {readonly root?: RefObject<HTMLDivElement | null>}) {
  return (
    <div ref={root} className={styles.rig} aria-hidden="true">
      <svg viewBox={`0 0 ${width} ${height}`}>
        <path d={bonesAt(inPictures)} strokeWidth="3" />
        {[false, true].map((isFinger) => (
          <g key={String(isFinger)}>
            <path d={jointsAt(inPictures, isFinger)} strokeWidth={isFinger ? 8 : 13} />
            <path d={jointsAt(inPictures, isFinger)} strokeWidth={isFinger ? 4.5 : 8} />
          </g>
        ))}
      </svg>
      {labels.map(({name, index}) => (
        <span key={name} className={styles.label} data-joint={name} style={placeOf(inPictures[index]!)}>
          {name}
        </span>
      ))}
    </div>
  );
}

/** Moves the rig without React, because this runs for each frame. */
export function moveRig(root: HTMLDivElement, points: JointPoints): void {
  const [bones, ...dots] = root.querySelectorAll('path');
  bones?.setAttribute('d', bonesAt(points));
  dots.forEach((path, index) => path.setAttribute('d', jointsAt(points, index >= 2)));
  root
    .querySelectorAll('span')
    .forEach((label, index) => Object.assign(label.style, placeOf(points[labels[index]!.index]!)));
}
