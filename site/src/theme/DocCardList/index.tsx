import clsx from 'clsx';
import {filterDocCardListItems, useCurrentSidebarCategory} from '@docusaurus/plugin-content-docs/client';
import DocCard from '@theme/DocCard';
import type {Props} from '@theme/DocCardList';
import Figure from '../../components/Figure';
import {pictures} from './pictures';

/** The picture of a section and its pages. Their titles are headings of the surrounding article. */
export default function DocCardList({items = [], className}: Props) {
  const picture = pictures[useCurrentSidebarCategory().href ?? ''];
  return (
    <div className="stack">
      {picture && <Figure {...picture} />}
      <div className={clsx('link-cards', className)}>
        {filterDocCardListItems(items).map((item, index) => (
          // Items never move, so the index is a stable key.
          <DocCard key={index} item={item} />
        ))}
      </div>
    </div>
  );
}
