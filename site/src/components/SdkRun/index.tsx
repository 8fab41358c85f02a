import {useRef, useState, type ComponentType} from 'react';
import CodeBlock from '../../theme/CodeBlock';
import type {SdkMethodName} from '@avaturn-docs/platform/web-sdk/methods';
import type {LiveSampleProps} from './LiveSample';
import {coloredLines} from '../../color-code';
import {sampleCode} from './trials';

interface Props {
  readonly method: SdkMethodName;
}

/** The sample of a method, which runs on the page's simulated creator on request. */
export default function SdkRun({method}: Props) {
  const [code, setCode] = useState(() => sampleCode(method));
  const [runs, setRuns] = useState(0);
  const [Live, setLive] = useState<ComponentType<LiveSampleProps>>();
  const [hasFailed, setHasFailed] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const run = (): void => {
    setRuns(runs + 1);
    setHasFailed(false);
    import('./LiveSample').then(
      ({default: loaded}) => setLive(() => loaded),
      () => setHasFailed(true),
    );
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
      {Live && <Live {...{method, runs}} onCode={setCode} onClose={() => button.current?.focus()} />}
      {hasFailed && <p role="alert">The simulator didn’t load. Check your connection, then press Run again.</p>}
    </>
  );
}
