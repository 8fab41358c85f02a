import React, {type ReactNode} from 'react';
import {sinceNote} from '../../../data/web-sdk/package';
import {sdkTypes, type SdkType, type SdkTypeField} from '../../../data/web-sdk/types';
import CellList from './CellList';
import DataTable, {type DataRow} from './DataTable';

export interface SdkTypesProps {
  /** Shows only this type, with its fields; default: all. */
  readonly name?: string;
}

function declaredName({name, optional}: SdkTypeField): string {
  return optional ? `${name}?` : name;
}

/** Rendered as elements, because a template type contains backticks. */
function definition({fields, alias}: SdkType): ReactNode {
  const lines = fields ? fields.map((field) => `${declaredName(field)}: ${field.type}`) : (alias ?? '').split(' | ');
  return (
    <CellList
      entries={lines.map((line) => (
        <code key={line}>{line}</code>
      ))}
    />
  );
}

function typeRow(type: SdkType): DataRow {
  return {
    id: `type-${type.name}`,
    header: `\`${type.name}\``,
    cells: [definition(type), `${type.description}${sinceNote(type.since)}`],
  };
}

function fieldRow(type: SdkType, field: SdkTypeField): DataRow {
  return {
    id: `type-${type.name}-${field.name}`,
    header: `\`${declaredName(field)}\``,
    cells: [<code key={field.name}>{field.type}</code>, field.description],
  };
}

/**
 * The public types of the web SDK. Row anchors: `type-AssetItem`; with `name`, `type-AssetItem-id`.
 *
 * @throws if the type doesn't exist
 */
export default function SdkTypes({name}: SdkTypesProps): ReactNode {
  const columns = ['Type', 'Fields or values', 'Meaning'];
  if (name === undefined) {
    return <DataTable caption="Types of the web SDK" columns={columns} rows={sdkTypes.map(typeRow)} />;
  }
  const type = sdkTypes.find((candidate) => candidate.name === name);
  if (!type) {
    throw new Error(
      `<SdkTypes name="${name}"> isn't a type of the SDK. Use one of ${sdkTypes.map((each) => each.name).join(', ')}.`,
    );
  }
  if (!type.fields) {
    return <DataTable caption={`Values of \`${name}\``} columns={columns} rows={[typeRow(type)]} />;
  }
  return (
    <DataTable
      caption={`Fields of \`${name}\``}
      columns={['Field', 'Type', 'Meaning']}
      rows={type.fields.map((field) => fieldRow(type, field))}
    />
  );
}
