import React, {type ReactNode} from 'react';
import {ThemeClassNames} from '@docusaurus/theme-common';
import type {Props} from '@theme/LastUpdated';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** The day of a page's last change, in UTC. The site is in English, so the date needs none of the browser's locales. */
export default function LastUpdated({lastUpdatedAt}: Props): ReactNode {
  const date = new Date(lastUpdatedAt ?? 0);
  return (
    <span className={ThemeClassNames.common.lastUpdated}>
      Last updated on{' '}
      <b>
        <time dateTime={date.toISOString()} itemProp="dateModified">
          {`${months[date.getUTCMonth()]} ${date.getUTCDate()}, ${date.getUTCFullYear()}`}
        </time>
      </b>
    </span>
  );
}
