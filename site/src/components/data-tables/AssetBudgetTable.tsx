import {type CSSProperties} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {assetLimits, materialNameRules, type AssetLimit} from '@avaturn-docs/platform/asset-limits';
import {useOwnAvatar} from '../../own-avatar';
import {markOf} from '../../own-avatar/marks';
import InlineText from '../InlineText';
import FieldRows, {type FieldRow} from './FieldRows';
import styles from './AssetBudgetTable.module.css';

/** Values at which the bars of a unit are full. */
const full = {triangles: 7000, px: 1024} as const;

/** A bar for each value of a rule about triangles or pixels: the budget, or what samples have. */
function Bars({id, rule, max, unit}: AssetLimit) {
  const scale = id.startsWith('triangles') ? full.triangles : unit === 'px' ? full.px : undefined;
  const values =
    max === undefined ? (rule.match(/\d[\d,]+/g) ?? []).map((text) => Number(text.replace(',', ''))) : [max];
  if (scale === undefined || values.length === 0) return null;
  return (
    <span className={styles.bars} data-measured={max === undefined || undefined} aria-hidden="true">
      {values.map((value) => (
        <span
          key={value}
          data-value={value.toLocaleString('en-US')}
          style={{'--share': value / scale} as CSSProperties}
        />
      ))}
    </span>
  );
}

const idOf = ({id}: AssetLimit): string => `limit-${id}`;

/** Rules about one thing are one row, so that their bars can be compared: its name, and what each of them is for. */
function partsOf({topic, appliesTo, status}: AssetLimit): readonly [group: string, part: string] {
  if (status === 'measured' && topic.startsWith('Triangles'))
    return ["Triangles of Avaturn's example files", appliesTo];
  const [group = '', part = ''] = topic.split(', ');
  return [group, part];
}

/** A row for the rules of one group. The first one has the row's anchor, the others theirs inside it. */
function rowOf(group: string, limits: readonly AssetLimit[]): FieldRow {
  const [first] = limits;
  const {appliesTo, status} = first!;
  const part = (limit: AssetLimit): string => partsOf(limit)[1];
  return {
    id: idOf(first!),
    name: group,
    facts: [appliesTo !== 'all' && part(first!) === '' && appliesTo, status !== 'recommended' && status],
    texts: limits.map((limit) => (
      <span key={limit.id} id={limit === first ? undefined : idOf(limit)}>
        <InlineText>{`${part(limit) && `${part(limit)}: `}**${limit.rule}.** ${limit.reason}`}</InlineText>
        <Bars {...limit} />
      </span>
    )),
  };
}

const groups = new Map<string, AssetLimit[]>();
for (const limit of assetLimits) {
  const [group] = partsOf(limit);
  groups.set(group, [...(groups.get(group) ?? []), limit]);
}

/** Budgets and rules for assets, and the material names with a meaning. Row anchors: `limit-triangles`, `material-lens`. */
export default function AssetBudgetTable() {
  const {collectAnchor} = useBrokenLinks();
  const own = useOwnAvatar();
  assetLimits.forEach((limit) => collectAnchor(idOf(limit)));
  return (
    <>
      <FieldRows
        markOf={(id) => markOf(id, own)}
        caption="Budgets and rules for assets"
        isCaptionHidden
        rows={[...groups].map(([group, limits]) => rowOf(group, limits))}
      />
      <FieldRows
        markOf={(id) => markOf(id, own)}
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
