import React, {type ReactNode} from 'react';
import type {Described, Fact} from '../../../openapi/model';
import type {Extension, ExtensionTable} from '../../../openapi/document/extensions';
import type {Context} from './context';
import {breakable, join} from './nodes';
import {unconfirmed} from './reasons';

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
    ...extensions.flatMap(({label, text}): [string, ReactNode][] =>
      text === undefined ? [] : [[label, context.inline(text)]],
    ),
  ];
  const rows = entries.map(([label, value]) => (
    <div key={label}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  ));
  return (
    <>
      {rows.length > 0 && <dl className="api-terms">{join(rows)}</dl>}
      {join(extensions.map(({label, table}) => table && extensionTable(context, label, table)))}
    </>
  );
}

function extensionTable(context: Context, label: string, {head, rows}: ExtensionTable): ReactNode {
  return (
    <table className="api-table">
      <caption>{label}</caption>
      <thead>
        <tr>
          {head.map((cell) => (
            <th scope="col" key={cell}>
              {cell}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({cells, unconfirmed: reasons}) => (
          <tr key={cells[0]}>
            {cells.map((cell, index) => (
              // Cells never move, so the index is a stable key.
              <td key={index}>
                {tableCell(context, cell)}
                {index === cells.length - 1 && unconfirmed(context, reasons)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A name in code breaks at its separators, because a table can be narrower than the name. */
function tableCell({inline, forMarkdown}: Context, text: string): ReactNode {
  const name = forMarkdown ? undefined : /^`([^`]+)`$/.exec(text)?.[1];
  return name === undefined ? inline(text) : <code>{breakable(name)}</code>;
}
