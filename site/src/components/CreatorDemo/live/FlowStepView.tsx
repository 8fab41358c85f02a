import type {ExportAvatarResult} from '@avaturn/sdk';
import type {Delivery} from '@avaturn-docs/simulator/api/webhooks';
import type {Call} from '@avaturn-docs/simulator/page/calls';
import {requestText, type ExchangeResponse} from '@avaturn-docs/simulator/page/exchange';
import type {PagePlatform} from '@avaturn-docs/simulator/page/platform';
import CreatorBox from './CreatorBox';
import type {FlowStep} from './flow-steps';
import {payloadText} from './payload-text';
import ReceivedFile from './ReceivedFile';

export type Done =
  | {readonly kind: 'call'; readonly call: Call; readonly answer: ExchangeResponse}
  | {readonly kind: 'creator'; readonly result?: ExportAvatarResult};

interface Props {
  readonly step: FlowStep;
  readonly enabled: boolean;
  readonly platform: PagePlatform;
  readonly done: Done | undefined;
  readonly sessionUrl: string | undefined;
  readonly delivery: Delivery | undefined;
  readonly run: () => void;
  readonly onExport: (result: ExportAvatarResult) => void;
}

/** One step: its purpose, its button, and its requests and responses. */
export default function FlowStepView(props: Props) {
  const {step, enabled, platform, done, sessionUrl, delivery, run, onExport} = props;
  const link = delivery?.payload[step.event === 'export.ready' ? 'export_url' : 'render_url'];
  return (
    <li className="stack" data-step={step.id}>
      <p>
        <strong>{step.title}</strong>. {step.text}
      </p>
      <button type="button" className="quiet-button" disabled={!enabled} onClick={run}>
        {step.action}
      </button>
      {done?.kind === 'call' && (
        <>
          <Message title="Request" text={requestText(done.call)} />
          <Message title={`Response ${done.answer.status}`} text={payloadText(done.answer.body)} />
        </>
      )}
      {done?.kind === 'creator' && sessionUrl !== undefined && <CreatorBox address={sessionUrl} onExport={onExport} />}
      {done?.kind === 'creator' && done.result && <Message title="Event export" text={payloadText(done.result)} />}
      {delivery && <Message title={`Webhook ${delivery.payload.event}`} text={payloadText(delivery.payload)} />}
      {typeof link === 'string' && (
        <ReceivedFile
          url={link}
          read={(request) => platform.fetch(request)}
          {...(step.event === 'export.ready' && {name: 'avatar.glb'})}
        />
      )}
    </li>
  );
}

function Message({title, text}: {readonly title: string; readonly text: string}) {
  return (
    <div>
      <strong>{title}</strong>
      <pre className="output" tabIndex={0} role="group" aria-label={title}>
        <code>{text}</code>
      </pre>
    </div>
  );
}
