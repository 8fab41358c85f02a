import {Children, cloneElement, isValidElement, useId} from 'react';
import type {Props as TabItemProps} from '@theme/TabItem';
import Tabs from '@theme-original/Tabs';
import type {Props} from '@theme/Tabs';

/** Tabs with labeled panels. A choice that is stored for the site is also in the URL, so that links contain it. */
export default function TabsWrapper({children, ...props}: Props) {
  const id = useId();
  return (
    <Tabs queryString={props.groupId !== undefined} {...props}>
      {Children.map(children, (item, index) =>
        isValidElement<TabItemProps>(item)
          ? cloneElement(item, {
              // The theme sets these on the tab; `TabItem` reads them for the panel.
              attributes: {...item.props.attributes, id: `${id}tab-${index}`, 'aria-controls': `${id}panel-${index}`},
            })
          : item,
      )}
    </Tabs>
  );
}
