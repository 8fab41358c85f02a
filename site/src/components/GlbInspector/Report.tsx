import {useId, useMemo, useState} from 'react';
import clsx from 'clsx';
import {compressionNames, imageFormatsOf} from '@avaturn-docs/avatar-glb/decode/extensions';
import {fileSize} from '@avaturn-docs/avatar-glb/file-size';
import type {Finding, Report as CheckReport} from '@avaturn-docs/avatar-glb/report';
import GlbOptimizer from '../GlbOptimizer';
import ModelPreview from '../glb-tool/ModelPreview';
import OtherTools from '../glb-tool/OtherTools';
import {renamed, saveFile} from '../AvatarViewer/save-file';
import type {GlbSource} from '../glb-tool/source';
import useObjectUrl from '../glb-tool/useObjectUrl';
import tool from '../glb-tool/styles.module.css';
import Contents from './Contents';
import {faultyMeshes} from './faulty-meshes';
import Findings, {Harmless} from './Findings';
import type {CheckResult} from './worker';
import styles from './styles.module.css';
import {number} from './texts';

interface Props {
  readonly source: GlbSource;
  readonly result: CheckResult;
  /** Inspects another file: the optimized one, or its original. */
  readonly onInspect: (file: GlbSource) => void;
}

/** Loads with the first file: the model with the affected parts outlined beside the findings, then what the file contains. */
export default function Report({source, result: {report, rules, parts}, onInspect}: Props) {
  const optimizer = useId();
  const {findings, inspection} = report;
  const {original} = source;
  const extensions = inspection.extensions.map(({name}) => name);
  const encodings = [...compressionNames(extensions), ...imageFormatsOf(extensions).map(({name}) => name)];
  const [chosen, setChosen] = useState<Finding>();
  const json = useObjectUrl(parts.json);
  const [isShown, setIsShown] = useState(false);
  const marked = useMemo(() => faultyMeshes(chosen ? [chosen] : findings, inspection), [chosen, findings, inspection]);
  // Assets are uploaded without extensions, and a VRM would lose its humanoid.
  const canOptimize = ['export', 'gltf'].includes(report.profile);
  return (
    <>
      <div className={tool.panes}>
        <Verdict report={report} />
        <div className={styles.model}>
          <ModelPreview
            name={source.name}
            label={marked.length > 0 ? 'Show the model with faulty parts outlined' : 'Show the model in 3D'}
            bytes={source.bytes}
            marked={marked}
            onShown={setIsShown}
            startsOpen={inspection.triangles > 0}
          />
        </div>
        <div className={`stack ${styles.report}`}>
          <Findings report={report} rules={rules} marking={isShown ? {chosen, onChoose: setChosen} : undefined} />
          {original && (
            <button type="button" className="quiet-button" onClick={() => onInspect(original)}>
              Back to {original.name}
            </button>
          )}
          {canOptimize && (
            <>
              <a className="main-button" href={`#${optimizer}`}>
                Optimize
              </a>
              <OtherTools source={source} current="glb-inspector" />
            </>
          )}
          {canOptimize && !original && encodings.length > 0 && (
            <p className="secondary">
              The converter decodes {new Intl.ListFormat('en').format(encodings)}, which VRM doesn’t support, so the VRM
              is larger than the GLB.
            </p>
          )}
        </div>
      </div>
      <h3>Contents of the file</h3>
      <div className={`cluster ${styles.contents}`}>
        <Contents inspection={inspection} pictures={parts.pictures} />
        <Harmless report={report} />
        <a className="quiet-button" href={json} target="_blank">
          Raw JSON<span className="visually-hidden"> in a new tab</span>
        </a>
      </div>
      <button
        type="button"
        className="quiet-button large"
        // The format of the command's `--json`.
        onClick={() =>
          saveFile(
            renamed(source.name, '-report.json'),
            'application/json',
            `${JSON.stringify([{file: source.name, report}], null, 2)}\n`,
          )
        }
      >
        Download report (JSON)
      </button>
      {canOptimize && <GlbOptimizer id={optimizer} {...{source, inspection, onInspect}} />}
    </>
  );
}

/** Whether the file passes, and the main numbers. */
function Verdict({report}: {readonly report: CheckReport}) {
  const {counts, inspection} = report;
  const {gpu, avatar} = inspection;
  const [mark, verdict, look] =
    counts.error > 0
      ? ['✕', 'Failed', 'bad']
      : counts.warning > 0
        ? ['!', 'Passed with warnings', 'warn']
        : ['✓', 'Passed', 'ok'];
  const numbers = [
    [number(inspection.triangles), 'triangles'],
    [number(inspection.drawCalls), 'draw calls'],
    [fileSize(gpu.textures + gpu.meshes), 'GPU memory'],
    [number(inspection.morphTargets.length), 'morph targets'],
  ];
  return (
    <div className={`stack ${styles.report}`}>
      <p className="cluster">
        <strong className={clsx('grow', styles.verdict, look)}>
          <span aria-hidden="true">{mark}</span> {verdict}
        </strong>
        {avatar.type && <span>{avatar.type}</span>}
      </p>
      <dl className={styles.numbers}>
        {numbers.map(([value, label]) => (
          <div key={label}>
            <dt className="secondary">{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
