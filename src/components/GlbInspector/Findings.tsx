import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {locationText, type Finding, type Report, type Rule} from '@avaturn-docs/avatar-glb/report';
import ResultTable from '../glb-tool/ResultTable';
import tool from '../glb-tool/styles.module.css';
import {faultyMeshes} from './faulty-meshes';
import styles from './styles.module.css';
import {severityNames} from './texts';

export interface Props {
  readonly report: Report;
  /** The rules of all findings. */
  readonly rules: readonly Rule[];
  /** While the model is shown: the finding whose parts are marked in it, of all findings if there is none. */
  readonly marking:
    | {readonly chosen: Finding | undefined; readonly onChoose: (finding: Finding | undefined) => void}
    | undefined;
}

/** Places that are named for a finding; more say no more. */
const maxPlaces = 5;

/** What the rules and the validator found: errors first, each with the page that explains it. */
export default function Findings({report: {findings, inspection, truncated}, rules, marking}: Props): ReactNode {
  const ruleOf = new Map(rules.map((rule) => [rule.id, rule]));
  return (
    findings.length > 0 && (
      <>
        <h3>Findings</h3>
        <ResultTable
          caption="Findings"
          columns={['Severity', 'What was found', 'Rule']}
          rows={findings.map((finding) => [
            <span className={styles[finding.severity]}>{severityNames[finding.severity]}</span>,
            <>
              <Found finding={finding} />
              {marking && faultyMeshes([finding], inspection).length > 0 && (
                <button
                  type="button"
                  className={clsx(tool.button, tool.small, styles.mark)}
                  aria-pressed={marking.chosen === finding}
                  onClick={() => marking.onChoose(marking.chosen === finding ? undefined : finding)}
                >
                  Mark this one only
                </button>
              )}
            </>,
            <Explained rule={ruleOf.get(finding.rule)!} />,
          ])}
        />
        {truncated && <p className={tool.note}>The glTF validator found more than it lists.</p>}
      </>
    )
  );
}

function Found({finding: {message, at}}: {readonly finding: Finding}): ReactNode {
  return (
    <>
      {message}
      {at.length > 0 && (
        <span className={styles.places}>
          At {at.slice(0, maxPlaces).map(locationText).join(', ')}
          {at.length > maxPlaces && ` and ${at.length - maxPlaces} more`}.
        </span>
      )}
    </>
  );
}

function Explained({rule: {id, title, page, unconfirmed}}: {readonly rule: Rule}): ReactNode {
  return (
    <>
      <code>{id}</code> <Link to={page}>{title.replace(/\.$/, '')}</Link>
      {unconfirmed && ' (unconfirmed)'}
    </>
  );
}
