import React, {useState, type ReactNode} from 'react';
import CreatorDemo from '../../../components/CreatorDemo';
import type {DemoStep} from '../../../components/CreatorDemo/kinds';
import Code from './Code.mdx';
import styles from './styles.module.css';

/** The shortest integration next to its simulation. Each step highlights the lines that it runs. */
export default function TenLines(): ReactNode {
  const [step, setStep] = useState<DemoStep>('still');
  return (
    <div className={styles.tenLines} data-step={step}>
      <CreatorDemo kind="ten-lines" onStep={setStep} />
      <div>
        <Code />
      </div>
    </div>
  );
}
