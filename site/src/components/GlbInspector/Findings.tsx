import Link from '@docusaurus/Link';
import {locationText, type Finding, type Report, type Rule} from '@avaturn-docs/avatar-glb/report';
import {FoldedTable} from '../glb-tool/ResultTable';
import {faultyMeshes} from './faulty-meshes';
import styles from './styles.module.css';
import {number, severityNames} from './texts';

export interface Props {
  readonly report: Report;
  readonly rules: readonly Rule[];
  /** While the model is visible: the finding whose parts are marked in it; null marks those of all findings. */
  readonly marking:
    | {readonly chosen: Finding | undefined; readonly onChoose: (finding: Finding | undefined) => void}
    | undefined;
}

/** Maximum number of locations that a finding names. */
const maxPlaces = 5;

/** Problems to fix, errors first, each with a link to its page; then notes, and what wasn't checked. */
export default function Findings(props: Props) {
  const {findings, notes, truncated} = props.report;
  return (
    <>
      <FindingList {...props} title="Fix these" findings={findings.filter(({severity}) => severity !== 'info')} />
      <FindingList {...props} title="Notes" findings={findings.filter(({severity}) => severity === 'info')} />
      {[...(truncated ? ['The glTF validator reached its limit. The file may have more problems.'] : []), ...notes].map(
        (note) => (
          <p key={note} className="secondary">
            {note}
          </p>
        ),
      )}
    </>
  );
}

/** What the validator reports and readers can ignore, with the reason. */
export function Harmless({report}: {readonly report: Report}) {
  return (
    <FoldedTable
      caption="Harmless"
      columns={['Validator code', 'Times', 'Why you can ignore it']}
      rows={report.harmless.map(({code, count, message, reason}) => [
        <code>{code}</code>,
        number(count),
        `${message} ${reason}`,
      ])}
    />
  );
}

interface ListProps extends Props {
  readonly title: string;
  readonly findings: readonly Finding[];
}

function FindingList({title, findings, report, rules, marking}: ListProps) {
  if (findings.length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      <ul className={`bare-list stack ${styles.findings}`} aria-label={title}>
        {findings.map((finding, index) => (
          <li key={index}>
            {/* All notes are below their title. */}
            {finding.severity !== 'info' && (
              <strong className={styles[finding.severity]}>{severityNames[finding.severity]} </strong>
            )}
            {finding.count !== undefined && finding.count > 1 && <strong>× {number(finding.count)} </strong>}
            <Found finding={finding} rule={rules.find(({id}) => id === finding.rule)!} />
            {marking && faultyMeshes([finding], report.inspection).length > 0 && (
              <button
                type="button"
                className="quiet-button"
                aria-pressed={marking.chosen === finding}
                onClick={() => marking.onChoose(marking.chosen === finding ? undefined : finding)}
              >
                Outline this one only
              </button>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

function Found({finding: {message, at, help}, rule}: {readonly finding: Finding; readonly rule: Rule}) {
  const {page, title} = help ?? rule;
  return (
    <>
      {message}
      {at.length > 0 && (
        <div className="secondary">
          At {at.slice(0, maxPlaces).map(locationText).join(', ')}
          {at.length > maxPlaces && ` and ${at.length - maxPlaces} more`}.
        </div>
      )}{' '}
      <div className="secondary">
        <Link to={page}>{title.replace(/\.$/, '')}</Link> <code>{rule.id}</code>
        {rule.unconfirmed && ' (unconfirmed)'}
      </div>
    </>
  );
}
