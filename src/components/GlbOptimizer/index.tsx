import React, {useId, useMemo, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import {comparisonOf} from '@avaturn-docs/avatar-glb/optimize/comparison';
import {
  meshCompressions,
  presetNames,
  presets,
  type OptimizeSettings,
  type Preset,
} from '@avaturn-docs/avatar-glb/optimize/settings';
import {renamed, saveFile} from '../AvatarViewer/save-file';
import JobStatus from '../glb-tool/JobStatus';
import ResultTable from '../glb-tool/ResultTable';
import OtherTools from '../glb-tool/OtherTools';
import {sourceOfResult, type GlbSource} from '../glb-tool/source';
import tool from '../glb-tool/styles.module.css';
import useJob from '../glb-tool/useJob';
import Comparison from './Comparison';
import type {OptimizeRequest, OptimizeResponse} from './protocol';

/** The codecs run WebAssembly, which `config/headers.ts` allows for workers with this prefix. */
const startWorker = (): Worker =>
  new Worker(/* webpackChunkName: "wasm-worker-optimizer" */ new URL('./worker.ts', import.meta.url));

const presetLabels: Readonly<Record<Preset, string>> = {web: 'Web', mobile: 'Mobile', vr: 'VR headset'};
const compressionLabels = {meshopt: 'meshopt', draco: 'Draco', none: 'None'} as const;

interface Choices extends Pick<OptimizeSettings, 'compression'> {
  readonly preset: Preset;
}

/** Kept for the next file. Removing morph targets isn't: the reader decides it for each file. */
let lastChoices: Choices = {preset: 'web', compression: 'meshopt'};

const percentText = (percent: number | undefined): string =>
  percent === undefined || percent === 0 ? 'Same' : `${percent > 0 ? '+' : '−'}${Math.abs(percent)}%`;

export interface Props {
  readonly source: GlbSource;
  /** Inspects the optimized file. */
  readonly onInspect: (result: GlbSource) => void;
}

/** Optimizes the inspected file in a worker, shows what changed, and links to the other tools. */
export default function GlbOptimizer({source, onInspect}: Props): ReactNode {
  const id = useId();
  const [{preset, compression}, setChoices] = useState(lastChoices);
  const [dropMorphTargets, setDropMorphTargets] = useState(false);
  const {state, start, cancel, clear} = useJob<OptimizeRequest, OptimizeResponse>(startWorker);

  const choose = (changed: Partial<Choices>): void => {
    lastChoices = {...lastChoices, ...changed};
    setChoices(lastChoices);
  };
  const optimize = (): void => {
    const settings = {...presets[preset], compression, dropMorphTargets};
    start(async () => {
      const bytes = await source.bytes();
      return {request: {bytes, settings}, transfer: [bytes]};
    });
  };
  const {textureSize, simplify} = presets[preset];
  const result = useMemo(
    () =>
      state.kind === 'done'
        ? sourceOfResult(renamed(source.name, `-${preset}.glb`), state.result.bytes, source)
        : undefined,
    [source, preset, state],
  );
  return (
    <section aria-labelledby={`${id}title`} data-tool="optimizer">
      <h3 id={`${id}title`}>Optimize the file</h3>
      <div className={tool.row}>
        <label htmlFor={`${id}preset`}>For</label>
        <select
          className={tool.control}
          id={`${id}preset`}
          value={preset}
          disabled={state.kind === 'running'}
          onChange={({currentTarget}) => {
            clear();
            choose({preset: currentTarget.value as Preset});
          }}
        >
          {presetNames.map((name) => (
            <option key={name} value={name}>
              {presetLabels[name]}
            </option>
          ))}
        </select>
        <label htmlFor={`${id}compression`}>Mesh compression</label>
        <select
          className={tool.control}
          id={`${id}compression`}
          value={compression}
          disabled={state.kind === 'running'}
          onChange={({currentTarget}) => choose({compression: currentTarget.value as Choices['compression']})}
        >
          {meshCompressions.map((name) => (
            <option key={name} value={name}>
              {compressionLabels[name]}
            </option>
          ))}
        </select>
      </div>
      <p className={tool.step}>
        WebP textures up to {textureSize.toLocaleString('en-US')} px
        {simplify < 1 && `, about ${simplify * 100}% of the triangles outside of the face`}.
      </p>
      <p className={tool.row}>
        <label>
          <input
            type="checkbox"
            checked={dropMorphTargets}
            disabled={state.kind === 'running'}
            onChange={({currentTarget}) => setDropMorphTargets(currentTarget.checked)}
          />{' '}
          Remove morph targets. The avatar loses its expressions and lip sync.
        </label>
      </p>
      <button
        type="button"
        className={clsx(tool.button, tool.main)}
        disabled={state.kind === 'running'}
        onClick={optimize}
      >
        Optimize GLB
      </button>
      <JobStatus
        state={state}
        file={source.name}
        task={`Optimizing ${source.name}`}
        outcome={state.kind === 'done' ? `${source.name} is optimized.` : ''}
        onCancel={cancel}
        onRetry={optimize}
      />
      {state.kind === 'done' && result && (
        <Result name={result.name} original={source} result={state.result} onInspect={() => onInspect(result)} />
      )}
      <OtherTools source={result ?? source} current="glb-inspector" />
    </section>
  );
}

interface ResultProps {
  readonly name: string;
  readonly original: GlbSource;
  readonly result: OptimizeResponse;
  readonly onInspect: () => void;
}

function Result({name, original, result: {bytes, before, after, notes}, onInspect}: ResultProps): ReactNode {
  return (
    <>
      <ResultTable
        caption={`${original.name} before and after`}
        columns={['Property', 'Before', 'After', 'Change']}
        rows={comparisonOf(before, after).map((row) => [row.label, row.before, row.after, percentText(row.percent)])}
      />
      <p className={tool.row}>
        <button
          type="button"
          className={clsx(tool.button, tool.main)}
          onClick={() => saveFile(name, 'model/gltf-binary', bytes)}
        >
          Download GLB
        </button>
        <button type="button" className={tool.button} onClick={onInspect}>
          Inspect {name}
        </button>
      </p>
      {notes.map((note) => (
        <p key={note} className={tool.note}>
          {note}
        </p>
      ))}
      <Comparison before={original} after={bytes} />
    </>
  );
}
