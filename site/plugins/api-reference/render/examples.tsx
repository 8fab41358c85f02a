import React, {Fragment, type ReactNode} from 'react';
import type {Body, Example, Operation, Response, Upload} from '@avaturn-docs/platform/openapi/model';
import {usualPort} from '@avaturn-docs/simulator/command/settings';
import type {ExampleRequest} from '../form';
import {sampleRequest, uploadRequest} from '../model/example-requests';
import {jsonText} from '../samples/quote';
import {flow} from '../flow';
import {languages, writeSample, writeSamples} from '../samples';
import {markStatus, sideTitle} from './labels';
import type {Context} from './context';
import {join} from './nodes';
import {unconfirmed} from './unconfirmed';

/** The request in every language, and the file's other example bodies. */
export function requestSamples(context: Context, operation: Operation): ReactNode {
  const {id, parameters, requestBody, security} = operation;
  const [first, ...others] = requestBody?.body.examples ?? [];
  const takesValues = parameters.length > 0 || requestBody !== undefined || security !== undefined;
  return (
    <>
      {context.forMarkdown && sideTitle(context, 'Request')}
      <div className="api-request" data-request={id}>
        <div className="api-samples">
          {first && exampleIntroduction(context, first)}
          {requestSample(
            context,
            operation,
            sampleRequest(context.model, operation),
            undefined,
            <>
              {takesValues && (
                <button
                  type="button"
                  className="plain-button"
                  aria-expanded={false}
                  aria-controls={`${id}-fill`}
                  data-fill=""
                >
                  Edit values<span className="visually-hidden"> of {id}</span>
                </button>
              )}
              {sendButton(id, `${id}-try`)}
            </>,
          )}
        </div>
        <div className="api-fill-panel panel screen-only" id={`${id}-fill`} hidden />
        <div className="api-try-panel screen-only" id={`${id}-try`} hidden />
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

/** Sends the request to the simulator in the page. */
const sendButton = (id: string, panel: string): ReactNode => (
  <button type="button" className="main-button" aria-controls={panel} data-try="">
    Send to simulator<span className="visually-hidden">: the request of {id}</span>
  </button>
);

/** The requests of the flow, one after the other, in the page's simulator. Nothing if the API has no such flow. */
export function flowPanel(context: Context): ReactNode {
  const [first] = flow;
  const operation = context.model.operations.find(({id}) => id === first?.operation);
  if (!operation) return null;
  return (
    <div className="api-flow panel needs-script" role="group" aria-labelledby="flow-title" data-flow={operation.id}>
      <p id="flow-title">
        <strong>Try the flow</strong>
      </p>
      <ol className="api-steps bare-list cluster">
        {flow.map(({operation: id, makes}, index) => (
          <li key={id}>
            <button
              type="button"
              className="quiet-button"
              data-step={id}
              aria-current={index === 0 ? 'step' : undefined}
            >
              {`${index + 1} ${makes}`}
            </button>
          </li>
        ))}
      </ol>
      <div className="api-samples">
        {requestSample(
          context,
          operation,
          sampleRequest(context.model, operation),
          'flow',
          sendButton('the flow', 'flow-try'),
        )}
      </div>
      <div className="api-try-panel screen-only" id="flow-try" hidden />
      <p className="api-note">The simulator in this page responds. Nothing leaves the page.</p>
    </div>
  );
}

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
  part?: 'upload' | 'flow',
  actions?: ReactNode,
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
  const name = part === undefined ? id : `the ${part}`;
  return (
    <div className="api-sample" data-sample={id} data-part={part}>
      {code(text, first.highlight, first.needs, {
        head: languageChoice(name),
        foot: (
          <div className="api-actions cluster needs-script">
            <p className="api-code-label" />
            {shape.server !== '' && serverChoice(name, model.servers[0]?.url)}
            {actions}
          </div>
        ),
      })}
    </div>
  );
}

/** Languages with a button; the others are in a list. */
const shown = new Set(['curl', 'js', 'python']);

function languageChoice(name: string): ReactNode {
  return (
    <span className="api-languages segments needs-script" role="group" aria-label={`Language of ${name}`}>
      {languages
        .filter(({value}) => shown.has(value))
        .map(({value, label}, index) => (
          <button key={value} type="button" data-choice="language" value={value} aria-pressed={index === 0}>
            {label}
          </button>
        ))}
      <select aria-label={`Other language of ${name}`} data-choice="language">
        <option value="">More</option>
        {languages
          .filter(({value}) => !shown.has(value))
          .map(({value, label}) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
      </select>
    </span>
  );
}

/** Where the code sends the request when the reader runs it. */
function serverChoice(name: string, platform = ''): ReactNode {
  return (
    <label className="api-server">
      Server
      <select aria-label={`Server of ${name}`} data-choice="server">
        <option value={platform}>Platform</option>
        <option value={`http://127.0.0.1:${usualPort}`}>Local simulator</option>
      </select>
    </label>
  );
}

/** Example responses; those of shared errors are in one place. */
export function responseExamples(context: Context, responses: readonly Response[]): ReactNode {
  return join(
    responses.map(
      ({status, body}) => body && bodyExamples(context, body, <>Example response {markStatus(status)}</>, status),
    ),
  );
}

/** @param title in the Markdown, which has no columns */
export function bodyExamples(context: Context, {examples}: Body, title: ReactNode, status?: string): ReactNode {
  const [first, ...others] = examples.map((example) => exampleBlock(context, example, status));
  return (
    <>
      {context.forMarkdown && sideTitle(context, title)}
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

/** @param status of the response, if nothing else around the example names it */
function exampleBlock(context: Context, example: Example, status?: string): ReactNode {
  const type = 'application/json';
  const title = titleOf(context, example);
  const head = (
    <span>
      {status && <>{markStatus(status)} · </>}
      {title ?? type}
    </span>
  );
  return (
    <div className="api-example">
      {exampleIntroduction(context, example, context.forMarkdown)}
      {context.code(jsonText(example.value), 'json', type, {head})}
    </div>
  );
}

function titleOf(context: Context, {summary, name}: Example): ReactNode {
  const title = summary ?? name;
  return title && context.inline(title);
}

function exampleIntroduction(context: Context, example: Example, hasTitle = true): ReactNode {
  const title = titleOf(context, example);
  return (
    <>
      {hasTitle && title && <p className="api-title">{title}</p>}
      {context.blocks(example.description, 5)}
      {unconfirmed(context, example.unconfirmed)}
    </>
  );
}
