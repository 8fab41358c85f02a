import React, {type ReactNode} from 'react';
import type {Described, Fact} from '@avaturn-docs/platform/openapi/model';
import type {Context} from './context';
import {join} from './nodes';

export function badge(kind: 'required' | 'deprecated' | 'plain', text: string): ReactNode {
  return (
    <span className="api-badge" data-component="Badge" data-kind={kind}>
      {text}
    </span>
  );
}

export function deprecation({deprecated}: Described): ReactNode {
  return deprecated && badge('deprecated', 'deprecated');
}

/** A title that isn't a heading. */
export function sideTitle({forMarkdown}: Context, title: ReactNode): ReactNode {
  return <p className="api-title">{forMarkdown ? <strong>{title}</strong> : title}</p>;
}

export function terms(context: Context, facts: readonly Fact[], extensions: Described['extensions'] = []): ReactNode {
  const entries: [string, ReactNode][] = [
    ...facts.map(({label, codes}): [string, ReactNode] => [
      label,
      join(
        codes.map((code) => <code key={code}>{code}</code>),
        ' ',
      ),
    ]),
    ...extensions.map(({label, text}): [string, ReactNode] => [label, context.inline(text)]),
  ];
  const rows = entries.map(([label, value]) => (
    <div key={label}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  ));
  return rows.length > 0 && <dl className="api-terms">{join(rows)}</dl>;
}

/** Examples as a fact; none for no examples. */
export function exampleFacts(codes: readonly string[]): Fact[] {
  return codes.length > 0 ? [{label: codes.length > 1 ? 'Examples' : 'Example', codes}] : [];
}

/** Names of the statuses (RFC 9110, section 15) that the API uses. */
const names: Readonly<Record<string, string>> = {
  200: 'OK',
  202: 'Accepted',
  204: 'No content',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not found',
  409: 'Conflict',
  410: 'Gone',
  422: 'Unprocessable content',
  429: 'Too many requests',
  500: 'Internal server error',
};

export function statusName(status: string): string | undefined {
  return names[status];
}

/** A status as code, colored by its class. */
export function markStatus(status: string): ReactNode {
  return (
    <code className="api-status" data-class={status.charAt(0)}>
      {status}
    </code>
  );
}
