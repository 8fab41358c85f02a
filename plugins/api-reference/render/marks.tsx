import React, {type ReactNode} from 'react';
import type {Described, Extension, Fact} from '../../../openapi/model';
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
export function sideTitle({forMarkdown}: Context, title: ReactNode, id?: string): ReactNode {
  return (
    <p className="api-side-title" id={id}>
      {forMarkdown ? <strong>{title}</strong> : title}
    </p>
  );
}

/** Facts and extensions as terms with their values. */
export function terms(context: Context, facts: readonly Fact[], extensions: readonly Extension[] = []): ReactNode {
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
