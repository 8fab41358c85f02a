import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import type {Inspection} from '@avaturn-docs/avatar-glb/inspect';
import {locationText, type Finding, type Report, type Rule} from '@avaturn-docs/avatar-glb/report';
import ResultTable, {FoldedTable} from '../glb-tool/ResultTable';
import tool from '../glb-tool/styles.module.css';
import {faultyMeshes} from './faulty-meshes';
import styles from './styles.module.css';
import {number, severityNames} from './texts';

export interface Props {
  readonly report: Report;
  /** The rules of all findings. */
  readonly rules: readonly Rule[];
  /** While the model is visible: the finding whose parts are marked in it; null marks those of all findings. */
  readonly marking:
    | {readonly chosen: Finding | undefined; readonly onChoose: (finding: Finding | undefined) => void}
    | undefined;
}

/** Maximum number of locations that a finding names. */
const maxPlaces = 5;

/** Problems to fix, errors first, each with a link to its page. Below, what is harmless and what wasn't checked. */
export default function Findings({report, rules, marking}: Props): ReactNode {
  const {findings, harmless, notes, inspection, truncated} = report;
  return (
    <>
      <FindingTable
        title="Fix these"
        findings={findings.filter(({severity}) => severity !== 'info')}
        {...{rules, inspection, marking}}
      />
      <FindingTable
        title="Notes"
        findings={findings.filter(({severity}) => severity === 'info')}
        {...{rules, inspection, marking}}
      />
      {truncated && <p className={tool.note}>The glTF validator reached its limit. The file may have more problems.</p>}
      {notes.map((note) => (
        <p key={note} className={tool.note}>
          {note}
        </p>
      ))}
      <FoldedTable
        caption="Harmless"
        columns={['Validator code', 'Times', 'Why you can ignore it']}
        rows={harmless.map(({code, count, message, reason}) => [
          <code>{code}</code>,
          number(count),
          `${message} ${reason}`,
        ])}
      />
    </>
  );
}

interface TableProps extends Pick<Props, 'rules' | 'marking'> {
  readonly title: string;
  readonly findings: readonly Finding[];
  readonly inspection: Inspection;
}

function FindingTable({title, findings, rules, inspection, marking}: TableProps): ReactNode {
  const ruleOf = new Map(rules.map((rule) => [rule.id, rule]));
  return (
    findings.length > 0 && (
      <>
        <h3>{title}</h3>
        <ResultTable
          caption={title}
          columns={['Severity', 'What was found', 'Rule']}
          rows={findings.map((finding) => [
            <span className={styles[finding.severity]}>
              {severityNames[finding.severity]}
              {finding.count !== undefined && finding.count > 1 && ` × ${number(finding.count)}`}
            </span>,
            <>
              <Found finding={finding} />
              {marking && faultyMeshes([finding], inspection).length > 0 && (
                <button
                  type="button"
                  className={clsx(tool.button, tool.small, styles.mark)}
                  aria-pressed={marking.chosen === finding}
                  onClick={() => marking.onChoose(marking.chosen === finding ? undefined : finding)}
                >
                  Outline this one only
                </button>
              )}
            </>,
            <Explained rule={ruleOf.get(finding.rule)!} help={finding.help} />,
          ])}
        />
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

function Explained({rule, help}: {readonly rule: Rule; readonly help: Finding['help']}): ReactNode {
  const {id, unconfirmed} = rule;
  const {page, title} = help ?? rule;
  return (
    <>
      <code>{id}</code> <Link to={page}>{title.replace(/\.$/, '')}</Link>
      {unconfirmed && ' (unconfirmed)'}
    </>
  );
}
