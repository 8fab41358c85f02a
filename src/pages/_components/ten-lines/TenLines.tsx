import React, {useState, type ReactNode} from 'react';
import CreatorDemo from '../../../components/CreatorDemo';
import type {DemoStep} from '../../../components/CreatorDemo/kinds';
import Code from './Code.mdx';
import styles from './styles.module.css';

/** The shortest integration beside its simulation. The lines that run at a step light up. */
export default function TenLines(): ReactNode {
  const [step, setStep] = useState<DemoStep>('still');
  return (
    <div className={styles.tenLines} data-step={step}>
      <div>
        <Code />
      </div>
      <CreatorDemo kind="ten-lines" onStep={setStep} />
    </div>
  );
}
