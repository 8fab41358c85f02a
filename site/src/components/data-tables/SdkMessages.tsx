import {sdkMethods} from '@avaturn-docs/platform/web-sdk/methods';
import {messageTypes, type MessageTypeRow} from '@avaturn-docs/platform/wire-protocol';
import FieldRows from './FieldRows';

/** @throws for a message that is sent, but has neither a method nor a text */
function useOf({name, from, use}: MessageTypeRow): string {
  const method = sdkMethods.find(({eventName}) => eventName === name);
  if (method === undefined && use === undefined && from !== 'unused') {
    throw new Error(`Give the message "${name}" a \`use\` in platform/wire-protocol.ts: no public method sends it.`);
  }
  const sent = method ? `[\`${method.name}\`](#${method.name.toLowerCase()})` : 'Declared, but neither sent nor read';
  return `${from === 'creator' ? 'From the creator. ' : ''}${use ?? sent}`;
}

/** The messages between page and creator. Links lead to the methods, so the page also needs `<SdkMethods />`. */
export default function SdkMessages() {
  const rows: readonly MessageTypeRow[] = messageTypes;
  return (
    <FieldRows
      caption="Messages between page and creator, with the method that sends each"
      rows={rows.map((row) => ({
        id: `message-${row.name}`,
        name: `\`${row.name}\``,
        texts: [useOf(row)],
      }))}
    />
  );
}
