import React, {type ReactNode} from 'react';
import {drawnJoints} from './rig';
import styles from './RigFigure.module.css';

const scale = 305;
const center = 300;
const ground = 590;
const px = (x: number) => Math.round((center + x * scale) * 10) / 10;
const py = (y: number) => Math.round((ground - y * scale) * 10) / 10;

const byName = new Map(drawnJoints.map((joint) => [joint.name, joint]));
const bones = drawnJoints.flatMap(({x, y, parent}) => {
  const from = parent && byName.get(parent);
  return from ? [`M${px(from.x)} ${py(from.y)}L${px(x)} ${py(y)}`] : [];
});

const lines = [...Array(12).keys()]
  .map((index) => `M40 ${40 + index * 50}H560`)
  .concat([...Array(11).keys()].map((index) => `M${40 + index * 52} 40V590`));

/** The body behind the rig: limbs as thick strokes, so that it stays a hint. */
const body = [
  {d: `M${px(-0.1)} ${py(1.5)}L${px(-0.86)} ${py(1.504)}M${px(0.1)} ${py(1.5)}L${px(0.86)} ${py(1.504)}`, width: 27},
  {
    d: `M${px(0.095)} ${py(0.94)}L${px(0.095)} ${py(0.5)}L${px(0.1)} ${py(0.06)}M${px(-0.095)} ${py(0.94)}L${px(-0.095)} ${py(0.5)}L${px(-0.1)} ${py(0.06)}`,
    width: 34,
  },
  {d: `M${px(0)} ${py(1.62)}V${py(1.46)}`, width: 24},
];

const frame = {viewBox: '30 30 540 575', width: 540, height: 575};

/**
 * The skeleton of an exported avatar in T-pose: the site's motif. It turns once to each side before its grid, which the
 * style does: all joints of a T-pose stand nearly in one plane, so that a turned drawing is right.
 */
export default function RigFigure(): ReactNode {
  return (
    <div className={styles.figure}>
      <svg {...frame} aria-hidden="true">
        <path className={styles.grid} d={lines.join('')} />
      </svg>
      <svg {...frame} className={styles.avatar} role="img" aria-labelledby="rig-title">
        <title id="rig-title">The 52-joint skeleton of an exported avatar in T-pose, seen from the front</title>
        <g className={styles.body}>
          {body.map(({d, width}) => (
            <path key={d} d={d} strokeWidth={width} />
          ))}
          <path
            className={styles.torso}
            d={`M${px(-0.17)} ${py(1.545)}Q${px(0)} ${py(1.58)} ${px(0.17)} ${py(1.545)}L${px(0.125)} ${py(0.9)}Q${px(0)} ${py(0.86)} ${px(-0.125)} ${py(0.9)}Z`}
          />
          <ellipse className={styles.torso} cx={px(0)} cy={py(1.68)} rx={29} ry={38} />
        </g>
        <path className={styles.bones} d={bones.join('')} />
        <g className={styles.joints}>
          {drawnJoints.map(({name, x, y}) => (
            <circle key={name} cx={px(x)} cy={py(y)} r={/Hand\w/.test(name) ? 1.9 : 4} />
          ))}
        </g>
        <g className={styles.labels} aria-hidden="true">
          <path d={`M${px(0)} ${py(1.6)}L404 62M${px(0.7)} ${py(1.504)}V255H506M${px(0)} ${py(0.967)}H178`} />
          <text x="410" y="66">
            Head
          </text>
          <text x="502" y="259" textAnchor="end">
            LeftHand
          </text>
          <text x="172" y={py(0.967) + 4} textAnchor="end">
            Hips
          </text>
        </g>
      </svg>
    </div>
  );
}
