import React, {useEffect, useRef, useState, type ReactNode} from 'react';
import {readResponse, type ExchangeResponse} from '@avaturn-docs/simulator/page/exchange';
import {tokens} from '@avaturn-docs/simulator/page/platform';
import type {FormData} from '../../../form';
import type {RequestShape, RequestValues} from '../../../samples/request';
import Json from './Json';
import Photos, {uploadUrl} from './Photos';
import {simulatedRequest} from './request';
import {endSimulation, simulation} from './simulation';
import Webhooks from './Webhooks';

/** The request of one operation. */
export interface Request {
  readonly operation: string;
  readonly shape: RequestShape;
  /** The values at the moment of sending. */
  readonly values: () => RequestValues;
  readonly announce: (text: string) => void;
}

interface Props extends Request {
  readonly data: FormData;
  /** Counts up; each number sends once. */
  readonly round: number;
  readonly again: () => void;
}

type Outcome = ExchangeResponse | {readonly fault: string};

/** Which token goes along. The one in the form is the reader's own and never leaves its field. */
const choices = {
  valid: {label: 'A simulator token', token: tokens.valid},
  none: {label: 'No token', token: null},
  refused: {label: 'A token without API access', token: tokens.refused},
} as const;

/** The response of the simulation to the request as it is in the samples, and the webhooks that followed. */
export default function SendPanel({data, operation, shape, values, announce, round, again}: Props): ReactNode {
  const [outcome, setOutcome] = useState<Outcome>();
  const [choice, setChoice] = useState<keyof typeof choices>('valid');
  const latest = useRef({choice, values, announce});
  useEffect(() => {
    latest.current = {choice, values, announce};
  });

  useEffect(() => {
    let replaced = false;
    const send = async (): Promise<Outcome> => {
      const request = simulatedRequest(shape, latest.current.values(), choices[latest.current.choice].token);
      const platform = await simulation(data);
      return readResponse(await platform.fetch(request));
    };
    send()
      .catch((error: Error): Outcome => ({fault: error.message}))
      .then((result) => {
        if (replaced) return;
        setOutcome(result);
        latest.current.announce('fault' in result ? result.fault : `Response ${result.status}`);
      });
    return () => {
      replaced = true;
    };
  }, [data, round, shape]);

  const photosTo = outcome && 'body' in outcome ? uploadUrl(outcome.body) : undefined;
  const reset = (): void => {
    endSimulation();
    setOutcome(undefined);
    announce('The simulator is reset');
  };

  return (
    <div className="api-try-result" role="group" aria-label={`Simulator response to ${operation}`}>
      <p className="api-fill-note">
        This response comes from a simulator in this page. Nothing leaves the page, and your token isn't used.
      </p>
      <div className="api-try-line">
        <label htmlFor={`${operation}-try-token`}>Token</label>
        <select
          id={`${operation}-try-token`}
          value={choice}
          onChange={({target}) => setChoice(target.value as keyof typeof choices)}
        >
          {Object.entries(choices).map(([value, {label}]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
        <button type="button" className="api-copy" onClick={again}>
          Send again
        </button>
        <button type="button" className="api-copy" onClick={reset}>
          Reset the simulator
        </button>
      </div>
      {outcome && ('fault' in outcome ? <Fault text={outcome.fault} /> : <ResponseView response={outcome} />)}
      {photosTo !== undefined && <Photos key={photosTo} {...{data, announce}} url={photosTo} />}
      <Webhooks />
    </div>
  );
}

function Fault({text}: {readonly text: string}): ReactNode {
  return (
    <p className="api-fill-fault" role="alert">
      {text}
    </p>
  );
}

function ResponseView({response: {status, headers, body}}: {readonly response: ExchangeResponse}): ReactNode {
  return (
    <>
      <p className="api-try-status">
        Response <strong>{status}</strong>
      </p>
      <details>
        <summary>{headers.length === 1 ? '1 header' : `${headers.length} headers`}</summary>
        <dl>
          {headers.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </details>
      <Json label="Response body" value={body} />
    </>
  );
}
