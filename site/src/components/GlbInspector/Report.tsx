import {useId, useMemo, useState} from 'react';
import {compressionNames, imageFormatsOf} from '@avaturn-docs/avatar-glb/decode/extensions';
import type {Finding} from '@avaturn-docs/avatar-glb/report';
import GlbOptimizer from '../GlbOptimizer';
import ModelPreview from '../glb-tool/ModelPreview';
import OtherTools from '../glb-tool/OtherTools';
import {renamed, saveFile} from '../AvatarViewer/save-file';
import type {GlbSource} from '../glb-tool/source';
import tool from '../glb-tool/styles.module.css';
import Contents from './Contents';
import {faultyMeshes} from './faulty-meshes';
import Findings, {Harmless} from './Findings';
import type {CheckResult} from './worker';
import RawJson from './RawJson';
import styles from './styles.module.css';
import Verdict from './Verdict';

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
        <RawJson name={source.name} json={parts.json} />
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
      {canOptimize && <GlbOptimizer id={optimizer} source={source} onInspect={onInspect} />}
    </>
  );
}
