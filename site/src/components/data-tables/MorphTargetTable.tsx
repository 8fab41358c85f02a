import React, {type ReactNode} from 'react';
import {
  arkitMorphTargets,
  extraMorphTargets,
  visemes,
  vrmExpressionSuggestions,
  type Viseme,
} from '@avaturn-docs/platform/morph-targets';
import OnAvatar from '../OnAvatar';
import FoldedTables, {type FoldedTablesProps} from './FoldedTables';

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

const capitalized = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

const tables: Readonly<Record<MorphTargetTableProps['group'], Omit<FoldedTablesProps, 'unit'>>> = {
  arkit: {
    columns: ['Morph target', 'Side'],
    groups: Object.entries(arkitMorphTargets).map(([region, names]) => ({
      id: `arkit-${region}`,
      title: capitalized(region),
      rows: names.map((name) => ({id: `arkit-${name}`, header: `\`${name}\``, cells: [side(name)], shows: name})),
    })),
  },
  viseme: {
    columns: ['Morph target', 'Suggested VRM 1.0 preset'],
    groups: [
      {
        id: 'viseme-names',
        title: 'All visemes',
        rows: visemes.map((name) => ({
          id: name.replace('_', '-'),
          header: `\`${name}\``,
          cells: [suggestedPreset(name)],
          shows: name,
        })),
      },
    ],
  },
  extra: {
    columns: ['Morph target', 'Made from'],
    groups: [
      {
        id: 'extra-names',
        title: 'All extra shapes',
        rows: extraMorphTargets.map(({name, imitatedBy}) => ({
          id: `extra-${name}`,
          header: `\`${name}\``,
          cells: [
            imitatedBy
              .map(({target, weight}) => (weight < 1 ? `\`${target}\` at about ${weight}` : `\`${target}\``))
              .join(' and '),
          ],
          shows: name,
        })),
      },
    ],
  },
};

/** Morph targets of a T2 avatar by group. Row anchors: `arkit-jawOpen`, `viseme-aa`, `extra-mouthOpen`. */
export default function MorphTargetTable({group}: MorphTargetTableProps): ReactNode {
  return <OnAvatar kind="shape">{(pick) => <FoldedTables unit="shape" {...tables[group]} pick={pick} />}</OnAvatar>;
}
