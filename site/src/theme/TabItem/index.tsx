import {useTabs} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/TabItem';

/** A tab panel, linked to its tab by the ids from `Tabs`. */
export default function TabItem({children, className, value, attributes = {}}: Props) {
  const {selectedValue} = useTabs();
  return (
    <div
      role="tabpanel"
      id={attributes['aria-controls'] as string | undefined}
      aria-labelledby={attributes['id'] as string | undefined}
      className={className}
      hidden={value !== selectedValue}
    >
      {children}
    </div>
  );
}
