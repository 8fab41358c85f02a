import {Fragment} from 'react';
import {sinceNote} from '@avaturn-docs/platform/web-sdk/package';
import {sdkTypes, type SdkType} from '@avaturn-docs/platform/web-sdk/types';
import FieldRows from './FieldRows';

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

/** The public types of the web SDK. Row anchors: `type-AssetItem`. */
export default function SdkTypes() {
  return (
    <FieldRows
      caption="Types of the web SDK"
      isCaptionHidden
      rows={sdkTypes.map((type) => ({
        id: `type-${type.name}`,
        name: `\`${type.name}\``,
        facts: [type.fields ? 'fields' : 'values'],
        texts: [`${type.description}${sinceNote(type.since)}`, definition(type)],
      }))}
    />
  );
}
