import React, {useEffect, useRef, useState, type ReactNode} from 'react';
import {readResponse, type ExchangeResponse} from '@avaturn-docs/simulator/page/exchange';
import {tokens} from '@avaturn-docs/simulator/page/platform';
import {saveFile} from '@site/src/components/AvatarViewer/save-file';
import type {FormData} from '../../../form';
import type {RequestShape, RequestValues} from '../../../samples/request';
import {httpFile, recordCall} from './calls';
import {flow, idsIn, type Ids} from './found';
import Json from './Json';
import Links from './Links';
import Photos, {uploadUrl} from './Photos';
import {simulatedRequest} from './request';
import {currentIds, endSimulation, setIds, simulation} from './simulation';
import Webhooks from './Webhooks';

interface Props {
  readonly operation: string;
  readonly shape: RequestShape;
  /** The current values when sending. */
  readonly values: () => RequestValues;
  readonly announce: (text: string) => void;
  /** Replaces ids in the values of all requests. */
  readonly useIds: (before: Ids, after: Ids) => Promise<void>;
  readonly data: FormData;
  /** Increments; each number sends once. */
  readonly round: number;
  readonly again: () => void;
  /** Sends the request of another operation, and moves the focus there. */
  readonly goTo: (operation: string) => void;
}

type Outcome = ExchangeResponse | {readonly fault: string};

/** The token to send. The one in the form is the reader's own and never leaves its field. */
const choices = {
  valid: {label: 'A simulator token', token: tokens.valid},
  none: {label: 'No token', token: null},
  refused: {label: 'A token without API access', token: tokens.refused},
} as const;

/** The simulator's response to the request in the samples, and the webhooks that followed. */
export default function SendPanel({
  data,
  operation,
  shape,
  values,
  announce,
  useIds,
  round,
  again,
  goTo,
}: Props): ReactNode {
  const [outcome, setOutcome] = useState<Outcome>();
  const [choice, setChoice] = useState<keyof typeof choices>('valid');
  const result = useRef<HTMLDivElement>(null);
  const latest = useRef({choice, values, announce});
  useEffect(() => {
    latest.current = {choice, values, announce};
  });

  useEffect(() => {
    let replaced = false;
    const send = async (): Promise<Outcome> => {
      const sent = latest.current.values();
      const request = simulatedRequest(shape, sent, choices[latest.current.choice].token);
      const platform = await simulation(data);
      const response = await readResponse(await platform.fetch(request));
      recordCall(operation, shape, sent, response.status);
      return response;
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
  }, [data, operation, round, shape]);

  // An open form can push the response off the screen.
  useEffect(() => {
    if (outcome) result.current?.scrollIntoView({block: 'nearest'});
  }, [outcome]);

  const photosTo = outcome && 'body' in outcome ? uploadUrl(outcome.body) : undefined;
  const [exported, setExported] = useState<string>();
  const change = async (found: Partial<Ids>): Promise<void> => {
    const before = currentIds(data);
    const after = {...before, ...found};
    setIds(after);
    await useIds(before, after);
    announce('All requests on this page use the new id');
  };
  const reset = (): void => {
    const before = currentIds(data);
    endSimulation();
    setOutcome(undefined);
    setExported(undefined);
    void useIds(before, currentIds(data));
    announce('The simulator is reset');
  };
  const save = (): void => saveFile('avaturn.http', 'text/plain', httpFile());
  const step = outcome && 'status' in outcome && outcome.status < 300 ? flow.indexOf(operation) + 1 : 0;
  const next = flow[step];
  const found = {
    ...(outcome && 'body' in outcome && idsIn(operation, outcome.body)),
    ...(exported !== undefined && {avatarId: exported}),
  };

  return (
    <div ref={result} className="api-try-result" role="group" aria-label={`Simulator response to ${operation}`}>
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
        <button type="button" className="api-copy" onClick={save}>
          Save all calls (.http)
        </button>
      </div>
      {step > 0 && (
        <div className="api-try-line">
          Step {step} of {flow.length}
          {next ? (
            <button type="button" className="api-try" onClick={() => void change(found).then(() => goTo(next))}>
              Next: {next}
            </button>
          ) : (
            ': the flow is complete'
          )}
        </div>
      )}
      {outcome && ('fault' in outcome ? <Fault text={outcome.fault} /> : <ResponseView response={outcome} />)}
      {outcome && 'body' in outcome && <Links data={data} body={outcome.body} onAvatar={setExported} />}
      <UseIds data={data} found={found} change={change} />
      {photosTo !== undefined && <Photos key={photosTo} {...{data, announce}} url={photosTo} />}
      <Webhooks data={data} onAvatar={setExported} />
    </div>
  );
}

interface UseIdsProps {
  readonly data: FormData;
  readonly found: Partial<Ids>;
  readonly change: (found: Partial<Ids>) => Promise<void>;
}

/** Offers ids from the response for the other requests, unless they have them already. */
function UseIds({data, found, change}: UseIdsProps): ReactNode {
  const [used, setUsed] = useState('');
  const current = currentIds(data);
  const names = {userId: 'user_id', avatarId: 'avatar_id'} as const;
  return (Object.keys(names) as (keyof Ids)[]).map((key) => {
    const id = found[key];
    const isNew = id !== undefined && id !== current[key];
    return isNew ? (
      <div className="api-try-line" key={key}>
        <button type="button" className="api-copy" onClick={() => void change({[key]: id}).then(() => setUsed(id))}>
          Use this <code>{names[key]}</code> in all requests
        </button>
      </div>
    ) : (
      id !== undefined && used === id && (
        <p className="api-fill-note" key={key}>
          All requests on this page use this <code>{names[key]}</code>.
        </p>
      )
    );
  });
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
      <details open>
        <summary>Body</summary>
        <Json label="Response body" value={body} />
      </details>
    </>
  );
}
