import type {NamedSchema, Operation} from '../model';
import {webhookAnchor} from '../model/uses';
import {code as codeOf} from '../model/facts';
import {jsonText} from '../samples/quote';
import {groupAnchor, href, schemaAnchor} from './anchors';
import type {Context} from './context';
import {messageExamples, responseExamples} from './examples';
import {parts} from './fields';
import {html, join, type Html} from './html';
import {deprecation, moreAbout, terms, unconfirmed} from './marks';
import {bodyParts} from './bodies';
import {method} from './operation';
import {responseList} from './responses';
import {typeText} from './type-text';

export function webhookSections(context: Context): Html {
  const {webhooks} = context.model;
  if (webhooks.length === 0) {
    return html``;
  }
  return html`<section class="api-group">
    <h2 id="${context.anchors.section('webhooks', '#/webhooks')}">Webhooks</h2>
    <p>Messages that the platform sends to an address of yours.</p>
    ${webhooks.map((webhook) => webhookSection(context, webhook))}
  </section>`;
}

function webhookSection(context: Context, webhook: Operation): Html {
  const id = context.anchors.section(webhookAnchor(webhook), webhook.pointer);
  const {requestBody, tag} = webhook;
  const group = context.model.groups.find(({name}) => name === tag);
  return html`<section class="api-entry">
    <div class="api-main">
      <h3 id="${id}">
        <a class="api-heading" href="${href(id)}"><code>${webhook.id}</code></a>
      </h3>
      <p class="api-endpoint">${method(webhook.method)} <span>to your address</span></p>
      <div class="api-marks">${deprecation(webhook)}${unconfirmed(context, webhook.unconfirmed)}</div>
      ${webhook.summary !== webhook.id && html`<p class="api-summary">${context.inline(webhook.summary)}</p>`}${context.blocks(webhook.description, 4)}
      ${terms(context, [], webhook.extensions)}${group && html`<p class="api-more">Belongs to: <a href="${href(groupAnchor(group.name))}">${group.title}</a></p>`}${moreAbout(webhook.externalDocs)}
      ${
        requestBody &&
        html`<h4>Message</h4>
          <div class="api-marks">${unconfirmed(context, requestBody.unconfirmed)}</div>
          ${context.blocks(requestBody.description, 5)}
          ${terms(context, [], requestBody.extensions)}${requestBody.bodies.map((body) => bodyParts(context, `${id}.message`, body))}`
      }
      ${webhook.responses.length > 0 && responseList(context, id, webhook)}
    </div>
    <div class="api-side">
      ${requestBody && messageExamples(context, requestBody.bodies)}${responseExamples(context, id, webhook.responses)}
    </div>
  </section>`;
}

export function schemaSections(context: Context): Html {
  const {schemas} = context.model;
  return html`${
    schemas.length > 0 &&
    html`<section class="api-group">
      <h2 id="${context.anchors.section('schemas', '#/components/schemas')}">Schemas</h2>
      ${schemas.map((entry) => schemaSection(context, entry))}
    </section>`
  }`;
}

function schemaSection(context: Context, {name, schema, usedBy}: NamedSchema): Html {
  const id = context.anchors.section(schemaAnchor(name), schema.pointer);
  const uses = join(
    usedBy.map(({anchor, label}) => html`<a href="${href(anchor)}">${context.label(label)}</a>`),
    ', ',
  );
  // A short value stands well in a line; anything with a structure gets a block.
  const [inLine, inBlock] = [
    schema.examples.filter((value) => typeof value !== 'object'),
    schema.examples.filter((value) => typeof value === 'object'),
  ];
  const facts = [
    ...schema.facts,
    ...(inLine.length > 0 ? [{label: inLine.length > 1 ? 'Examples' : 'Example', codes: inLine.map(codeOf)}] : []),
  ];
  return html`<section class="api-entry">
    <div class="api-main">
      <h3 id="${id}">
        <a class="api-heading" href="${href(id)}"><code>${name}</code></a>
      </h3>
      <div class="api-marks">
        <span class="api-type">${typeText(schema)}</span
        >${deprecation(schema)}${unconfirmed(context, schema.unconfirmed)}
      </div>
      ${schema.title && html`<p class="api-title">${schema.title}</p>`}${context.blocks(schema.description, 4)}${terms(context, facts, schema.extensions)}${moreAbout(schema.externalDocs)}
      ${parts(context, schema, {anchor: id, trail: [name], opens: false})}
      ${usedBy.length > 0 && html`<p class="api-more">Used by: ${uses}</p>`}
    </div>
    <div class="api-side">
      ${inBlock.map((value) => context.code.block(jsonText(value), 'json', `Example of ${name}`))}
    </div>
  </section>`;
}
