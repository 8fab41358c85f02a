import {useRef, useState} from 'react';
import CodeBlock from '../../theme/CodeBlock';
import type {SdkMethodName} from '@avaturn-docs/platform/web-sdk/methods';
import {coloredLines} from '../../color-code';
import useOnRequest from '../../useOnRequest';
import {sampleCode} from './trials';

/** The sample of a method, which runs on the page's simulated creator on request. */
export default function SdkRun({method}: {readonly method: SdkMethodName}) {
  const [code, setCode] = useState(() => sampleCode(method));
  const [runs, setRuns] = useState(0);
  const live = useOnRequest(
    async () => (await import('./LiveSample')).default,
    'The simulator didn’t load. Check your connection, then press Run again.',
  );
  const button = useRef<HTMLButtonElement>(null);
  const run = (): void => {
    setRuns(runs + 1);
    if (!live.loaded) live.start();
  };
  return (
    <>
      <CodeBlock
        language="ts"
        html={coloredLines(code, 'ts').join('\n')}
        action={
          <button ref={button} type="button" className="quiet-button needs-script" onClick={run}>
            Run<span className="visually-hidden"> {method}</span>
          </button>
        }
      />
      {live.loaded && <live.loaded {...{method, runs}} onCode={setCode} onClose={() => button.current?.focus()} />}
      {live.failure && <p role="alert">{live.failure}</p>}
    </>
  );
}
