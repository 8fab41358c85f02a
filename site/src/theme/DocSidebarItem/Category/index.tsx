import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {isActiveSidebarItem} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {isSamePath} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/DocSidebarItem/Category';
import DocSidebarItems from '@theme/DocSidebarItems';

/** A section of the sidebar, always open. Without a page, its name is text: a link without a target is useless to readers. */
export default function DocSidebarItemCategory({item, onItemClick, activePath, level}: Props) {
  const {href, label, items, className} = item;
  const nameClass = clsx('menu__link', isActiveSidebarItem(item, activePath) && 'menu__link--active');
  return (
    <li
      className={clsx(
        ThemeClassNames.docs.docSidebarItemCategory,
        ThemeClassNames.docs.docSidebarItemCategoryLevel(level),
        'menu__list-item',
        className,
      )}
    >
      {href ? (
        <Link
          className={nameClass}
          to={href}
          aria-current={isSamePath(href, activePath) ? 'page' : undefined}
          onClick={() => onItemClick?.(item)}
        >
          <span>{label}</span>
        </Link>
      ) : (
        <span className={nameClass}>
          <span>{label}</span>
        </span>
      )}
      <ul className="menu__list">
        <DocSidebarItems items={items} onItemClick={onItemClick} activePath={activePath} level={level + 1} />
      </ul>
    </li>
  );
}
