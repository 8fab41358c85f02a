import React, {useMemo, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import {compressionNames, imageFormatsOf} from '@avaturn-docs/avatar-glb/decode/extensions';
import type {Finding} from '@avaturn-docs/avatar-glb/report';
import GlbOptimizer from '../GlbOptimizer';
import ModelPreview from '../glb-tool/ModelPreview';
import {renamed, saveFile} from '../AvatarViewer/save-file';
import type {GlbSource} from '../glb-tool/source';
import tool from '../glb-tool/styles.module.css';
import Contents from './Contents';
import {faultyMeshes} from './faulty-meshes';
import Findings from './Findings';
import type {CheckResult} from './worker';
import RawJson from './RawJson';
import Verdict from './Verdict';

export interface Props {
  readonly source: GlbSource;
  readonly result: CheckResult;
  /** Inspects another file: the optimized one, or its original. */
  readonly onInspect: (file: GlbSource) => void;
}

/** Loads with the first file. The verdict, the model with the affected parts outlined, all findings, the contents, and a download of the report. */
export default function Report({source, result: {report, rules, parts}, onInspect}: Props): ReactNode {
  const {findings, inspection} = report;
  const {original} = source;
  const extensions = inspection.extensions.map(({name}) => name);
  const encodings = [...compressionNames(extensions), ...imageFormatsOf(extensions).map(({name}) => name)];
  const [chosen, setChosen] = useState<Finding>();
  const [isShown, setIsShown] = useState(false);
  const marked = useMemo(() => faultyMeshes(chosen ? [chosen] : findings, inspection), [chosen, findings, inspection]);
  return (
    <>
      {original && (
        <button type="button" className={clsx(tool.button, tool.small)} onClick={() => onInspect(original)}>
          Back to {original.name}
        </button>
      )}
      <Verdict report={report} />
      <ModelPreview
        name={source.name}
        label={marked.length > 0 ? 'Show the model with faulty parts outlined' : 'Show the model in 3D'}
        bytes={source.bytes}
        marked={marked}
        onShown={setIsShown}
        startsOpen={inspection.triangles > 0}
      />
      <Findings report={report} rules={rules} marking={isShown ? {chosen, onChoose: setChosen} : undefined} />
      <Contents inspection={inspection} pictures={parts.pictures} />
      <RawJson name={source.name} json={parts.json} />
      <button
        type="button"
        className={tool.button}
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
      {/* Assets are uploaded without extensions, and a VRM would lose its humanoid. */}
      {['export', 'gltf'].includes(report.profile) && (
        <GlbOptimizer source={source} encodings={encodings} onInspect={onInspect} />
      )}
    </>
  );
}
