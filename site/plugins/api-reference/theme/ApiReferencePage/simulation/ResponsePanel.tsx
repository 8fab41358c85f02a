import React, {useEffect, useRef, useState, type ReactNode} from 'react';
import {readResponse, type ExchangeResponse} from '@avaturn-docs/simulator/page/read-response';
import {tokens, type PagePlatform} from '@avaturn-docs/simulator/page/platform';
import {saveFile} from '@site/src/components/AvatarViewer/save-file';
import type {RequestShape, RequestValues} from '../../../samples/request';
import {httpFile, recordCall} from './http-file';
import {idsIn, isCausedBy, linkIn, resultOf, type Exchange, type Ids} from './follow-ups';
import Json from './Json';
import NextStep from './NextStep';
import OpenLink from './OpenLink';
import Photos, {uploadUrl} from './Photos';
import {simulatedRequest} from './simulated-request';
import Webhooks, {useDeliveries} from './Webhooks';

interface Props {
  readonly platform: PagePlatform;
  readonly shape: RequestShape;
  readonly operation: string;
  readonly isFlow: boolean;
  readonly values: () => RequestValues;
  readonly announce: (text: string) => void;
  /** Replaces ids in the values of all requests. */
  readonly useIds: (found: Partial<Ids>) => void;
  /** The ids in the examples. */
  readonly seed: Ids;
  /** Increments; each number sends once. */
  readonly round: number;
  readonly again: () => void;
  /** Sends the request of another operation, and moves the focus there. */
  readonly goTo: (operation: string) => void;
  /** Closes all panels and discards the simulator. */
  readonly reset: () => void;
}

/** A response, and the milliseconds until it arrived. */
type Arrived = ExchangeResponse & Exchange & {readonly time: number};

/** The token to send. None of them works on the platform. */
const choices = {
  valid: {label: 'A simulator token', token: tokens.valid},
  none: {label: 'No token', token: null},
  refused: {label: 'A token without API access', token: tokens.refused},
} as const;

type Choice = keyof typeof choices;

/**
 * Sends the request once for each round. A response arrives when the other requests have its ids, so that the next one
 * can be sent as soon as it is on the screen.
 */
function useResponse({platform, shape, operation, values, announce, useIds, round}: Props, choice: Choice) {
  const [response, setResponse] = useState<Arrived>();
  const [fault, setFault] = useState<string>();
  const [exchanges, setExchanges] = useState<readonly Exchange[]>([]);
  useEffect(() => {
    let replaced = false;
    const send = async (): Promise<Arrived> => {
      const sent = values();
      const request = simulatedRequest(shape, sent, choices[choice].token);
      const start = performance.now();
      const arrived = await readResponse(await platform.fetch(request));
      const time = Math.max(1, Math.round(performance.now() - start));
      recordCall(operation, shape, sent, arrived.status);
      useIds(idsIn(operation, arrived.body));
      return {...arrived, operation, sent, time};
    };
    send().then(
      (arrived) => {
        if (replaced) return;
        setResponse(arrived);
        setFault(undefined);
        setExchanges((before) => [...before, arrived]);
        announce(`Response ${arrived.status}`);
      },
      (error: Error) => {
        if (replaced) return;
        setResponse(undefined);
        setFault(error.message);
        announce(error.message);
      },
    );
    return () => {
      replaced = true;
    };
  }, [platform, operation, round]);
  return {response, fault, exchanges};
}

/** The simulator's response to the request in the samples, and the webhooks that followed. */
export default function ResponsePanel(props: Props): ReactNode {
  const {platform, operation, isFlow, announce, useIds, seed, again, goTo, reset} = props;
  const [choice, setChoice] = useState<Choice>('valid');
  const {response, fault, exchanges} = useResponse(props, choice);
  const [exported, setExported] = useState<string>();
  const result = useRef<HTMLDivElement>(null);
  useEffect(() => {
    setExported(undefined);
    // An open form can push the response off the screen.
    result.current?.scrollIntoView({block: 'nearest'});
  }, [response, fault]);

  const deliveries = useDeliveries(platform, exchanges);
  const failed = !response || response.status >= 300;
  const webhook = response && deliveries.filter(({payload}) => isCausedBy(response, payload)).at(-1);
  const link = linkIn(response?.body) ?? linkIn(webhook?.payload);
  const awaited = failed || link || webhook ? undefined : resultOf[operation];
  const photosTo = response && uploadUrl(response.body);
  const isSample = isFlow && Object.values(seed).some((id) => JSON.stringify(response?.sent ?? '').includes(id));
  const hasId = exported !== undefined || Object.keys(idsIn(operation, response?.body)).length > 0;
  const onAvatar = (avatarId: string): void => {
    setExported(avatarId);
    useIds({avatarId});
  };
  return (
    <div ref={result} className="api-try-result stack" role="group" aria-label={`Simulator response to ${operation}`}>
      {response && (
        <Json label="Response body" value={response.body}>
          <Status {...response} />
        </Json>
      )}
      {fault !== undefined && (
        <p className="error-panel" role="alert">
          {fault}
        </p>
      )}
      {photosTo !== undefined && <Photos key={photosTo} {...{platform, announce}} url={photosTo} />}
      {response && <Webhooks deliveries={deliveries} />}
      {awaited !== undefined && <p>{`The ${awaited} is being made …`}</p>}
      {link && <OpenLink key={link.url} {...{platform, link}} onAvatar={onAvatar} />}
      {(response || fault) && (
        <NextStep {...{operation, isFlow, isSample, failed, exported}} awaits={awaited !== undefined} next={goTo} />
      )}
      {!isFlow && hasId && <p className="api-note">The other requests on this page now use this id.</p>}
      <details className="api-nested">
        <summary>Simulator: token, headers, calls</summary>
        <div className="cluster">
          <label>
            Token{' '}
            <select className="text-field" value={choice} onChange={({target}) => setChoice(target.value as Choice)}>
              {Object.entries(choices).map(([value, {label}]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          </label>
          <button type="button" className="quiet-button" onClick={again}>
            Send again
          </button>
        </div>
        {response && (
          <dl>
            {response.headers.map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
        <div className="cluster">
          <button type="button" className="quiet-button" onClick={saveCalls}>
            Save all calls (.http)
          </button>
          <button type="button" className="quiet-button" onClick={reset}>
            Reset the simulator
          </button>
        </div>
        <p className="api-note">Nothing leaves the page.</p>
      </details>
    </div>
  );
}

/** The status, where it is from, and how long it took; for an error, a link to its entry on the page. */
function Status({status, time}: Arrived): ReactNode {
  const id = `errors.${status}`;
  const name = status < 300 ? null : document.getElementById(id)?.querySelector('.api-type')?.textContent;
  return (
    <p className="api-try-status">
      <strong className="api-status" data-class={String(status).charAt(0)}>
        {status}
        {name && ` ${name}`}
      </strong>
      {` · simulator · ${time} ms`}
      {name && (
        <>
          {' · '}
          <a href={`#${id}`}>Cause and fix</a>
        </>
      )}
    </p>
  );
}

/** Saves the calls of this visit for the platform, and for the simulator on the reader's computer. */
function saveCalls(): void {
  const [platform, simulator] = document.querySelectorAll<HTMLOptionElement>('[data-choice=server] option');
  saveFile('avaturn.http', 'text/plain', httpFile(platform!.value, simulator!.value, tokens.valid));
}
