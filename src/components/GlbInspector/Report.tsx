import React, {type ReactNode} from 'react';
import {renamed, saveFile} from '../glb-tool/save-file';
import type {GlbSource} from '../glb-tool/source';
import tool from '../glb-tool/styles.module.css';
import Contents from './Contents';
import Findings from './Findings';
import type {CheckResult} from './protocol';

export interface Props {
  readonly source: GlbSource;
  readonly result: CheckResult;
}

/** What was found, what the file holds, and both to take along. */
export default function Report({source, result: {report, rules}}: Props): ReactNode {
  return (
    <>
      <Findings report={report} rules={rules} />
      <Contents inspection={report.inspection} />
      <button
        type="button"
        className={tool.button}
        // The shape of the command's `--json`.
        onClick={() =>
          saveFile(
            renamed(source.name, '-report.json'),
            'application/json',
            `${JSON.stringify([{file: source.name, report}], null, 2)}\n`,
          )
        }
      >
        Download the report as JSON
      </button>
    </>
  );
}
