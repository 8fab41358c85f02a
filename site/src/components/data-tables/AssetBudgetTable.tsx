import React, {type ReactNode} from 'react';
import {assetLimits, materialNameRules, type AssetLimit} from '@avaturn-docs/platform/asset-limits';
import DataTable from './DataTable';

const bases: Readonly<Record<AssetLimit['status'], string>> = {
  recommended: 'Recommended',
  measured: 'Measured',
  unconfirmed: 'Unconfirmed',
};

function capitalized(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** Budgets and rules for assets, and the material names with a meaning. Row anchors: `limit-triangles`, `material-lens`. */
export default function AssetBudgetTable(): ReactNode {
  return (
    <>
      <DataTable
        caption="Budgets and rules for assets"
        columns={['Topic', 'Applies to', 'Rule or measurement', 'Basis', 'Why']}
        rows={assetLimits.map(({id, topic, appliesTo, rule, status, reason}) => ({
          id: `limit-${id}`,
          header: topic,
          cells: [appliesTo === 'all' ? 'All assets' : capitalized(appliesTo), rule, bases[status], reason],
        }))}
        note="Recommended: Avaturn's documentation advises it, without enforcing it. Measured: read in the two official samples, the avatars of Avaturn's Unity SDK and three.js example. It isn't a limit."
      />
      <DataTable
        caption="Material names with a meaning"
        columns={['Text', 'Place in the name', 'Applies to', 'Effect']}
        rows={materialNameRules.map(({id, text, match, appliesTo, effect}) => ({
          id: `material-${id}`,
          header: `\`${text}\``,
          cells: [match === 'prefix' ? 'At the start' : 'Anywhere', capitalized(appliesTo), effect],
        }))}
      />
    </>
  );
}
