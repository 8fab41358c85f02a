import React, {useState, type ReactNode} from 'react';
import type {GlbSource} from '../glb-tool/source';
import tool from '../glb-tool/styles.module.css';

export interface Props {
  readonly before: GlbSource;
  readonly after: ArrayBuffer;
}

/** Both models in 3D, which load on request. */
export default function Comparison({before, after}: Props): ReactNode {
  const [shown, setShown] = useState<ReactNode>();
  const [status, setStatus] = useState('');
  const load = (): void => {
    setStatus('Loading the 3D view …');
    Promise.all([import(/* webpackChunkName: "glb" */ './BeforeAfter'), before.bytes()]).then(
      ([{default: BeforeAfter}, bytes]) => setShown(<BeforeAfter before={bytes} after={after} />),
      () => setStatus('The 3D view didn’t load. Check your connection, then try again.'),
    );
  };
  return (
    shown ?? (
      <div className={tool.preview}>
        <button type="button" className={tool.button} onClick={load}>
          Compare both models in 3D
        </button>
        <p role="status" className={tool.step}>
          {status}
        </p>
      </div>
    )
  );
}
