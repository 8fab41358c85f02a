import clsx from 'clsx';
import {fileSize} from '@avaturn-docs/avatar-glb/file-size';
import type {Report} from '@avaturn-docs/avatar-glb/report';
import styles from './styles.module.css';
import {number} from './texts';

/** Whether the file passes, and the main numbers. */
export default function Verdict({report}: {readonly report: Report}) {
  const {counts, inspection} = report;
  const {gpu, avatar} = inspection;
  const [mark, verdict, look] =
    counts.error > 0
      ? ['✕', 'Failed', styles.error]
      : counts.warning > 0
        ? ['!', 'Passed with warnings', styles.warning]
        : ['✓', 'Passed', styles.passed];
  const numbers = [
    [number(inspection.triangles), 'triangles'],
    [number(inspection.drawCalls), 'draw calls'],
    [fileSize(gpu.textures + gpu.meshes), 'GPU memory'],
    [number(inspection.morphTargets.length), 'morph targets'],
  ];
  return (
    <div className={`stack ${styles.report}`}>
      <p className="cluster">
        <strong className={clsx('grow', styles.verdict, look)}>
          <span aria-hidden="true">{mark}</span> {verdict}
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
    </div>
  );
}
