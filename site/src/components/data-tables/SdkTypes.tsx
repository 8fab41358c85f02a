import React, {type ReactNode} from 'react';
import {sinceNote} from '@avaturn-docs/platform/web-sdk/package';
import {sdkTypes, type SdkType} from '@avaturn-docs/platform/web-sdk/types';
import CellList from './CellList';
import DataTable from './DataTable';

/** Rendered as elements, because a template type contains backticks. */
function definition({fields, alias}: SdkType): ReactNode {
  const lines = fields
    ? fields.map(({name, optional, type}) => `${name}${optional ? '?' : ''}: ${type}`)
    : (alias ?? '').split(' | ');
  return (
    <CellList
      entries={lines.map((line) => (
        <code key={line}>{line}</code>
      ))}
    />
  );
}

/** The public types of the web SDK. Row anchors: `type-AssetItem`. */
export default function SdkTypes(): ReactNode {
  return (
    <DataTable
      caption="Types of the web SDK"
      columns={['Type', 'Fields or values', 'Meaning']}
      rows={sdkTypes.map((type) => ({
        id: `type-${type.name}`,
        header: `\`${type.name}\``,
        cells: [definition(type), `${type.description}${sinceNote(type.since)}`],
      }))}
    />
  );
}
