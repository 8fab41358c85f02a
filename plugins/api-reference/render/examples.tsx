import React, {type ReactNode} from 'react';
import type {Body, Example, Operation, Response, Upload} from '../model';
import {sampleRequest, uploadRequest, type SampleRequest} from '../model/request-shape';
import {jsonText} from '../samples/quote';
import {writeSamples, type Sample} from '../samples';
import {isJson} from '../samples/request';
import {markStatus} from './status';
import type {Context} from './context';
import {unconfirmed} from './marks';
import {join} from './nodes';
import {tabs} from './tabs';

/** The request in every language, and the other bodies the file shows. */
export function requestSamples(context: Context, operation: Operation): ReactNode {
  const others =
    operation.requestBody?.bodies.flatMap((body, bodyIndex) =>
      body.examples.slice(bodyIndex === 0 ? 1 : 0).map((example) => ({body, example})),
    ) ?? [];
  const first = operation.requestBody?.bodies[0]?.examples[0];
  const samples = languageTabs(context, `${operation.id}-sample`, operation, sampleRequest(context.model, operation));
  return (
    <>
      <p className="api-side-title">Request</p>
      <div className="api-request" data-request={operation.id}>
        <div className="api-samples">
          {first && exampleIntroduction(context, first)}
          {samples}
        </div>
        {fillIn(operation)}
        {sendIt(operation)}
      </div>
      {others.length > 0 && (
        <details className="api-nested">
          <summary>{others.length === 1 ? 'Another body' : `${others.length} other bodies`}</summary>
          {join(others.map(({body, example}) => exampleBlock(context, body, example)))}
        </details>
      )}
    </>
  );
}

/** Where the form for the values of a request appears. It needs the page's script, so without script it is not shown. */
function fillIn({id, parameters, requestBody, security}: Operation): ReactNode {
  const takesValues = parameters.length > 0 || requestBody !== undefined || security.flat().length > 0;
  return (
    takesValues && (
      <>
        <button type="button" className="api-fill" aria-expanded={false} aria-controls={`${id}-fill`} data-fill="">
          Fill in<span className="visually-hidden"> the values of {id}</span>
        </button>
        <div className="api-fill-panel" id={`${id}-fill`} hidden />
      </>
    )
  );
}

/** Sends the request to the simulation inside the page. Like the form, it needs the page's script. */
function sendIt({id}: Operation): ReactNode {
  return (
    <>
      <button type="button" className="api-try" aria-controls={`${id}-try`} data-try="">
        Send to the simulation<span className="visually-hidden"> the request of {id}</span>
      </button>
      <div className="api-try-panel" id={`${id}-try`} hidden />
    </>
  );
}

/** The request that follows an operation. */
export function uploadSamples(context: Context, operation: Operation, upload: Upload): ReactNode {
  return (
    <>
      <p className="api-side-title">Upload</p>
      {languageTabs(context, `${operation.id}-upload-sample`, operation, uploadRequest(context.model, upload))}
    </>
  );
}

function languageTabs({code, fail}: Context, id: string, {pointer}: Operation, request: SampleRequest): ReactNode {
  let samples: readonly Sample[];
  try {
    samples = writeSamples(request.shape, request.values);
  } catch (error) {
    const message = (error as Error).message.replace(/\.$/, '');
    return fail(pointer, `No sample can be written: ${message}`, 'Correct the example values of the operation');
  }
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

/** Example responses by status. */
export function responseExamples(context: Context, id: string, responses: readonly Response[]): ReactNode {
  const entries = responses.flatMap(({status, bodies}) => {
    const blocks = exampleBlocks(context, bodies);
    return blocks.length > 0 ? [{value: status, label: status, panel: join(blocks)}] : [];
  });
  return (
    entries.length > 0 && (
      <>
        <p className="api-side-title">
          {entries.length === 1 ? <>Response {markStatus(entries[0]?.label ?? '')}</> : 'Responses'}
        </p>
        {tabs(`${id}-responses`, 'Status', entries)}
      </>
    )
  );
}

/** The bodies of a message, such as a webhook's. */
export function messageExamples(context: Context, bodies: readonly Body[]): ReactNode {
  return (
    <>
      <p className="api-side-title">Message</p>
      {join(exampleBlocks(context, bodies))}
    </>
  );
}

function exampleBlocks(context: Context, bodies: readonly Body[]): ReactNode[] {
  return bodies.flatMap((body) => body.examples.map((example) => exampleBlock(context, body, example)));
}

function exampleBlock(context: Context, body: Body, example: Example): ReactNode {
  const text = typeof example.value === 'string' && !isJson(body.mediaType) ? example.value : jsonText(example.value);
  const label = example.generated ? `${body.mediaType}, made from the schema` : body.mediaType;
  return (
    <div className="api-example">
      {exampleIntroduction(context, example)}
      {context.code.block(text, isJson(body.mediaType) ? 'json' : 'text', label)}
    </div>
  );
}

function exampleIntroduction(context: Context, example: Example): ReactNode {
  const title = example.summary ?? example.name;
  return (
    <>
      {title && <p className="api-example-title">{context.inline(title)}</p>}
      {context.blocks(example.description, 5)}
      {unconfirmed(context, example.unconfirmed)}
    </>
  );
}
