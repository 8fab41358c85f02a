import React, {useEffect, useRef, useState, type ReactNode} from 'react';
import {readResponse, type ExchangeResponse} from '@avaturn-docs/simulator/page/exchange';
import {tokens} from '@avaturn-docs/simulator/page/platform';
import {saveFile} from '@site/src/components/AvatarViewer/save-file';
import type {FormData} from '../../../form';
import type {RequestValues} from '../../../samples/request';
import {httpFile, recordCall} from './calls';
import {idsIn, isCausedBy, linksIn, resultOf, type Exchange, type Ids} from './found';
import Json from './Json';
import Links from './Links';
import NextStep from './NextStep';
import Photos, {uploadUrl} from './Photos';
import {currentIds, simulatedRequest, simulation} from './simulation';
import Webhooks, {useDeliveries} from './Webhooks';

interface Props {
  readonly data: FormData;
  readonly operation: string;
  /** The current values when sending. */
  readonly values: () => RequestValues;
  readonly announce: (text: string) => void;
  /** Replaces ids in the values of all requests. */
  readonly useIds: (found: Partial<Ids>) => Promise<void>;
  /** Replaces the values of this request with the example's. */
  readonly useExample: () => Promise<void>;
  /** Increments; each number sends once. */
  readonly round: number;
  readonly again: () => void;
  /** Sends the request of another operation, and moves the focus there. */
  readonly goTo: (operation: string) => void;
  /** Closes all panels and discards the simulator. */
  readonly reset: () => void;
  /** Index of the flow's step that this request was sent for; -1 outside the flow. */
  readonly position: number;
  /** The flow waits at this step. */
  readonly isCurrent: boolean;
}

type Outcome = (ExchangeResponse & Exchange) | {readonly fault: string};

/** The token to send. The one in the form is the reader's own and never leaves its field. */
const choices = {
  valid: {label: 'A simulator token', token: tokens.valid},
  none: {label: 'No token', token: null},
  refused: {label: 'A token without API access', token: tokens.refused},
} as const;

/** The simulator's response to the request in the samples, and the webhooks that followed. */
export default function SendPanel({data, operation, values, announce, round, ...props}: Props): ReactNode {
  const {useIds, useExample, again, goTo, reset, position, isCurrent} = props;
  const [outcome, setOutcome] = useState<Outcome>();
  const [choice, setChoice] = useState<keyof typeof choices>('valid');
  const [exported, setExported] = useState<string>();
  const [exchanges, setExchanges] = useState<readonly Exchange[]>([]);
  const result = useRef<HTMLDivElement>(null);
  const latest = useRef({choice, values, announce});
  useEffect(() => {
    latest.current = {choice, values, announce};
  });

  useEffect(() => {
    let replaced = false;
    const send = async (): Promise<Outcome> => {
      const {shape} = data.operations[operation]!;
      const sent = latest.current.values();
      const request = simulatedRequest(shape, sent, choices[latest.current.choice].token);
      const platform = await simulation(data);
      const response = await readResponse(await platform.fetch(request));
      recordCall(operation, shape, sent, response.status);
      return {...response, operation, sent};
    };
    send()
      .catch((error: Error): Outcome => ({fault: error.message}))
      .then((result) => {
        if (replaced) return;
        setOutcome(result);
        setExported(undefined);
        if ('status' in result) setExchanges((before) => [...before, result]);
        latest.current.announce('fault' in result ? result.fault : `Response ${result.status}`);
      });
    return () => {
      replaced = true;
    };
  }, [data, operation, round]);

  // An open form can push the response off the screen.
  useEffect(() => {
    if (outcome) result.current?.scrollIntoView({block: 'nearest'});
  }, [outcome]);

  const response = outcome && 'status' in outcome ? outcome : undefined;
  const deliveries = useDeliveries(data, exchanges);
  const failed = !response || response.status >= 300;
  const found = linksIn(response?.body);
  // The creator is a step of its own, below the description of the step.
  const opensCreator = found.some(({kind}) => kind === 'creator');
  const webhook = response && deliveries.filter(({payload}) => isCausedBy(response, payload)).at(-1);
  const body = found.length > 0 ? response?.body : webhook?.payload;
  const awaited = failed || body ? undefined : resultOf[operation];
  const links = <Links {...{data, body, isNext: exported === undefined, onAvatar: setExported}} />;
  const photosTo = response && uploadUrl(response.body);
  const ids = {
    ...(response && idsIn(operation, response.body)),
    ...(exported !== undefined && {avatarId: exported}),
  };
  const repeat = async (): Promise<void> => {
    await useExample();
    setChoice('valid');
    again();
  };
  const next = async (following: string): Promise<void> => {
    await useIds(ids);
    goTo(following);
  };
  const save = (): void => {
    // The platform, and the simulator on the reader's computer.
    const [platform, simulator] = document.querySelectorAll<HTMLOptionElement>('[data-choice=server] option');
    saveFile('avaturn.http', 'text/plain', httpFile(platform!.value, simulator!.value, tokens.valid));
  };

  return (
    <div ref={result} className="api-try-result" role="group" aria-label={`Simulator response to ${operation}`}>
      {response && (
        <p className="api-try-status">
          Response <strong>{response.status}</strong>
          {failed && <ErrorEntry status={response.status} />}
        </p>
      )}
      {outcome && 'fault' in outcome && (
        <p className="api-fill-fault" role="alert">
          {outcome.fault}
        </p>
      )}
      {awaited !== undefined && <p className="api-try-line">{`The ${awaited} is being made …`}</p>}
      {!opensCreator && links}
      {outcome && (
        <NextStep
          {...{operation, position, isCurrent, failed, exported}}
          awaits={awaited !== undefined}
          repeat={() => void repeat()}
          next={(following) => void next(following)}
        />
      )}
      {opensCreator && links}
      {response && <ResponseView response={response} />}
      {position < 0 && <UseIds data={data} found={ids} useIds={useIds} />}
      {photosTo !== undefined && <Photos key={photosTo} {...{data, announce}} url={photosTo} />}
      {response && <Webhooks deliveries={deliveries} />}
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
      <p className="api-fill-note">
        The response comes from the simulator in this page. Nothing leaves the page, and your token isn't used.
      </p>
    </div>
  );
}

/** The name of an error status, and the link to its entry on the page. */
function ErrorEntry({status}: {readonly status: number}): ReactNode {
  const id = `errors.${status}`;
  const name = document.getElementById(id)?.querySelector('.api-type')?.textContent;
  return (
    name && (
      <>
        {` ${name}. `}
        <a href={`#${id}`}>Cause and fix</a>
      </>
    )
  );
}

interface UseIdsProps {
  readonly data: FormData;
  readonly found: Partial<Ids>;
  readonly useIds: Props['useIds'];
}

/** Offers ids from the response for the other requests, unless they have them already. */
function UseIds({data, found, useIds}: UseIdsProps): ReactNode {
  const [used, setUsed] = useState('');
  const current = currentIds(data);
  const names = {userId: 'user_id', avatarId: 'avatar_id'} as const;
  return (Object.keys(names) as (keyof Ids)[]).map((key) => {
    const id = found[key];
    const isNew = id !== undefined && id !== current[key];
    return isNew ? (
      <div className="api-try-line" key={key}>
        <button type="button" className="api-copy" onClick={() => void useIds({[key]: id}).then(() => setUsed(id))}>
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

function ResponseView({response: {headers, body}}: {readonly response: ExchangeResponse}): ReactNode {
  return (
    <>
      <details open>
        <summary>Body</summary>
        <Json label="Response body" value={body} />
      </details>
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
    </>
  );
}
