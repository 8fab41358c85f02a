import type {Body, Example, Operation, Response, Upload} from '../model';
import {sampleRequest, uploadRequest, type SampleRequest} from '../model/request-shape';
import {jsonText} from '../samples/quote';
import {writeSamples} from '../samples';
import {isJson} from '../samples/request';
import {markStatus} from './status';
import type {Context} from './context';
import {html, type Html} from './html';
import {unconfirmed} from './marks';
import {tabs} from './tabs';

/** The request in every language, and the other bodies the file shows. */
export function requestSamples(context: Context, operation: Operation): Html {
  const others =
    operation.requestBody?.bodies.flatMap((body, bodyIndex) =>
      body.examples.slice(bodyIndex === 0 ? 1 : 0).map((example) => ({body, example})),
    ) ?? [];
  const first = operation.requestBody?.bodies[0]?.examples[0];
  const samples = languageTabs(context, `${operation.id}-sample`, operation, sampleRequest(context.model, operation));
  return html`<p class="api-side-title">Request</p>
    <div class="api-request" data-request="${operation.id}">
      <div class="api-samples">${first && exampleIntroduction(context, first)}${samples}</div>
      ${fillIn(operation)}${sendIt(operation)}
    </div>
    ${
      others.length > 0 &&
      html`<details class="api-nested">
        <summary>${others.length === 1 ? 'Another body' : `${others.length} other bodies`}</summary>
        ${others.map(({body, example}) => exampleBlock(context, body, example))}
      </details>`
    }`;
}

/** Where the form for the values of a request appears. It needs the page's script, so without script it is not shown. */
function fillIn({id, parameters, requestBody, security}: Operation): Html {
  const takesValues = parameters.length > 0 || requestBody !== undefined || security.flat().length > 0;
  return html`${
    takesValues &&
    html`<button type="button" class="api-fill" aria-expanded="false" aria-controls="${id}-fill" data-fill>
        Fill in<span class="visually-hidden"> the values of ${id}</span>
      </button>
      <div class="api-fill-panel" id="${id}-fill" hidden></div>`
  }`;
}

/** Sends the request to the simulation inside the page. Like the form, it needs the page's script. */
function sendIt({id}: Operation): Html {
  return html`<button type="button" class="api-try" aria-controls="${id}-try" data-try>
      Send to the simulation<span class="visually-hidden"> the request of ${id}</span>
    </button>
    <div class="api-try-panel" id="${id}-try" hidden></div>`;
}

/** The request that follows an operation. */
export function uploadSamples(context: Context, operation: Operation, upload: Upload): Html {
  return html`<p class="api-side-title">Upload</p>
    ${languageTabs(context, `${operation.id}-upload-sample`, operation, uploadRequest(context.model, upload))}`;
}

function languageTabs({code, fail}: Context, id: string, {pointer}: Operation, {shape, values}: SampleRequest): Html {
  const samples = tryTo(
    () => writeSamples(shape, values),
    (message) => fail(pointer, `No sample can be written: ${message}`, 'Correct the example values of the operation'),
  );
  return tabs(
    id,
    'Language',
    samples.map(({language, code: text}) => ({
      value: language.value,
      label: language.label,
      panel: code.block(text, language.highlight, language.needs),
    })),
    'language',
  );
}

function tryTo<T>(action: () => T, otherwise: (message: string) => never): T {
  try {
    return action();
  } catch (error) {
    return otherwise((error as Error).message.replace(/\.$/, ''));
  }
}

/** Example answers by status. */
export function responseExamples(context: Context, id: string, responses: readonly Response[]): Html {
  const entries = responses.flatMap(({status, bodies}) => {
    const blocks = bodies.flatMap((body) => body.examples.map((example) => exampleBlock(context, body, example)));
    return blocks.length > 0 ? [{value: status, label: status, panel: blocks}] : [];
  });
  return html`${
    entries.length > 0 &&
    html`<p class="api-side-title">
        ${entries.length === 1 ? html`Answer ${markStatus(entries[0]?.label ?? '')}` : 'Answers'}
      </p>
      ${tabs(`${id}-answers`, 'Status', entries)}`
  }`;
}

/** The bodies of a message, such as a webhook's. */
export function messageExamples(context: Context, bodies: readonly Body[]): Html {
  return html`<p class="api-side-title">Message</p>
    ${bodies.flatMap((body) => body.examples.map((example) => exampleBlock(context, body, example)))}`;
}

function exampleBlock(context: Context, body: Body, example: Example): Html {
  const text = typeof example.value === 'string' && !isJson(body.mediaType) ? example.value : jsonText(example.value);
  const label = example.generated ? `${body.mediaType}, made from the schema` : body.mediaType;
  return html`<div class="api-example">
    ${exampleIntroduction(context, example)}${context.code.block(text, isJson(body.mediaType) ? 'json' : 'text', label)}
  </div>`;
}

function exampleIntroduction(context: Context, {summary, name, description, unconfirmed: reasons}: Example): Html {
  const title = summary ?? name;
  return html`${title && html`<p class="api-example-title">${context.inline(title)}</p>`}${context.blocks(description, 5)}${unconfirmed(context, reasons)}`;
}
