import {ThemeClassNames} from '@docusaurus/theme-common';
import type {Props} from '@theme/LastUpdated';

/** The day of a page's last change, in UTC; nothing if it is unknown. */
export default function LastUpdated({lastUpdatedAt}: Props) {
  if (!lastUpdatedAt) return null;
  const date = new Date(lastUpdatedAt);
  return (
    <span className={ThemeClassNames.common.lastUpdated}>
      Last updated on{' '}
      <time dateTime={date.toISOString()}>
        {date.toLocaleDateString('en-US', {dateStyle: 'medium', timeZone: 'UTC'})}
      </time>
    </span>
  );
}
