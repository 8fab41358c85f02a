import {Fragment} from 'react';
import {sdkErrorValues, sdkFailures} from '@avaturn-docs/platform/web-sdk/errors';
import {sdkInitParams} from '@avaturn-docs/platform/web-sdk/init-params';
import {sdkMethods} from '@avaturn-docs/platform/web-sdk/methods';
import {sinceNote} from '@avaturn-docs/platform/web-sdk/package';
import {exportResultFields, sdkTypes, type SdkType} from '@avaturn-docs/platform/web-sdk/types';
import {messageTypes, type MessageTypeRow} from '@avaturn-docs/platform/wire-protocol';
import FieldRows, {type FieldRowsProps} from './FieldRows';

/** Fields or values, as elements, because a template type contains backticks. */
function definition({fields, alias}: SdkType) {
  const parts = fields
    ? fields.map(({name, optional, type}) => `${name}${optional ? '?' : ''}: ${type}`)
    : (alias ?? '').split(' | ');
  return parts.map((part, index) => (
    <Fragment key={part}>
      {index > 0 && ', '}
      <code>{part}</code>
    </Fragment>
  ));
}

/** @throws for a message that is sent, but has neither a method nor a text */
function useOf({name, from, use}: MessageTypeRow): string {
  const method = sdkMethods.find(({eventName}) => eventName === name);
  if (method === undefined && use === undefined && from !== 'unused') {
    throw new Error(`Give the message "${name}" a \`use\` in platform/wire-protocol.ts: no public method sends it.`);
  }
  const sent = method ? `[\`${method.name}\`](#${method.name.toLowerCase()})` : 'Declared, but neither sent nor read';
  return `${from === 'creator' ? 'From the creator. ' : ''}${use ?? sent}`;
}

const kinds = {
  // The second argument of `init`. Row anchors: `param-url`.
  'init-params': [
    {
      caption: 'Fields of `InitParams`, all optional',
      rows: sdkInitParams.map(({name, type, default: fallback, description}) => ({
        id: `param-${name}`,
        name: `\`${name}\``,
        facts: [`\`${type}\``, fallback.length < 8 && `default ${fallback}`],
        texts: [
          description,
          fallback.length < 8 ? '' : `Default: ${fallback.charAt(0).toLowerCase()}${fallback.slice(1)}.`,
        ],
      })),
    },
  ],
  // Row anchors: `result-url`.
  'export-result': [
    {
      caption: 'Fields of the export result',
      rows: exportResultFields.map(({name, type, description}) => ({
        id: `result-${name}`,
        name: `\`${name}\``,
        facts: [`\`${type}\``],
        texts: [description],
      })),
    },
  ],
  // Row anchors: `type-AssetItem`.
  types: [
    {
      caption: 'Types of the web SDK',
      isCaptionHidden: true,
      rows: sdkTypes.map((type) => ({
        id: `type-${type.name}`,
        name: `\`${type.name}\``,
        facts: [type.fields ? 'fields' : 'values'],
        texts: [`${type.description}${sinceNote(type.since)}`, definition(type)],
      })),
    },
  ],
  // Row anchors: `error-auth_error`, `failure-no-response`.
  errors: [
    {
      caption: 'Values of `SDKErrors`, since 1.1.4, with their probable meaning',
      rows: sdkErrorValues.map(({name, value, reading}) => ({
        id: `error-${value}`,
        name: `\`${value}\``,
        facts: [`\`SDKErrors.${name}\``],
        texts: [reading],
      })),
      note: "The package contains only the names. It declares the `error` event's `type` as `string`, so expect other values too.",
    },
    {
      caption: 'Rejections and silent failures',
      rows: sdkFailures.map(({id, situation, outcome, remedy}) => ({
        id: `failure-${id}`,
        name: situation,
        texts: [`${outcome} **Fix:** ${remedy}`],
      })),
    },
  ],
  // Links lead to the methods, so the page also needs `<SdkMethods />`. Row anchors: `message-getAssetList`.
  messages: [
    {
      caption: 'Messages between page and creator, with the method that sends each',
      rows: messageTypes.map((row: MessageTypeRow) => ({
        id: `message-${row.name}`,
        name: `\`${row.name}\``,
        texts: [useOf(row)],
      })),
    },
  ],
} satisfies Readonly<Record<string, readonly FieldRowsProps[]>>;

/** What the web SDK consists of, besides its methods and events. */
export default function SdkTable({of}: {readonly of: keyof typeof kinds}) {
  return kinds[of].map((table: FieldRowsProps) => <FieldRows key={table.caption} {...table} />);
}
