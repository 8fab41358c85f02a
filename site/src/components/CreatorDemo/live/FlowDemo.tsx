import {useState} from 'react';
import type {ExportAvatarResult} from '@avaturn/sdk';
import type {Call} from '@avaturn-docs/simulator/page/calls';
import {callRequest, readResponse} from '@avaturn-docs/simulator/page/exchange';
import {tokens} from '@avaturn-docs/simulator/page/platform';
import FlowStepView, {type Done} from './FlowStepView';
import {flowSteps, type FlowState, type FlowStep} from './flow-steps';
import TryAgain from '../../TryAgain';
import {usePlatform} from './use-platform';
import demo from '../styles.module.css';

interface Progress {
  readonly state: FlowState;
  readonly done: Readonly<Record<string, Done>>;
}

const start: Progress = {state: {}, done: {}};

/** From a new user to a render of the avatar, with an API that runs in the page. */
export default function FlowDemo() {
  const {platform, failed, deliveries, restart} = usePlatform();
  const [{state, done}, setProgress] = useState(start);

  const note = (step: FlowStep, entry: Done, taken: FlowState = {}): void =>
    setProgress((before) => ({
      state: {...before.state, ...taken},
      done: {...before.done, [step.id]: entry},
    }));

  const send = async (step: FlowStep): Promise<void> => {
    if (!platform || !step.operation) return note(step, {kind: 'creator'});
    const call: Call = platform.call(step.operation, step.values?.(state) ?? {});
    const answer = await readResponse(await platform.fetch(callRequest(call, tokens.valid)));
    note(step, {kind: 'call', call, answer}, answer.status < 300 ? step.take?.(answer.body) : {});
  };
  const last = deliveries.at(-1);
  const news = [
    Object.entries(done)
      .map(([id, entry]) => (entry.kind === 'call' ? `${id}: response ${entry.answer.status}` : ''))
      .at(-1),
    last && `Webhook ${last.payload.event}`,
  ];
  const begin = (): void => {
    setProgress(start);
    restart();
  };

  if (failed) {
    return (
      <TryAgain message="The simulated API did not start. Check the connection and try again." onRetry={restart} />
    );
  }
  if (!platform) return <p role="status">Starting the simulated API …</p>;
  return (
    <>
      <ol className="stack">
        {flowSteps.map((step) => (
          <FlowStepView
            key={step.id}
            step={step}
            enabled={!step.needs || state[step.needs] !== undefined}
            platform={platform}
            done={done[step.id]}
            sessionUrl={state.session?.url}
            delivery={deliveries
              .filter(({payload}) => payload.event === step.event && payload['avatar_id'] === state.avatarId)
              .at(-1)}
            run={() => void send(step)}
            onExport={(result: ExportAvatarResult) =>
              note(step, {kind: 'creator', result}, {avatarId: result.avatarId})
            }
          />
        ))}
      </ol>
      <p className="visually-hidden" role="status">
        {news.filter(Boolean).join('. ')}
      </p>
      <div className={demo.part}>
        <button type="button" className="quiet-button" onClick={begin}>
          Begin again
        </button>
      </div>
    </>
  );
}
