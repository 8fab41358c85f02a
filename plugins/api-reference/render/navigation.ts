import {webhookAnchor} from '../model/uses';
import type {ApiModel} from '../model';
import {groupAnchor, href, schemaAnchor} from './anchors';
import type {Context} from './context';
import {breakable, html, type Content, type Html} from './html';
import {method} from './operation';

/** List of the page's sections. On narrow screens a button opens it. */
export function navigation(context: Context): Html {
  const {model} = context;
  return html`<nav class="api-nav" aria-label="REST API">
    <button type="button" class="api-nav-toggle" aria-expanded="false" aria-controls="api-nav-list" data-nav-toggle>
      Contents
    </button>
    <div class="api-nav-list" id="api-nav-list">
      ${list(frontEntries(model))}
      ${model.groups.map(({name, title, operations}) => [
        heading(groupAnchor(name), title),
        list(
          operations.map((operation) =>
            entry(
              operation.id,
              html`<span class="api-nav-label">${context.label(operation.summary)}</span> ${method(operation.method)}`,
            ),
          ),
        ),
      ])}
      ${model.webhooks.length > 0 && [heading('webhooks', 'Webhooks'), list(model.webhooks.map((webhook) => entry(webhookAnchor(webhook), html`<code>${breakable(webhook.id)}</code>`)))]}
      ${model.schemas.length > 0 && [heading('schemas', 'Schemas'), list(model.schemas.map(({name}) => entry(schemaAnchor(name), html`<code>${breakable(name)}</code>`)))]}
    </div>
  </nav>`;
}

function frontEntries({securitySchemes, groups}: ApiModel): Html[] {
  const fails = groups.some(({operations}) =>
    operations.some(({responses}) => responses.some(({status}) => /^[45]/.test(status))),
  );
  return [
    entry('introduction', 'Introduction'),
    ...(securitySchemes.length > 0 ? [entry('authentication', 'Authentication')] : []),
    ...(fails ? [entry('errors', 'Errors')] : []),
  ];
}

function heading(id: string, title: string): Html {
  return html`<p class="api-nav-heading"><a href="${href(id)}">${title}</a></p>`;
}

function entry(id: string, label: Content): Html {
  return html`<li><a href="${href(id)}">${label}</a></li>`;
}

function list(entries: readonly Html[]): Html {
  return html`${
    entries.length > 0 &&
    html`<ul>
      ${entries}
    </ul>`
  }`;
}
