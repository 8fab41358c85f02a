import {useState} from 'react';
import {comparisonOf} from '@avaturn-docs/avatar-glb/optimize/comparison';
import {
  meshCompressions,
  presetNames,
  presets,
  trianglesText,
  type OptimizeSettings,
  type Preset,
} from '@avaturn-docs/avatar-glb/optimize/settings';
import {fileSize} from '@avaturn-docs/avatar-glb/file-size';
import type {Inspection} from '@avaturn-docs/avatar-glb/inspect';
import OnRequest from '../AvatarViewer/OnRequest';
import {renamed, saveFile} from '../AvatarViewer/save-file';
import Choice from '../glb-tool/Choice';
import JobStatus from '../glb-tool/JobStatus';
import ResultTable from '../glb-tool/ResultTable';
import OtherTools from '../glb-tool/OtherTools';
import {sourceOfResult, type GlbSource} from '../glb-tool/source';
import tool from '../glb-tool/styles.module.css';
import useJob from '../glb-tool/useJob';
import type {OptimizeRequest, OptimizeResponse} from './worker';

/** The codecs run WebAssembly, which `config/headers.ts` allows for workers with this prefix. */
const startWorker = (): Worker =>
  new Worker(/* webpackChunkName: "wasm-worker-optimizer" */ new URL('./worker.ts', import.meta.url));

const presetLabels: Readonly<Record<Preset, string>> = {web: 'Web', mobile: 'Mobile', vr: 'VR headset'};
const compressionLabels = {meshopt: 'meshopt', draco: 'Draco', none: 'None'} as const;

interface Choices extends Pick<OptimizeSettings, 'compression'> {
  readonly preset: Preset;
  /** In pixels; undefined for the size of the preset. */
  readonly size: number | undefined;
}

const sizes = [2048, 1024, 512, 256] as const;
const pixels = (size: number): string => `${size.toLocaleString('en-US')} px`;

/** Kept for the next file. Removing morph targets isn't: the reader decides it for each file. */
let lastChoices: Choices = {preset: 'web', compression: 'meshopt', size: undefined};

const percentText = (percent: number | undefined): string =>
  percent === undefined || percent === 0 ? 'Same' : `${percent > 0 ? '+' : '−'}${Math.abs(percent)}%`;

export interface Props {
  /** Of the heading. */
  readonly id: string;
  readonly source: GlbSource;
  readonly inspection: Inspection;
  readonly onInspect: (result: GlbSource) => void;
}

/** Optimizes the inspected file in a worker, shows what changed, and links to the other tools. */
export default function GlbOptimizer({id, source, inspection: {images, meshes}, onInspect}: Props) {
  const [{preset, compression, size}, setChoices] = useState(lastChoices);
  const [dropMorphTargets, setDropMorphTargets] = useState(false);
  const job = useJob<OptimizeRequest, OptimizeResponse>(startWorker);
  const {state, start, clear} = job;

  const choose = (changed: Partial<Choices>): void => {
    lastChoices = {...lastChoices, ...changed};
    setChoices(lastChoices);
  };
  const textureSize = size ?? presets[preset].textureSize;
  const optimize = (): void => {
    const settings = {...presets[preset], textureSize, compression, dropMorphTargets};
    start(async () => {
      const bytes = await source.bytes();
      return {request: {bytes, settings}, transfer: [bytes]};
    });
  };
  const isRunning = state.kind === 'running';
  const result =
    state.kind === 'done' && sourceOfResult(renamed(source.name, `-${preset}.glb`), state.result.bytes, source);
  return (
    <section aria-labelledby={id} data-tool="optimizer">
      <h3 id={id}>Optimize the file</h3>
      <div className={tool.choice}>
        <div className="cluster">
          <Choice
            label="For"
            value={preset}
            options={presetNames.map((name) => [name, presetLabels[name]])}
            isDisabled={isRunning}
            onChoose={(value) => {
              clear();
              choose({preset: value as Preset});
            }}
          />
          {images.length > 0 && (
            <Choice
              label="Largest texture"
              value={String(size ?? '')}
              options={[
                ['', `Preset (${pixels(presets[preset].textureSize)})`],
                ...sizes.map((edge): [string, string] => [String(edge), pixels(edge)]),
              ]}
              isDisabled={isRunning}
              onChoose={(value) => choose({size: Number(value) || undefined})}
            />
          )}
          <Choice
            label="Mesh compression"
            value={compression}
            options={meshCompressions.map((name) => [name, compressionLabels[name]])}
            isDisabled={isRunning}
            onChoose={(value) => choose({compression: value as Choices['compression']})}
          />
        </div>
        <p className="secondary">
          {images.length > 0 ? `Converts textures to WebP, up to ${pixels(textureSize)}, and` : 'The result'}{' '}
          {trianglesText(presets[preset].simplify)}.
        </p>
      </div>
      {meshes.some(({morphTargets}) => morphTargets.length > 0) && (
        <p className="cluster">
          <label>
            <input
              type="checkbox"
              checked={dropMorphTargets}
              disabled={isRunning}
              onChange={({currentTarget}) => setDropMorphTargets(currentTarget.checked)}
            />{' '}
            Remove morph targets. The avatar loses its expressions and lip sync.
          </label>
        </p>
      )}
      <button type="button" className="main-button" disabled={isRunning} onClick={optimize}>
        Optimize GLB
      </button>
      <JobStatus
        job={job}
        file={source.name}
        task={`Optimizing ${source.name}`}
        outcome={(result) => outcomeText(source, result)}
      />
      {state.kind === 'done' && result && (
        <>
          <Result name={result.name} original={source} result={state.result} onInspect={() => onInspect(result)} />
          <OtherTools source={result} current="glb-inspector" />
        </>
      )}
    </section>
  );
}

function outcomeText({name, size}: GlbSource, {isUnchanged, bytes}: OptimizeResponse): string {
  if (isUnchanged) return `${name} is already small.`;
  return bytes.byteLength > size
    ? `${name} is larger with these settings: ${fileSize(size)} → ${fileSize(bytes.byteLength)}.`
    : `${name} is optimized.`;
}

interface ResultProps {
  readonly name: string;
  readonly original: GlbSource;
  readonly result: OptimizeResponse;
  readonly onInspect: () => void;
}

function Result({name, original, result: {bytes, before, after, notes}, onInspect}: ResultProps) {
  return (
    <>
      <ResultTable
        caption={`${original.name} before and after`}
        columns={['Property', 'Before', 'After', 'Change']}
        rows={comparisonOf(before, after).map((row) => [row.label, row.before, row.after, percentText(row.percent)])}
      />
      <p className="cluster">
        <button type="button" className="main-button" onClick={() => saveFile(name, 'model/gltf-binary', bytes)}>
          Download GLB
        </button>
        <button type="button" className="quiet-button large" onClick={onInspect}>
          Inspect {name}
        </button>
      </p>
      {notes.map((note) => (
        <p key={note} className="secondary">
          {note}
        </p>
      ))}
      <OnRequest
        label="Compare both models in 3D"
        className="stack"
        load={async () => {
          const [{default: Compare}, source] = await Promise.all([
            import(/* webpackChunkName: "avatar-viewer" */ '../AvatarViewer/CompareView'),
            original.bytes(),
          ]);
          return {Compare, source};
        }}
        show={({Compare, source}, fail) => (
          <Compare
            models={[
              {title: 'Before', source},
              {title: 'After', source: bytes},
            ]}
            startsAtHead={false}
            onFailure={fail}
          />
        )}
      />
    </>
  );
}
