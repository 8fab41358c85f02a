import React, {useEffect, useLayoutEffect, useRef, useState, type ReactNode} from 'react';
import type {OperationForm} from '../../../form';
import {writeLink} from '../../../form/link';
import type {RequestValues} from '../../../samples/request';
import useCopy from '@site/src/useCopy';
import Parameter from './Parameter';

interface Props {
  readonly id: string;
  readonly form: OperationForm;
  readonly start: RequestValues;
  /** Why the values of a link couldn't be read. */
  readonly problem?: string;
  readonly announce: (text: string) => void;
  readonly share: (fragment: string | undefined) => void;
  /** Called with the values whenever they change. */
  readonly keep: (values: RequestValues) => void;
}

/** Delay in milliseconds before the URL follows typing. */
const pause = 400;

const jsonOf = (body: unknown): string => JSON.stringify(body, null, 2) ?? '';

/** The values of one request: the samples follow each change immediately, the URL a moment later. */
export default function Builder({id, form, start, problem, announce, share, keep}: Props): ReactNode {
  const {parameters, bodies} = form;
  const [values, setValues] = useState(start);
  const [text, setText] = useState(() => jsonOf(start.body));
  const changed = useRef(false);

  useLayoutEffect(() => keep(values), [keep, values]);

  useEffect(() => {
    if (!changed.current) {
      return undefined;
    }
    const timer = window.setTimeout(() => share(writeLink(id, values)), pause);
    return () => window.clearTimeout(timer);
  }, [id, share, values]);

  const change = (next: RequestValues): void => {
    changed.current = true;
    setValues(next);
  };
  const type = (json: string): void => {
    setText(json);
    const body = parse(json);
    if (body) change({...values, ...body});
  };
  const reset = (): void => {
    change(form.values);
    setText(jsonOf(form.values.body));
    announce('The example is back');
  };
  const fragment = writeLink(id, values);
  const [copied, copyLink] = useCopy(async () => {
    if (fragment === undefined) throw new Error('The values are too long for a link.');
    await navigator.clipboard.writeText(new URL(fragment, window.location.href).href);
  });
  const failed = fragment ? 'Not copied' : 'Too long for a link';

  return (
    <div className="api-fill-form stack" role="group" aria-label={`Values of ${id}`}>
      {problem !== undefined && (
        <p className="error-panel" role="alert">
          The values in the link cannot be read: {problem}. The example is shown instead.
        </p>
      )}
      {parameters.map((field) => {
        const {place, name} = field;
        return (
          <Parameter
            key={`${place} ${name}`}
            id={`${id}-fill-${place}-${name}`}
            field={field}
            value={values[place][name]}
            onChange={(value) => change({...values, [place]: {...values[place], [name]: value}})}
          />
        );
      })}
      {bodies && (
        <div className="api-fill-field">
          <label className="field-head" htmlFor={`${id}-fill-body`}>
            Request body <span className="api-type">JSON</span>
          </label>
          {bodies.length > 1 && (
            <select
              className="text-field"
              aria-label={`Example body of ${id}`}
              value={bodies.findIndex(({value}) => jsonOf(value) === text)}
              onChange={({target}) => type(jsonOf(bodies[Number(target.value)]!.value))}
            >
              <option value={-1} disabled>
                Your own body
              </option>
              {bodies.map(({title}, index) => (
                <option key={title} value={index}>
                  {title}
                </option>
              ))}
            </select>
          )}
          <textarea
            id={`${id}-fill-body`}
            className="text-field"
            rows={Math.min(16, text.split('\n').length)}
            autoCapitalize="off"
            spellCheck={false}
            aria-invalid={!parse(text) || undefined}
            aria-describedby={`${id}-fill-body-problem`}
            value={text}
            onChange={({target}) => type(target.value)}
          />
          <p className="bad" id={`${id}-fill-body-problem`} aria-live="polite">
            {!parse(text) && 'Not valid JSON, and not sent. The samples still have the last valid body.'}
          </p>
        </div>
      )}
      <div className="cluster">
        <button type="button" className="quiet-button" aria-live="polite" onClick={copyLink}>
          {{idle: 'Copy link', copied: 'Link copied', failed}[copied]}
        </button>
        <button type="button" className="plain-button" onClick={reset}>
          Reset
        </button>
      </div>
    </div>
  );
}

/** The body that was typed, which is none for an empty text; undefined if the text isn't JSON. */
function parse(text: string): {readonly body?: unknown} | undefined {
  try {
    return {body: text.trim() === '' ? undefined : (JSON.parse(text) as unknown)};
  } catch {
    return undefined;
  }
}
