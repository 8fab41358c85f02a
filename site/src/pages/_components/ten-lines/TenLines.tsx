import {useState, type CSSProperties} from 'react';
import Link from '@docusaurus/Link';
import CreatorDemo from '../../../components/CreatorDemo';
import type {DemoStep} from '../../../components/CreatorDemo/kinds';
import '../../../css/controls.css';
import Code from './Code.mdx';
import styles from './styles.module.css';

/** The line of `main.ts` that runs, counted from 0. */
const runningLine: Partial<Record<DemoStep, number>> = {opening: 9, open: 5, exported: 6};
const files = ['main.ts', 'show-avatar.ts'] as const;

/** The shortest integration next to its simulation, in one frame. Each step highlights the lines that it runs. */
export default function TenLines() {
  const [step, setStep] = useState<DemoStep>('still');
  const [file, setFile] = useState<(typeof files)[number]>('main.ts');
  return (
    <div
      className={styles.tenLines}
      data-step={step}
      data-file={file}
      style={{'--running': runningLine[step]} as CSSProperties}
    >
      <div className={styles.code}>
        <div className={`segments needs-script ${styles.files}`} role="group" aria-label="Files">
          {files.map((name) => (
            <button key={name} type="button" aria-pressed={name === file} onClick={() => setFile(name)}>
              {name}
            </button>
          ))}
        </div>
        <Code />
        <p className={`cluster secondary ${styles.next}`}>
          The export event carries the GLB to your page.
          <Link className="quiet-button" to="/docs/integration/web/html/">
            Build it step by step
          </Link>
        </p>
      </div>
      <CreatorDemo kind="ten-lines" onStep={setStep} />
    </div>
  );
}
