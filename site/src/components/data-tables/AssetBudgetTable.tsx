import React, {type CSSProperties, type ReactNode} from 'react';
import {assetLimits, materialNameRules, type AssetLimit} from '@avaturn-docs/platform/asset-limits';
import FieldRows from './FieldRows';
import styles from './AssetBudgetTable.module.css';

/** Values at which the bars of a unit are full. */
const full = {triangles: 7000, px: 1024} as const;

/** A bar for each value of a rule about triangles or pixels: the budget, or what samples have. */
function Bars({id, rule, max, unit}: AssetLimit): ReactNode {
  const scale = id.startsWith('triangles') ? full.triangles : unit === 'px' ? full.px : undefined;
  const values =
    max === undefined ? (rule.match(/\d[\d,]+/g) ?? []).map((text) => Number(text.replace(',', ''))) : [max];
  if (scale === undefined || values.length === 0) return null;
  return (
    <span className={styles.bars} data-measured={max === undefined || undefined} aria-hidden="true">
      {values.map((value) => (
        <span key={value} style={{'--share': value / scale} as CSSProperties} />
      ))}
    </span>
  );
}

/** Budgets and rules for assets, and the material names with a meaning. Row anchors: `limit-triangles`, `material-lens`. */
export default function AssetBudgetTable(): ReactNode {
  return (
    <>
      <FieldRows
        caption="Budgets and rules for assets"
        isCaptionHidden
        rows={assetLimits.map((limit) => ({
          id: `limit-${limit.id}`,
          name: limit.topic,
          facts: [
            !limit.topic.includes(limit.appliesTo) && (limit.appliesTo === 'all' ? 'all assets' : limit.appliesTo),
            limit.status,
          ],
          texts: [`**${limit.rule}.** ${limit.reason}`, <Bars key="bars" {...limit} />],
        }))}
        note="Recommended: Avaturn's documentation advises it, without enforcing it. Measured: read in the two official samples, the avatars of Avaturn's Unity SDK and three.js example. It isn't a limit."
      />
      <FieldRows
        caption="Material names with a meaning"
        rows={materialNameRules.map(({id, text, match, appliesTo, effect}) => ({
          id: `material-${id}`,
          name: `\`${text}\``,
          facts: [match === 'prefix' ? 'at the start of the name' : 'anywhere in the name', appliesTo],
          texts: [effect],
        }))}
      />
    </>
  );
}
