import {useEffect, useId, useRef, useState} from 'react';
import type {AvaturnSDK} from '@avaturn/sdk';
import type {SdkMethodName} from '@avaturn-docs/platform/web-sdk/methods';
import {payloadText} from '../CreatorDemo/live/payload-text';
import Fields, {type Options} from './Fields';
import CreatorBox from '../CreatorDemo/live/CreatorBox';
import {closeCreator, creatorFailed, creatorLoaded, runOnCreator, useCreator, type Creator} from './creator';
import {methods, type Around} from '../../../samples/web/sdk-methods/methods';
import {fieldsOf, initialValues, runValues, sampleCode, sampleName, trials, type Values} from './trials';
import styles from './live.module.css';

export interface LiveSampleProps {
  readonly method: SdkMethodName;
  /** Number of times that the reader pressed Run. */
  readonly runs: number;
  readonly onCode: (code: string) => void;
  /** Called when the reader closed the creator, whose button was removed. */
  readonly onClose: () => void;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : payloadText(value));

/** Runs a sample. The creator is open, so `init` has nothing to do; and the security policy forbids running text. */
export async function runSample(name: string, {sdk, ...around}: Around<unknown>): Promise<void> {
  const opened = new Proxy(sdk, {
    get: (target, key) => {
      if (key === 'init') return async () => sdk;
      const member: unknown = Reflect.get(target, key);
      return typeof member === 'function' ? (member.bind(target) as unknown) : member;
    },
  });
  await methods[name as keyof typeof methods]({sdk: opened, ...around} as never);
}

/** Runs the sample of a method on the page's creator immediately: fields for its values, and its log. */
export default function LiveSample({method, runs, onCode, onClose}: LiveSampleProps) {
  const fields = fieldsOf(method);
  const {needsControls = false, hint} = trials[method] ?? {};
  const id = useId();
  const creator = useCreator();
  const [values, setValues] = useState<Values>(() => initialValues(method));
  const [options, setOptions] = useState<Options>({});
  const [lines, setLines] = useState<readonly string[]>([]);
  const [status, setStatus] = useState('');
  const round = useRef(0);
  const live = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const own = ++round.current;
    const isCurrent = (): boolean => own === round.current;
    const log = (...printed: readonly unknown[]): void => {
      if (isCurrent()) setLines((before) => [...before, printed.map(textOf).join('\n')]);
    };
    const run = async (sdk: AvaturnSDK): Promise<void> => {
      if (!isCurrent()) return;
      for (const field of fields) {
        if (field.type !== 'select' || typeof field.options !== 'function') continue;
        const listed = await field.options(sdk);
        setOptions((before) => ({...before, [field.name]: listed}));
      }
      await runSample(sampleName(method, values), {sdk, values: runValues(method, values), console: {log}});
    };
    setLines([]);
    setStatus('Running…');
    runOnCreator(id, needsControls, run).then(
      () => {
        if (!isCurrent()) return;
        setStatus(`${method}: done.`);
        if (method === 'destroy') closeCreator();
      },
      (reason: unknown) => {
        if (!isCurrent()) return;
        setStatus(`${method} was rejected: ${reason instanceof Error ? reason.message : textOf(reason)}`);
      },
    );
  }, [runs, values]);
  // On a phone, the creator covers the lower half of the page.
  useEffect(() => {
    if (status) live.current?.scrollIntoView({block: 'nearest'});
  }, [status]);
  // Another page has other samples.
  useEffect(
    () => () => {
      round.current = 0;
      closeCreator(id);
    },
    [],
  );

  const choose = (name: string, value: string): void => {
    const next = {...values, [name]: value};
    setValues(next);
    onCode(sampleCode(method, next));
  };
  return (
    <div ref={live} className={`stack ${styles.live}`}>
      {fields.length > 0 && <Fields {...{fields, options, values}} onChoose={choose} />}
      {hint && <p className="secondary">{hint}</p>}
      <p className="secondary" role="status">
        {status}
      </p>
      {lines.length > 0 && (
        <pre className="output" tabIndex={0} role="group" aria-label={`Output of ${method}`}>
          {lines.join('\n')}
        </pre>
      )}
      {creator?.owner === id && (
        <Dock
          key={creator.round}
          creator={creator}
          onClose={() => {
            closeCreator();
            onClose();
          }}
        />
      )}
    </div>
  );
}

/** The simulated creator, pinned to a corner of the window, and to its bottom on a phone. */
function Dock({creator, onClose}: {readonly creator: Creator; readonly onClose: () => void}) {
  return (
    <section className={styles.dock} data-controls={creator.hasControls || undefined} aria-label="Simulated creator">
      <div className="file-bar">
        <strong className="grow">Simulated creator</strong>
        <button type="button" className="plain-button" onClick={onClose}>
          Close<span className="visually-hidden"> the creator</span>
        </button>
      </div>
      <CreatorBox
        disableUi={!creator.hasControls}
        onReady={creatorLoaded}
        onEvent={(name) => name === 'error' && creatorFailed('The creator reported an error.')}
        onFailure={creatorFailed}
      />
    </section>
  );
}
