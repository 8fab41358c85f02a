import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import {fileSize} from '@avaturn-docs/avatar-glb/file-size';
import type {Report} from '@avaturn-docs/avatar-glb/report';
import styles from './styles.module.css';
import {number} from './texts';

/** Pass or fail, and the main numbers. */
export default function Verdict({report}: {readonly report: Report}): ReactNode {
  const {counts, inspection} = report;
  const {gpu, avatar} = inspection;
  const isPassed = counts.error === 0;
  const numbers = [
    [number(inspection.triangles), 'triangles'],
    [number(inspection.drawCalls), 'draw calls'],
    [fileSize(gpu.textures + gpu.meshes), 'GPU memory'],
    [number(inspection.morphTargets.length), 'morph targets'],
  ];
  return (
    <>
      <p className="cluster">
        <strong className={clsx('grow', styles.verdict, isPassed ? styles.passed : styles.error)}>
          <span aria-hidden="true">{isPassed ? '✓' : '✕'}</span> {isPassed ? 'Passed' : 'Failed'}
        </strong>
        {avatar.type && <span>{avatar.type}</span>}
      </p>
      <dl className={styles.numbers}>
        {numbers.map(([value, label]) => (
          <div key={label}>
            <dt className="secondary">{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
