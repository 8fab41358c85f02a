import {StartError, UsageError} from '@avaturn-docs/command-line/start-error';
import type {Command} from '../command-line';
import {usualReceiver} from '../definition';
import {checkUrl} from '../settings';

/** Fields of the event, each set by an option. */
const fields = {avatar: 'avatar_id', user: 'user_id'} as const;

/** Sends one webhook with the example of its event as its body. It doesn't need a running simulator. */
export const send: Command = {
  options: {
    status: {type: 'string', default: 'ready'},
    avatar: {type: 'string'},
    user: {type: 'string'},
  },
  arguments: 2,
  async run({values, positionals, command, files}) {
    const [event = '', url = usualReceiver] = positionals;
    const {webhooks} = (await files()).contracts;
    const example = `${command} send export.ready ${usualReceiver}`;
    const examples = Object.hasOwn(webhooks, event) ? webhooks[event] : undefined;
    if (!examples) {
      const names = Object.keys(webhooks).join(', ');
      throw new UsageError(
        event === ''
          ? `Specify an event: ${names}. For example: ${example}`
          : `There is no event "${event}". Use ${names}: ${example}`,
      );
    }
    checkUrl('send', url, example);
    const status = String(values['status']);
    const body = Object.hasOwn(examples, status) ? examples[status] : undefined;
    if (!body) {
      throw new UsageError(
        `--status "${status}" isn't a status of ${event}. Use ${Object.keys(examples).join(' or ')}.`,
      );
    }
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
      throw new StartError(
        `Nothing receives webhooks at ${url} (${reason}). Start a receiver first: ${command} receive`,
      );
    });
    console.log(`The receiver responded with ${response.status}.`);
    if (!response.ok) throw new StartError('A receiver must respond with a status from 200 to 299.');
  },
};
