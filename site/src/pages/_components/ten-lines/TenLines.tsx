import React, {useState, type ReactNode} from 'react';
import CreatorDemo from '../../../components/CreatorDemo';
import type {DemoStep} from '../../../components/CreatorDemo/kinds';
import '../../../css/controls.css';
import Code from './Code.mdx';
import styles from './styles.module.css';

const files = ['main.ts', 'show-avatar.ts'] as const;

/** The shortest integration next to its simulation, in one frame. Each step highlights the lines that it runs. */
export default function TenLines(): ReactNode {
  const [step, setStep] = useState<DemoStep>('still');
  const [file, setFile] = useState<(typeof files)[number]>('main.ts');
  return (
    <div className={styles.tenLines} data-step={step} data-file={file}>
      <div className={styles.code}>
        <div className={`segments needs-script ${styles.files}`} role="group" aria-label="Files">
          {files.map((name) => (
            <button key={name} type="button" aria-pressed={name === file} onClick={() => setFile(name)}>
              {name}
            </button>
          ))}
        </div>
        <Code />
      </div>
      <CreatorDemo kind="ten-lines" onStep={setStep} />
    </div>
  );
}
