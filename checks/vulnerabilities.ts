// `npm run audit`: queries npm's registry for published vulnerabilities of the locked packages. Each must be fixed or listed
// in checks/accepted-advisories.ts. It isn't part of `npm test`, because its result changes without a commit.
import {spawnSync} from 'node:child_process';
import path from 'node:path';
import {type AcceptedAdvisory, acceptedAdvisories} from './accepted-advisories';
import type {Finding} from './finding';

interface Advisory {
  readonly name: string;
  readonly title: string;
  readonly url: string;
  readonly severity: string;
  readonly range: string;
}

/** Output of `npm audit --json` (npm 7 and later). */
export interface AuditReport {
  readonly auditReportVersion?: number;
  /** By package; `via` contains the advisories, or the vulnerable dependencies. */
  readonly vulnerabilities?: Readonly<Record<string, {readonly via: readonly (Advisory | string)[]}>>;
  /** The error, if there is no report. */
  readonly message?: string;
}

/** Days until an accepted advisory needs another review. */
const reviewDays = 180;
const file = 'checks/accepted-advisories.ts';

const idOf = ({url}: Advisory): string => url.slice(url.lastIndexOf('/') + 1);

/**
 * Compares a report with the accepted advisories.
 * @param today `YYYY-MM-DD`
 * @returns undefined without a report, because the registry couldn't be reached
 */
export function judge(
  report: AuditReport,
  accepted: readonly AcceptedAdvisory[],
  today: string,
): readonly Finding[] | undefined {
  if (report.auditReportVersion !== 2 || !report.vulnerabilities) return undefined;
  const advisories = new Map(
    Object.values(report.vulnerabilities)
      .flatMap(({via}) => via)
      .filter((entry) => typeof entry !== 'string')
      .map((advisory) => [idOf(advisory), advisory]),
  );
  const known = new Set(accepted.map(({id}) => id));
  const open = [...advisories].filter(([id]) => !known.has(id));
  const oldest = Date.parse(today) - reviewDays * 86_400_000;
  return [
    ...open.map(([id, {name, title, url, severity, range}]) => ({
      where: `${name} ${range}`,
      message:
        `${title} (${severity}, ${url}). Update it: npm audit fix --package-lock-only. If it can do no harm here, add to ` +
        `${file}: {id: '${id}', package: '${name}', reason: '…', reviewed: '${today}'}`,
    })),
    ...accepted
      .filter(({id}) => !advisories.has(id))
      .map(({id, package: name}) => ({where: file, message: `${id} of ${name} is no longer reported. Remove it.`})),
    ...accepted
      .filter(({id, reviewed}) => advisories.has(id) && !(Date.parse(reviewed) >= oldest))
      .map(({id, package: name}) => ({
        where: file,
        message: `${id} of ${name} was last looked at over ${reviewDays} days ago. Look again, and set reviewed: '${today}'.`,
      })),
  ];
}

function audit(root: string): AuditReport {
  const args = ['audit', '--json', '--package-lock-only', '--fetch-retries=0', '--fetch-timeout=20000'];
  const {stdout} = spawnSync('npm', args, {cwd: root, encoding: 'utf8', shell: process.platform === 'win32'});
  try {
    return JSON.parse(stdout) as AuditReport;
  } catch {
    return {message: 'npm audit printed no report'};
  }
}

if (require.main === module) {
  const report = audit(path.dirname(__dirname));
  const findings = judge(report, acceptedAdvisories, new Date().toISOString().slice(0, 10));
  if (findings === undefined) {
    console.error(`The registry gave no report of vulnerabilities: ${report.message ?? 'none was printed'}.`);
    process.exitCode = 1;
  } else {
    for (const {where, message} of findings) console.error(`  ${where}: ${message}`);
    console.log(`${findings.length} findings, ${acceptedAdvisories.length} accepted advisories.`);
    process.exitCode = findings.length === 0 ? 0 : 1;
  }
}
