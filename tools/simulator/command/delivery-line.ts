import {printable} from '@avaturn-docs/command-line/printable';
import type {Delivery} from '../api/webhooks';

/** Why a webhook isn't sent at once. */
const waits: Partial<Record<NonNullable<Delivery['fault']>, string>> = {
  delay: 'is sent late, as set',
  reorder: 'waits for the next event, as set',
};

/**
 * The terminal line for the latest attempt of a webhook, or for one that waits; undefined before the first attempt of others.
 * @param origin URL of the simulator with a trailing slash
 * @param token the token that repeats the delivery
 */
export function deliveryLine(
  {id, url, payload, fault, attempts}: Delivery,
  origin: string,
  token: string,
): {line: string; failed: boolean} | undefined {
  if (url === null) {
    const line = `Webhook ${payload.event} has no URL. Start the simulator with --webhook URL to receive it.`;
    return {line, failed: false};
  }
  // Clients of the API set URLs, so one could contain escape sequences for the terminal.
  const start = printable(`Webhook ${payload.event} to ${url}`);
  const last = attempts.at(-1);
  if (!last) {
    const wait = fault && waits[fault];
    return wait === undefined ? undefined : {line: `${start} ${wait}`, failed: false};
  }
  const {status, error} = last;
  if (status !== null && status >= 200 && status < 300) return {line: `${start} ${status}`, failed: false};
  const reason = status === null ? error : `the receiver responded with ${status}`;
  return {
    line: `${start} failed: ${reason}. There is no automatic retry. To send it again:
  curl --request POST ${origin}sandbox/deliveries/${id}/redeliver --header "Authorization: Bearer ${token}" --write-out '\\n'`,
    failed: true,
  };
}
