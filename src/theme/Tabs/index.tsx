import React, {type ReactNode} from 'react';
import Tabs from '@theme-original/Tabs';
import type {Props} from '@theme/Tabs';

/** A choice that is kept on the whole site stands in the address, too (`?language=python`), so that a link carries it. */
export default function TabsWrapper(props: Props): ReactNode {
  return <Tabs queryString={props.groupId !== undefined} {...props} />;
}
