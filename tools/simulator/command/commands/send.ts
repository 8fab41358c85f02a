import {StartError, UsageError} from '@avaturn-docs/command-line/start-error';
import {readChoice} from '@avaturn-docs/command-line/program';
import type {Call} from '../command-line';
import {usualReceiver} from '../definition';
import {checkUrl} from '../settings';

/** Fields of the event, each set by an option. */
const fields = {avatar: 'avatar_id', user: 'user_id'} as const;

/** Sends one webhook with the example of its event as its body. It doesn't need a running simulator. */
export async function send({values, positionals, command, files}: Call): Promise<void> {
  const [event = '', url = usualReceiver] = positionals;
  const {webhooks} = (await files()).contracts;
  const example = `${command} send export.ready ${usualReceiver}`;
  const names = Object.keys(webhooks);
  if (event === '') throw new UsageError(`Specify an event: ${names.join(', ')}. For example: ${example}`);
  const examples = webhooks[readChoice('event', event, names)]!;
  checkUrl('send', url, example);
  const body = examples[readChoice('status', String(values['status'] ?? 'ready'), Object.keys(examples))];
  const given = Object.entries(fields).flatMap(([option, field]) =>
    values[option] === undefined ? [] : [[field, values[option]]],
  );
  const payload = {...body, ...Object.fromEntries(given)};
  console.log(`POST ${url}\n${JSON.stringify(payload, null, 2)}`);
  const response = await fetch(url, {
    method: 'POST',
    headers: {'Content-Type': 'application/json'},
    body: JSON.stringify(payload),
    redirect: 'manual',
    signal: AbortSignal.timeout(5000),
  }).catch((error: Error) => {
    const {message, code} = (error.cause ?? error) as NodeJS.ErrnoException;
    const reason = message || code;
    throw new StartError(`Nothing receives webhooks at ${url} (${reason}). Start a receiver first: ${command} receive`);
  });
  console.log(`The receiver responded with ${response.status}.`);
  if (!response.ok) throw new StartError('A receiver must respond with a status from 200 to 299.');
}
