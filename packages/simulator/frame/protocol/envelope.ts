import {messageSources, messageTypes, type SdkMessageName, type WireEnvelope} from '../../../../data/wire-protocol';

const names: ReadonlySet<unknown> = new Set(messageTypes.map(({name}) => name));

/** Whether a message is an envelope of the SDK. */
export function isHostEnvelope(value: unknown): value is WireEnvelope {
  if (typeof value !== 'object' || value === null) return false;
  const {type, source, eventName, key, isOk} = value as Partial<WireEnvelope>;
  return (
    source === messageSources.host &&
    (type === 'MESSAGE' || type === 'RESPONSE') &&
    names.has(eventName) &&
    typeof key === 'string' &&
    typeof isOk === 'boolean'
  );
}

export function envelope(
  type: WireEnvelope['type'],
  eventName: SdkMessageName,
  key: string,
  data: unknown,
  isOk = true,
): WireEnvelope {
  return {type, source: messageSources.creator, eventName, key, date: Date.now(), data, isOk};
}
