import React, {type CSSProperties, type ReactNode} from 'react';
import {assetLimits, materialNameRules, type AssetLimit} from '@avaturn-docs/platform/asset-limits';
import FieldRows, {type FieldRow} from './FieldRows';
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

const idOf = ({id}: AssetLimit): string => `limit-${id}`;

function rowOf(limit: AssetLimit): FieldRow {
  const {topic, appliesTo, status, rule, reason} = limit;
  return {
    id: idOf(limit),
    name: topic,
    facts: [appliesTo !== 'all' && !topic.includes(appliesTo) && appliesTo, status !== 'recommended' && status],
    texts: [`**${rule}.** ${reason}`, <Bars key="bars" {...limit} />],
  };
}

const samples = assetLimits.filter(({id}) => id.startsWith('triangles-sample-'));

/** What the official samples have, in one row for comparison. The anchors of the other entries are inside it. */
const sampleRow: FieldRow = {
  id: idOf(samples[0]!),
  name: 'Triangles of the official samples',
  facts: ['measured'],
  texts: samples.map((limit, index) => (
    <span key={limit.id} id={index > 0 ? idOf(limit) : undefined}>
      {limit.appliesTo}: <strong>{limit.rule}</strong>. {limit.reason}
      <Bars {...limit} />
    </span>
  )),
};

/** Budgets and rules for assets, and the material names with a meaning. Row anchors: `limit-triangles`, `material-lens`. */
export default function AssetBudgetTable(): ReactNode {
  return (
    <>
      <FieldRows
        caption="Budgets and rules for assets"
        isCaptionHidden
        rows={assetLimits
          .filter((limit) => !samples.includes(limit) || limit === samples[0])
          .map((limit) => (limit === samples[0] ? sampleRow : rowOf(limit)))}
        note="Avaturn's documentation recommends what has no other mark, without enforcing it. Measured: read in the two official samples, the avatars of Avaturn's Unity SDK and three.js example. It isn't a limit."
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
