import React, {useId, useState, type ReactNode} from 'react';
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
import type {GlbSource} from '../glb-tool/source';
import tool from '../glb-tool/styles.module.css';
import useJob from '../glb-tool/useJob';
import Comparison from './Comparison';
import type {OptimizeRequest, OptimizeResponse} from './protocol';

/** The codecs run WebAssembly, which `config/headers.ts` allows for workers with this prefix. */
const startWorker = (): Worker =>
  new Worker(/* webpackChunkName: "wasm-worker-optimizer" */ new URL('./worker.ts', import.meta.url));

const presetLabels: Readonly<Record<Preset, string>> = {web: 'Web', mobile: 'Mobile', vr: 'VR headset'};
const compressionLabels = {meshopt: 'meshopt', draco: 'Draco', none: 'None'} as const;

const percentText = (percent: number | undefined): string =>
  percent === undefined || percent === 0 ? 'Same' : `${percent > 0 ? '+' : '−'}${Math.abs(percent)}%`;

/** Optimizes the inspected file in a worker, and shows what changed. */
export default function GlbOptimizer({source}: {readonly source: GlbSource}): ReactNode {
  const id = useId();
  const [preset, setPreset] = useState<Preset>('web');
  const [compression, setCompression] = useState<OptimizeSettings['compression']>('meshopt');
  const [dropMorphTargets, setDropMorphTargets] = useState(false);
  const {state, start, cancel, clear} = useJob<OptimizeRequest, OptimizeResponse>(startWorker);
  const file = renamed(source.name, `-${preset}.glb`);

  const optimize = (): void => {
    const settings = {...presets[preset], compression, dropMorphTargets};
    start(async () => {
      const bytes = await source.bytes();
      return {request: {bytes, settings}, transfer: [bytes]};
    });
  };
  const {textureSize, simplify} = presets[preset];
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
            setPreset(currentTarget.value as Preset);
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
          onChange={({currentTarget}) => setCompression(currentTarget.value as OptimizeSettings['compression'])}
        >
          {meshCompressions.map((name) => (
            <option key={name} value={name}>
              {compressionLabels[name]}
            </option>
          ))}
        </select>
      </div>
      <p className={tool.note}>
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
        task={`Optimizing ${source.name}`}
        outcome={state.kind === 'done' ? `${source.name} is optimized.` : ''}
        onCancel={cancel}
        onRetry={optimize}
      />
      {state.kind === 'done' && <Result name={file} original={source} result={state.result} />}
    </section>
  );
}

interface ResultProps {
  readonly name: string;
  readonly original: GlbSource;
  readonly result: OptimizeResponse;
}

function Result({name, original, result: {bytes, before, after, notes}}: ResultProps): ReactNode {
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
        <span>{name}</span>
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
