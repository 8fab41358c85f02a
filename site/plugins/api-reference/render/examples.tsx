import React, {Fragment, type ReactNode} from 'react';
import type {Body, Example, Operation, Response, Upload} from '@avaturn-docs/platform/openapi/model';
import {usualPort} from '@avaturn-docs/simulator/command/settings';
import type {ExampleRequest} from '../form';
import {sampleRequest, uploadRequest} from '../model/request-shape';
import {jsonText} from '../samples/quote';
import {languages, writeSample, writeSamples} from '../samples';
import {markStatus, sideTitle} from './marks';
import type {Context} from './context';
import {join} from './nodes';
import {unconfirmed} from './reasons';
import {tabs} from './tabs';

/** The request in every language, and the file's other example bodies. */
export function requestSamples(context: Context, operation: Operation): ReactNode {
  const [first, ...others] = operation.requestBody?.body.examples ?? [];
  const samples = requestSample(context, operation, sampleRequest(context.model, operation));
  return (
    <>
      {sideTitle(context, 'Request')}
      <div className="api-request" data-request={operation.id}>
        <div className="api-samples">
          {first && exampleIntroduction(context, first)}
          {samples}
        </div>
        {tryIt(operation)}
      </div>
      {others.length > 0 && (
        <details className="api-nested">
          <summary>{others.length === 1 ? 'Another request body' : `${others.length} other request bodies`}</summary>
          {join(others.map((example) => exampleBlock(context, example)))}
        </details>
      )}
    </>
  );
}

/** Sends the request to the simulator in the page, and edits its values. Hidden without JavaScript. */
function tryIt({id, parameters, requestBody, security}: Operation): ReactNode {
  const takesValues = parameters.length > 0 || requestBody !== undefined || security !== undefined;
  return (
    <>
      <div className="api-actions">
        <button type="button" className="api-try" aria-controls={`${id}-try`} data-try="">
          Send<span className="visually-hidden"> the request of {id} to the simulator</span>
        </button>
        {takesValues && (
          <button type="button" className="api-fill" aria-expanded={false} aria-controls={`${id}-fill`} data-fill="">
            Edit values<span className="visually-hidden"> of {id}</span>
          </button>
        )}
        <span className="api-actions-note">Sends to the simulator in this page</span>
      </div>
      <div className="api-fill-panel" id={`${id}-fill`} hidden />
      <div className="api-try-panel" id={`${id}-try`} hidden />
    </>
  );
}

/** The follow-up request of the operation. */
export function uploadSamples(context: Context, operation: Operation, upload: Upload): ReactNode {
  return (
    <details className="api-nested">
      <summary>Upload request</summary>
      {requestSample(context, operation, uploadRequest(context.model, upload), 'upload')}
    </details>
  );
}

/**
 * The request in the first language. The page's script writes it in the others, from the data of the forms. The Markdown
 * has all of them.
 */
function requestSample(
  {code, fail, model, forMarkdown}: Context,
  {id, pointer}: Operation,
  {shape, values}: ExampleRequest,
  part?: 'upload',
): ReactNode {
  const [first] = languages;
  let text: string;
  try {
    text = writeSample(first, shape, values);
  } catch (error) {
    const message = (error as Error).message.replace(/\.$/, '');
    return fail(pointer, `No sample can be written: ${message}`, 'Correct the example values of the operation');
  }
  if (forMarkdown) {
    return writeSamples(shape, values).map(({language, code: sample}) => (
      <Fragment key={language.value}>
        <h5>{language.label}</h5>
        {code(sample, language.highlight, language.needs)}
      </Fragment>
    ));
  }
  const servers = [
    ...model.servers.slice(0, 1).map(({url}) => ({url, label: 'Platform'})),
    {url: `http://127.0.0.1:${usualPort}`, label: 'Simulator on your computer'},
  ];
  const choices = (
    <span className="api-choices">
      <select aria-label={`Language of ${id}`} data-choice="language">
        {languages.map(({value, label}) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      {shape.server !== '' && (
        <select aria-label={`Server of ${id}`} data-choice="server">
          {servers.map(({url, label}) => (
            <option key={url} value={url}>
              {label}
            </option>
          ))}
        </select>
      )}
    </span>
  );
  return (
    <div className="api-sample" data-sample={id} data-part={part}>
      {code(text, first.highlight, first.needs, choices)}
    </div>
  );
}

/** Example responses by status; those of shared errors are in one place. */
export function responseExamples(context: Context, id: string, responses: readonly Response[], level = 5): ReactNode {
  const entries = responses.flatMap(({status, body}) =>
    body ? [{label: status, panel: exampleBlocks(context, body)}] : [],
  );
  const [first, second] = entries;
  return second ? (
    <>
      {sideTitle(context, 'Example responses')}
      {tabs(context, `${id}-responses`, 'Status', entries, level)}
    </>
  ) : (
    first && (
      <>
        {sideTitle(context, <>Example response {markStatus(first.label)}</>)}
        {first.panel}
      </>
    )
  );
}

/** The body of a message, such as a webhook's. */
export function messageExamples(context: Context, body: Body): ReactNode {
  return (
    <>
      {sideTitle(context, 'Payload')}
      {exampleBlocks(context, body)}
    </>
  );
}

/** The first example, and the others in a collapsible part. */
function exampleBlocks(context: Context, {examples}: Body): ReactNode {
  const [first, ...others] = examples.map((example) => exampleBlock(context, example));
  return (
    <>
      {first}
      {others.length > 0 && (
        <details className="api-nested">
          <summary>{others.length === 1 ? 'Another example' : `${others.length} other examples`}</summary>
          {join(others)}
        </details>
      )}
    </>
  );
}

function exampleBlock(context: Context, example: Example): ReactNode {
  return (
    <div className="api-example">
      {exampleIntroduction(context, example)}
      {context.code(jsonText(example.value), 'json', 'application/json')}
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
