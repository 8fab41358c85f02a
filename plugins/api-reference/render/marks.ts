import type {Described, Fact, Link} from '../model';
import type {Extension, ExtensionTable} from '../document/extensions';
import type {Context} from './context';
import {html, join, type Content, type Html} from './html';

/** Why a statement is not certain. A `details` element works by keyboard, by touch and without script. */
export function unconfirmed({inline}: Context, reasons: readonly string[]): Html {
  return html`${
    reasons.length > 0 &&
    html`<details class="api-unconfirmed">
      <summary>unconfirmed</summary>
      ${reasons.map((reason) => html`<p>${inline(reason)}</p>`)}
    </details>`
  }`;
}

export function badge(kind: 'required' | 'deprecated' | 'plain', text: string): Html {
  return html`<span class="api-badge" data-kind="${kind}">${text}</span>`;
}

export function deprecation({deprecated}: Described): Html {
  return html`${deprecated && badge('deprecated', 'deprecated')}`;
}

/** Facts and extensions as terms with their values. */
export function terms(
  context: Context,
  facts: readonly (Fact & {readonly url?: string})[],
  extensions: readonly Extension[] = [],
): Html {
  const entries: [string, Content][] = [
    ...facts.map(({label, codes, url}): [string, Content] => {
      const values = join(
        codes.map((code) => html`<code>${code}</code>`),
        ' ',
      );
      return [label, url === undefined ? values : link({url, label: codes[0]})];
    }),
    ...extensions.flatMap(({label, text}): [string, Content][] =>
      text === undefined ? [] : [[label, context.inline(text)]],
    ),
  ];
  const list = html`<dl class="api-terms">
    ${entries.map(
      ([label, value]) =>
        html`<div>
          <dt>${label}</dt>
          <dd>${value}</dd>
        </div>`,
    )}
  </dl>`;
  return html`${entries.length > 0 && list}${extensions.map(({label, table}) => table && extensionTable(context, label, table))}`;
}

function extensionTable(context: Context, label: string, {head, rows}: ExtensionTable): Html {
  return html`<table class="api-table">
    <caption>
      ${label}
    </caption>
    <thead>
      <tr>
        ${head.map((cell) => html`<th scope="col">${cell}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${rows.map(({cells, unconfirmed: reasons}) => {
        const last = cells.length - 1;
        return html`<tr>
          ${cells.map((cell, index) => html`<td>${context.inline(cell)}${index === last && unconfirmed(context, reasons)}</td>`)}
        </tr>`;
      })}
    </tbody>
  </table>`;
}

export function link({url, label}: Link): Html {
  return html`<a href="${url}">${label ?? url}</a>`;
}

export function moreAbout(externalDocs: Link | undefined): Html {
  return html`${externalDocs && html`<p class="api-more">See also: ${link(externalDocs)}</p>`}`;
}
