import React, {type ReactNode} from 'react';
import {
  arkitMorphTargets,
  extraMorphTargets,
  visemes,
  vrmExpressionSuggestions,
  type Viseme,
} from '../../../data/morph-targets';
import DataTable, {type DataTableProps} from './DataTable';

export interface MorphTargetTableProps {
  readonly group: 'arkit' | 'viseme' | 'extra';
}

function side(name: string): string {
  if (name.endsWith('Left')) return 'Left';
  return name.endsWith('Right') ? 'Right' : 'Both or center';
}

function suggestedPreset(viseme: Viseme): string {
  const suggestion = vrmExpressionSuggestions.find(({alternatives}) =>
    alternatives.some(([target]) => target === viseme),
  );
  return suggestion ? `\`${suggestion.preset}\`` : 'None';
}

const tables: Readonly<Record<MorphTargetTableProps['group'], DataTableProps>> = {
  arkit: {
    caption: 'ARKit shapes of a T2 avatar',
    columns: ['Morph target', 'Region', 'Side'],
    rows: Object.entries(arkitMorphTargets).flatMap(([region, names]) =>
      names.map((name) => ({id: `arkit-${name}`, header: `\`${name}\``, cells: [region, side(name)]})),
    ),
  },
  viseme: {
    caption: 'Visemes of a T2 avatar',
    columns: ['Morph target', 'Suggested VRM 1.0 preset'],
    rows: visemes.map((name) => ({
      id: name.replace('_', '-'),
      header: `\`${name}\``,
      cells: [suggestedPreset(name)],
    })),
    note: 'Upper and lower case count. The presets are a suggestion of ours: check them on your avatar.',
  },
  extra: {
    caption: 'Extra shapes of a T2 avatar',
    columns: ['Morph target', 'Imitated by'],
    rows: extraMorphTargets.map(({name, imitatedBy}) => ({
      id: `extra-${name}`,
      header: `\`${name}\``,
      cells: [
        imitatedBy
          .map(({target, weight}) => (weight < 1 ? `\`${target}\` at about ${weight}` : `\`${target}\``))
          .join(' and '),
      ],
    })),
    note: 'The imitations are reported: they replace an extra shape on a model that lacks it.',
  },
};

/** The morph targets of one group. Row anchors: `arkit-jawOpen`, `viseme-aa`, `extra-mouthOpen`. */
export default function MorphTargetTable({group}: MorphTargetTableProps): ReactNode {
  return <DataTable {...tables[group]} />;
}
