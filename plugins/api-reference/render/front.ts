import type {ApiModel, Operation, SecurityScheme} from '../model';
import {tokenVariable} from '../model/request-shape';
import {href} from './anchors';
import type {Context} from './context';
import {html, join, type Html} from './html';
import {deprecation, link, moreAbout, terms, unconfirmed} from './marks';
import {markStatus, statusName} from './status';

/** What stands before the operations. */
export function frontSections(context: Context): Html {
  return html`${introduction(context)}${authentication(context)}${errors(context)}`;
}

function introduction(context: Context): Html {
  const {model, anchors, blocks, url} = context;
  const servers = model.servers.map(
    (server) =>
      html`<li>
        <code>${server.url}</code
        >${unconfirmed(context, server.unconfirmed)}${blocks(server.description, 4)}${terms(context, [], server.extensions)}
      </li>`,
  );
  return html`<section class="api-entry">
    <div class="api-main">
      <h2 id="${anchors.section('introduction', '#/info')}">Introduction</h2>
      ${blocks(model.description, 3)}${unconfirmed(context, model.unconfirmed)}${terms(context, model.facts, model.extensions)}${moreAbout(model.externalDocs)}
    </div>
    <div class="api-side">
      ${
        servers.length > 0 &&
        html`<p class="api-side-title">${servers.length === 1 ? 'Server' : 'Servers'}</p>
          <ul class="api-servers">
            ${servers}
          </ul>`
      }
      <p class="api-side-title">${model.title}, version ${model.version}</p>
      <ul class="api-servers">
        <li><a href="${url('openapi.yaml')}" download>openapi.yaml</a>, to read</li>
        <li><a href="${url('openapi.json')}" download>openapi.json</a>, for Postman and code generators</li>
        <li><a href="index.md" download="avaturn-rest-api.md">index.md</a>, this page as Markdown</li>
      </ul>
    </div>
  </section>`;
}

function authentication(context: Context): Html {
  const {securitySchemes} = context.model;
  const lines = securitySchemes.flatMap(({header}) => (header ? [`${header.name}: ${header.prefix}<secret>`] : []));
  return html`${
    securitySchemes.length > 0 &&
    html`<section class="api-entry">
      <div class="api-main">
        <h2 id="${context.anchors.section('authentication', '#/components/securitySchemes')}">Authentication</h2>
        ${securitySchemes.map((scheme) => schemeEntry(context, scheme))}
        <p>The samples on this page read the token from the environment variable <code>${tokenVariable}</code>.</p>
      </div>
      <div class="api-side">
        <p class="api-side-title">Header</p>
        ${context.code.block([...new Set(lines)].join('\n'), 'text', 'HTTP header')}
      </div>
    </section>`
  }`;
}

function schemeEntry(context: Context, scheme: SecurityScheme): Html {
  return html`<h3><code>${scheme.name}</code></h3>
    <div class="api-marks">
      <span class="api-type">${scheme.type}</span>${deprecation(scheme)}${unconfirmed(context, scheme.unconfirmed)}
    </div>
    ${context.blocks(scheme.description, 4)}${terms(context, scheme.facts, scheme.extensions)}`;
}

interface ErrorEntry {
  readonly status: string;
  readonly description: string;
  readonly extensions: Operation['extensions'];
  readonly answers: {readonly operation: Operation; readonly unconfirmed: readonly string[]}[];
}

/** Answers that report a fault, each meaning once, with the operations that give it. */
function errorEntries({groups}: ApiModel): ErrorEntry[] {
  const entries = new Map<string, ErrorEntry>();
  for (const operation of groups.flatMap(({operations}) => operations)) {
    for (const {status, description = '', extensions, unconfirmed: reasons} of operation.responses.filter((response) =>
      /^[45]/.test(response.status),
    )) {
      const key = JSON.stringify([status, description, extensions]);
      const entry = entries.get(key) ?? {status, description, extensions, answers: []};
      entry.answers.push({operation, unconfirmed: reasons});
      entries.set(key, entry);
    }
  }
  return [...entries.values()].sort((a, b) => (a.status < b.status ? -1 : 1));
}

function errors(context: Context): Html {
  const entries = errorEntries(context.model);
  const total = context.model.groups.flatMap(({operations}) => operations).length;
  return html`${
    entries.length > 0 &&
    html`<section class="api-entry">
      <div class="api-main">
        <h2 id="${context.anchors.section('errors', '#/paths')}">Errors</h2>
        <ul class="api-responses">
          ${entries.map((entry) => errorRow(context, entry, total))}
        </ul>
      </div>
    </section>`
  }`;
}

function errorRow(context: Context, {status, description, extensions, answers}: ErrorEntry, total: number): Html {
  // A doubt that all answers share stands beside the error; one that only some have, beside these operations.
  const [first] = answers;
  const alike = answers.every((answer) => String(answer.unconfirmed) === String(first?.unconfirmed));
  const shared = alike ? (first?.unconfirmed ?? []) : [];
  const own = (reasons: readonly string[]) => (alike ? undefined : unconfirmed(context, reasons));
  // The comma stays with its name at the end of a line.
  const links = answers.map(
    (answer, index) =>
      html`<span class="api-answerer"
        >${link({url: href(answer.operation.id), label: answer.operation.id})}${own(answer.unconfirmed)}${
          index < answers.length - 1 && ','
        }</span
      >`,
  );
  return html`<li class="api-response">
    <div class="api-field-head">
      <span class="api-label">${markStatus(status)}</span>
      <span class="api-type">${statusName(status)}</span> ${unconfirmed(context, shared)}
    </div>
    ${context.blocks(description, 4)}${terms(context, [], extensions)}
    <div class="api-more">
      ${answers.length === total && alike ? 'Any operation may return it.' : html`From: ${join(links, ' ')}`}
    </div>
  </li>`;
}
