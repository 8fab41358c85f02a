import type {Operation, OperationGroup, ParameterPlace} from '../model';
import {groupAnchor, href} from './anchors';
import {bodyParts, parameterRow} from './bodies';
import type {Context} from './context';
import {requestSamples, responseExamples, uploadSamples} from './examples';
import {html, join, type Html} from './html';
import {badge, deprecation, moreAbout, terms, unconfirmed} from './marks';
import {responseList} from './responses';

export function operationGroup(context: Context, group: OperationGroup): Html {
  const id = context.anchors.section(groupAnchor(group.name), '#/tags');
  return html`<section class="api-group">
    <h2 id="${id}">${group.title}</h2>
    ${context.blocks(group.description, 3)}${unconfirmed(context, group.unconfirmed)}${terms(context, [], group.extensions)}${moreAbout(group.externalDocs)}
    ${group.operations.map((operation) => operationSection(context, operation))}
  </section>`;
}

function operationSection(context: Context, operation: Operation): Html {
  const {id, summary} = operation;
  context.anchors.section(id, operation.pointer);
  return html`<section class="api-entry">
    <div class="api-main">
      <h3 id="${id}"><a class="api-heading" href="${href(id)}">${context.label(summary)}</a></h3>
      <p class="api-endpoint">${method(operation.method)} <code>${operation.path}</code></p>
      <div class="api-marks">${deprecation(operation)}${unconfirmed(context, operation.unconfirmed)}</div>
      ${context.blocks(operation.description, 4)}${terms(context, [], operation.extensions)}${moreAbout(operation.externalDocs)}
      ${security(operation)}${parameterLists(context, operation)}${requestBody(context, operation)}
      ${responseList(context, id, operation)}${upload(context, operation)}
    </div>
    <div class="api-side">
      ${requestSamples(context, operation)}${responseExamples(context, id, operation.responses)}
      ${operation.upload && uploadSamples(context, operation, operation.upload)}
    </div>
  </section>`;
}

export function method(name: string): Html {
  return html`<span class="api-method" data-method="${name}">${name.toUpperCase()}</span>`;
}

function security({security: needs}: Operation): Html {
  const schemes = (need: Operation['security'][number]) =>
    need.map(
      ({scheme, scopes}) =>
        html`<a href="${href('authentication')}">${scheme}</a>${
            scopes.length > 0 &&
            html` (${join(
              scopes.map((scope) => html`<code>${scope}</code>`),
              ', ',
            )})`
          }`,
    );
  const alternatives = needs.map((need) => (need.length === 0 ? html`no token` : join(schemes(need), ' and ')));
  return html`<p class="api-needs">Needs: ${alternatives.length > 0 ? join(alternatives, ' or ') : 'no token'}</p>`;
}

const placeTitles: Record<ParameterPlace, string> = {
  path: 'Path',
  query: 'Query',
  header: 'Headers',
  cookie: 'Cookies',
};

function parameterLists(context: Context, {id, parameters}: Operation): Html {
  return html`${(['path', 'query', 'header', 'cookie'] as const).map((place) => {
    const list = parameters.filter((parameter) => parameter.in === place);
    return (
      list.length > 0 &&
      html`<h4>${placeTitles[place]}</h4>
        <ul class="api-fields">
          ${list.map((parameter) => parameterRow(context, `${id}.${place}`, parameter))}
        </ul>`
    );
  })}`;
}

function requestBody(context: Context, {id, pointer, requestBody: request}: Operation): Html {
  if (!request) {
    return html``;
  }
  const anchor = context.anchors.section(`${id}.request`, pointer);
  return html`<h4 id="${anchor}">Body</h4>
    <div class="api-marks">
      ${request.required ? badge('required', 'required') : badge('plain', 'may be left out')}${deprecation(request)}${unconfirmed(context, request.unconfirmed)}
    </div>
    ${context.blocks(request.description, 5)}${terms(context, [], request.extensions)}
    ${request.bodies.map((body) => bodyParts(context, anchor, body))}`;
}

function upload(context: Context, {id, pointer, responses, upload: next}: Operation): Html {
  if (!next) {
    return html``;
  }
  const anchor = context.anchors.section(`${id}.upload`, pointer);
  const answer = `${id}.response.${responses.find(({status}) => status.startsWith('2'))?.status ?? 'default'}`;
  return html`<h4 id="${anchor}">Upload</h4>
    <p>
      The request that follows goes to the address in
      <a href="${href(`${answer}.${next.urlField}`)}"><code>${next.urlField}</code></a> of the answer. It carries no
      token.
    </p>
    <p class="api-endpoint">${method(next.method)} <code>${next.urlField}</code></p>
    <div class="api-marks">${unconfirmed(context, next.unconfirmed)}</div>
    ${bodyParts(context, anchor, {...next.body, unconfirmed: []})}`;
}
