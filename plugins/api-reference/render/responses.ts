import type {Body, Operation, Response} from '../model';
import {href} from './anchors';
import {bodyParts, parameterRow} from './bodies';
import type {Context} from './context';
import {html, type Html} from './html';
import {deprecation, terms, unconfirmed} from './marks';
import {markStatus, statusName} from './status';
import {isBare, typeText} from './type-text';

/**
 * Answers of an operation: those of a success with their fields, the others with a link to their schema.
 *
 * @param prefix Anchor of the operation or webhook.
 */
export function responseList(context: Context, prefix: string, {pointer, responses}: Operation): Html {
  return html`<h4>Answers</h4>
    <ul class="api-responses">
      ${responses.map((response) => responseEntry(context, `${prefix}.response.${response.status}`, pointer, response))}
    </ul>`;
}

function responseEntry(context: Context, anchor: string, pointer: string, response: Response): Html {
  const {status, description, bodies, headers} = response;
  const id = context.anchors.section(anchor, pointer);
  const succeeds = /^[123]/.test(status);
  return html`<li class="api-response" id="${id}">
    <div class="api-field-head">
      <a class="api-name" href="${href(id)}">${markStatus(status)}</a>
      <span class="api-type">${statusName(status)}</span> ${deprecation(response)}
      ${unconfirmed(context, response.unconfirmed)}
    </div>
    ${context.blocks(description, 5)}${terms(context, [], response.extensions)}
    ${
      headers.length > 0 &&
      html`<ul class="api-fields">
        ${headers.map((header) => parameterRow(context, `${id}.header`, header))}
      </ul>`
    }
    ${bodies.map((body) => (succeeds || !isNamedOnly(body) ? bodyParts(context, id, body) : bodyLink(body)))}
  </li>`;
}

/** True where the body is a named schema and nothing else, so that a link says it all. */
function isNamedOnly({schema, encoding, unconfirmed: reasons}: Body): boolean {
  return (
    schema?.ref !== undefined && isBare({...schema, ref: undefined}) && encoding.length === 0 && reasons.length === 0
  );
}

function bodyLink({mediaType, schema}: Body): Html {
  return html`<p class="api-body-head">
    <code>${mediaType}</code>${schema && html` <span class="api-type">${typeText(schema)}</span>`}
  </p>`;
}
