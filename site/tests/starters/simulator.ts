import {askAt} from '@avaturn-docs/simulator/command/test/running';

/** Access to the control API of the running simulator. */
export function simulatorSettings(origin: string) {
  const ask = askAt(origin);
  return {
    sendWebhooksTo: (url: string) => ask('PUT', '/sandbox/webhooks', {endpoints: [{url}]}),
    /** Sets the statuses of the next API calls. */
    failCalls: (...nextStatus: number[]) => ask('PATCH', '/sandbox/settings', {nextStatus}),
    /** Webhook deliveries to a URL: each event with the statuses of the responses. */
    deliveriesTo: async (url: string) => {
      const {deliveries} = await ask<{
        deliveries: {
          url: string | null;
          payload: {event: string; avatar_id: string};
          attempts: {status: number | null}[];
        }[];
      }>('GET', '/sandbox/deliveries');
      return deliveries
        .filter((delivery) => delivery.url === url)
        .map(({payload, attempts}) => ({
          event: payload.event,
          avatarId: payload.avatar_id,
          statuses: attempts.map(({status}) => status),
        }));
    },
  };
}
