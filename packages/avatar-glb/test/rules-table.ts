import type {Rule} from '../report';

/** The rules as a Markdown table for README.md. */
export function rulesTable(rules: readonly Rule[]): string {
  const rows = rules.map(
    ({id, severity, profiles, unconfirmed, title, page}) =>
      `| \`${id}\` | ${severity}${unconfirmed ? ', unconfirmed' : ''} | ${profiles.join(', ')} | ${title} | \`${page}\` |`,
  );
  return ['| Rule | Severity | Profiles | A valid file | Explained at |', '|---|---|---|---|---|', ...rows].join('\n');
}
