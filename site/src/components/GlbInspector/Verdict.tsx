import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import {fileSize} from '@avaturn-docs/avatar-glb/file-size';
import type {Finding, Report} from '@avaturn-docs/avatar-glb/report';
import styles from './styles.module.css';
import {number, plural, severityNames} from './texts';

/** Findings that the summary shows; the tables have all. */
const maxFindings = 3;

/** Pass or fail, the main numbers, and the most important findings. */
export default function Verdict({report}: {readonly report: Report}): ReactNode {
  const {counts, findings, inspection} = report;
  const {gpu, avatar} = inspection;
  const isPassed = counts.error === 0;
  // Errors come first, and what affects more places. The notes below need no summary.
  const order = ['error', 'warning'] as const;
  const first = findings
    .filter((finding): finding is Finding & {severity: (typeof order)[number]} => finding.severity !== 'info')
    .sort((a, b) => order.indexOf(a.severity) - order.indexOf(b.severity) || (b.count ?? 1) - (a.count ?? 1))
    .slice(0, maxFindings);
  const numbers = [
    [number(inspection.triangles), 'triangles'],
    [number(inspection.drawCalls), 'draw calls'],
    [fileSize(gpu.textures + gpu.meshes), 'GPU memory'],
    [number(inspection.morphTargets.length), 'morph targets'],
  ];
  return (
    <div className={styles.verdict}>
      <p className={clsx(styles.strip, isPassed ? styles.passed : styles.failed)}>
        <strong>{isPassed ? 'Passed' : 'Failed'}</strong>
        {avatar.type && ` · ${avatar.type}`} · {fileSize(inspection.fileBytes)}
      </p>
      <dl className={styles.numbers}>
        {numbers.map(([value, label]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {first.length > 0 ? (
        <ul className={styles.first} aria-label="Most important findings">
          {first.map((finding, index) => (
            <li key={index} className={styles[finding.severity]}>
              <strong>{severityNames[finding.severity]}</strong> <span>{finding.message}</span>
            </li>
          ))}
        </ul>
      ) : (
        <p>Nothing to fix.{counts.info > 0 && ` ${plural(counts.info, 'note')} below.`}</p>
      )}
    </div>
  );
}
