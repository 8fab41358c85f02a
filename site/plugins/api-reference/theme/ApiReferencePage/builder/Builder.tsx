import React, {useEffect, useLayoutEffect, useRef, useState, type ReactNode} from 'react';
import {problemsOf, type OperationForm} from '../../../form';
import type {NamedFields} from '../../../form/field';
import {writeLink} from '../../../form/link';
import type {RequestValues} from '../../../samples/request';
import {reportCopy} from '../enhance/copy';
import FieldRow, {Named} from './FieldRow';
import Token from './Token';

interface Props {
  readonly id: string;
  readonly form: OperationForm;
  readonly named: NamedFields;
  /** Initial values. */
  readonly start: RequestValues;
  /** Why the values of a link couldn't be read. */
  readonly problem?: string;
  readonly announce: (text: string) => void;
  readonly share: (fragment: string | undefined) => void;
  /** Called with the values whenever they change. @throws Error with a message for the reader if a value can't be sent */
  readonly keep: (values: RequestValues) => void;
}

const places = {path: 'Path parameters', query: 'Query parameters'} as const;

/** Delay in milliseconds before the URL follows typing. */
const pause = 400;

/** The values of one request: the samples follow each change immediately, the URL a moment later. */
export default function Builder({id, form, named, start, problem, announce, share, keep}: Props): ReactNode {
  const [values, setValues] = useState(start);
  const [round, setRound] = useState(0);
  const [fault, setFault] = useState<string>();
  const changed = useRef(false);

  useLayoutEffect(() => {
    try {
      keep(values);
      setFault(undefined);
    } catch (error) {
      setFault((error as Error).message);
    }
  }, [keep, values]);

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
  const reset = (): void => {
    change(form.values);
    setRound((count) => count + 1);
    announce('The example is back');
  };
  const copyLink = async (): Promise<string> => {
    const fragment = writeLink(id, values);
    if (fragment === undefined) {
      return 'Too long for a link';
    }
    const {origin, pathname, search} = window.location;
    await navigator.clipboard.writeText(origin + pathname + search + fragment);
    return 'Link copied';
  };
  const wrong = problemsOf(form, values, named);

  return (
    <div className="api-fill-form" role="group" aria-label={`Values of ${id}`}>
      {problem !== undefined && (
        <p className="error-panel" role="alert">
          The values in the link cannot be read: {problem}. The example is shown instead.
        </p>
      )}
      <p className="api-hint">The samples update as you type.</p>
      <div className="api-fill-fields" key={round}>
        {(Object.keys(places) as (keyof typeof places)[]).map((place) => {
          const list = form.parameters.filter((parameter) => parameter.place === place);
          return (
            list.length > 0 && (
              <fieldset className="api-fill-group" key={place}>
                <legend>{places[place]}</legend>
                {list.map(({name, field, required}) => {
                  const key = `${place} ${name}`;
                  return (
                    <FieldRow
                      key={name}
                      id={`${id}-fill-${place}-${name}`}
                      label={<Named name={name} />}
                      {...{field, named, required}}
                      value={values.parameters[key]}
                      onChange={(value) => change({...values, parameters: {...values.parameters, [key]: value}})}
                    />
                  );
                })}
              </fieldset>
            )
          );
        })}
        {form.body && (
          <FieldRow
            id={`${id}-fill-body`}
            label="Request body"
            field={form.body.field}
            required={form.body.required}
            named={named}
            value={values.body}
            onChange={(body) => change({...values, body})}
          />
        )}
        {form.shape.needsToken && <Token id={`${id}-fill-token`} announce={announce} />}
      </div>
      {fault !== undefined && (
        <p className="error-panel" role="alert">
          {fault}
        </p>
      )}
      <p className="api-hint" aria-live="polite">
        {wrong > 0 &&
          `${wrong === 1 ? 'One value is' : `${wrong} values are`} missing or invalid. The samples show what you typed.`}
      </p>
      <div className="api-line">
        <button
          type="button"
          className="quiet-button"
          onClick={({currentTarget}) => reportCopy(currentTarget, copyLink(), announce)}
        >
          Copy link
        </button>
        <button type="button" className="plain-button" onClick={reset}>
          Reset
        </button>
      </div>
    </div>
  );
}
